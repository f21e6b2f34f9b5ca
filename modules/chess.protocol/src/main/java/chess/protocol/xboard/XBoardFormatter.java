package chess.protocol.xboard;

import chess.core.board.Move;
import chess.core.game.RuleOutcome;
import chess.core.notation.CoordinateMove;
import chess.core.notation.MoveTextException;
import chess.protocol.text.ShortText;
import chess.search.SearchReport;
import chess.search.SearchScore;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Puts what we have to say into the words of the protocol.
 *
 * <p>Moves are always squares, in lines of play too: every partner reads them, and the partner that
 * shows lines of play translates them itself. In Chess960 castling is {@code O-O} or {@code O-O-O},
 * because a king's two squares would be ambiguous.
 */
final class XBoardFormatter {
  /** Added to the moves of a mate; greater than any other score. */
  private static final int MATE = 100_000;

  private static final int MAX_CENTIPAWNS = MATE - 1;
  private static final int MILLIS_PER_CENTISECOND = 10;
  private static final int PERMILLE_PER_PERCENT = 10;

  /** What xboard takes for the last words of a dying engine, or for news of the game. */
  private static final Pattern MISREADABLE =
      Pattern.compile(
          "not found|No such file|Permission denied|unknown host|can't alloc|(?i:draw|resign)");

  private XBoardFormatter() {}

  static String ourMove(int move, boolean chess960) {
    return "move " + move(move, chess960);
  }

  static String move(int move, boolean chess960) {
    if (chess960 && Move.isCastling(move)) {
      return Move.to(move) > Move.from(move) ? "O-O" : "O-O-O";
    }
    return CoordinateMove.format(move, false);
  }

  /**
   * One line of thinking: depth, score, time, nodes and the line of play.
   *
   * @param ponderMove the move that stands before the line while we think on the opponent's time,
   *     or {@code Move.NONE}
   * @param extended whether selective depth, speed and tablebase hits are wanted too; the tabulator
   *     tells xboard that they are there, others may take them for a part of the line
   */
  static String thinking(SearchReport info, int ponderMove, boolean chess960, boolean extended) {
    StringBuilder line = new StringBuilder();
    line.append(info.depth()).append(' ').append(score(info.score()));
    line.append(' ').append(info.millis() / MILLIS_PER_CENTISECOND);
    line.append(' ').append(info.nodes());
    if (extended) {
      line.append(' ').append(info.selectiveDepth());
      line.append(' ').append(info.nodesPerSecond());
      line.append(' ').append(info.tablebaseHits()).append('\t');
    } else {
      line.append(' ');
    }
    if (ponderMove != Move.NONE) {
      line.append(move(ponderMove, chess960)).append(' ');
    }
    appendMoves(line, info.pv(), chess960);
    return line.append(mark(info.bound())).toString();
  }

  static int score(SearchScore score) {
    return switch (score) {
      case SearchScore.Centipawns cp ->
          Math.max(-MAX_CENTIPAWNS, Math.min(MAX_CENTIPAWNS, cp.value()));
      case SearchScore.MateIn mate -> mate.moves() > 0 ? MATE + mate.moves() : -MATE + mate.moves();
    };
  }

  /** Our view of how the game has ended. */
  static String result(RuleOutcome outcome) {
    return outcome.result() + " {" + outcome.description() + "}";
  }

  static String hint(int move, boolean chess960) {
    return "Hint: " + move(move, chess960);
  }

  static String pong(String text) {
    return "pong " + text;
  }

  static String refusal(Refusal refusal) {
    return switch (refusal) {
      case Refusal.UnknownCommand unknown -> error("unknown command", unknown.line());
      case Refusal.BadParameter bad -> error("bad parameter", bad.line());
      case Refusal.UnknownOption unknown -> error("unknown option", unknown.name());
      case Refusal.BadOptionValue bad -> error("bad option value", bad.name() + "=" + bad.value());
      case Refusal.UnsupportedVariant variant -> error("unsupported variant", variant.name());
      case Refusal.NotNow early -> error("command not legal now", early.command());
      case Refusal.WrongMove move ->
          move.reason() == MoveTextException.Reason.AMBIGUOUS
              ? error("ambiguous move", move.text())
              : illegalMove("", move.text());
      case Refusal.NotYourTurn move -> illegalMove(" (not your turn)", move.text());
      case Refusal.NoLegalPosition move -> illegalMove(" (no legal position)", move.text());
      // Quotes the FEN: pychess sets an impossible board on purpose and hides errors that name it.
      case Refusal.IllegalPosition position ->
          "tellusererror Illegal position: " + ShortText.of(position.fen());
    };
  }

  private static String illegalMove(String why, String text) {
    return "Illegal move" + why + ": " + ShortText.of(text);
  }

  private static String error(String kind, String line) {
    return "Error (" + kind + "): " + ShortText.of(line);
  }

  /** Something a person should read, in a form that no partner takes for anything else. */
  static String tellUser(String text) {
    return "telluser " + harmless(text);
  }

  static String debug(String text) {
    return "# " + harmless(text);
  }

  /** How far the analysis is: time, nodes, depth, root moves left and in all, the current one. */
  static String status(AnalysisStatus status, boolean chess960) {
    StringBuilder line = new StringBuilder("stat01:");
    line.append(' ').append(status.millis() / MILLIS_PER_CENTISECOND);
    line.append(' ').append(status.nodes());
    line.append(' ').append(status.depth());
    line.append(' ').append(status.movesLeft());
    line.append(' ').append(status.moves());
    if (status.currentMove() != Move.NONE) {
      line.append(' ').append(move(status.currentMove(), chess960));
    }
    return line.toString();
  }

  /** A line about one move of the book; the blank in front is the protocol's. */
  static String bookMove(int move, int permille, boolean chess960) {
    return " "
        + move(move, chess960)
        + " "
        + permille / PERMILLE_PER_PERCENT
        + "."
        + permille % PERMILLE_PER_PERCENT
        + "%";
  }

  private static void appendMoves(StringBuilder line, List<Integer> moves, boolean chess960) {
    for (int i = 0; i < moves.size(); i++) {
      line.append(i == 0 ? "" : " ").append(move(moves.get(i), chess960));
    }
  }

  private static String mark(SearchScore.Bound bound) {
    return switch (bound) {
      case EXACT -> "";
      case LOWER -> " !";
      case UPPER -> " ?";
    };
  }

  /** Breaks up the words that xboard looks for with a low line after their first letter. */
  private static String harmless(String text) {
    return MISREADABLE
        .matcher(text)
        .replaceAll(found -> found.group().charAt(0) + "_" + found.group().substring(1));
  }
}
