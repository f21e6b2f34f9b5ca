package chess.protocol.console;

import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.game.RuleOutcome;
import chess.core.notation.San;
import chess.protocol.Traffic;
import chess.protocol.xboard.AnalysisStatus;
import chess.protocol.xboard.Answers;
import chess.protocol.xboard.CurrentGame;
import chess.protocol.xboard.Refusal;
import chess.protocol.xboard.Voice;
import chess.search.BookMove;
import chess.search.SearchReport;
import chess.search.SearchScore;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Speaks to a person. */
final class ConsoleVoice implements Voice {
  private static final double CENTIPAWNS_PER_PAWN = 100;
  private static final double MILLIS_PER_SECOND = 1000;
  private static final double PERMILLE_PER_PERCENT = 10;

  private final ConsoleOutput output;
  private final Traffic traffic;
  private final CurrentGame game;
  private BoardPicture picture;
  private boolean turned;
  private boolean showsLines;
  private long drawnVersion = -1;
  private Optional<DrawTalk> drawTalk = Optional.empty();

  ConsoleVoice(ConsoleOutput output, Traffic traffic, CurrentGame game, BoardPicture picture) {
    this.output = output;
    this.traffic = traffic;
    this.game = game;
    this.picture = picture;
  }

  void picture(BoardPicture other) {
    picture = other;
  }

  void turnBoard() {
    turned = !turned;
  }

  /** A person sits down on this side, which is at the bottom of the board from now on. */
  void seat(int color) {
    turned = color == Color.BLACK;
  }

  boolean isTurned() {
    return turned;
  }

  /** Whether every line of thinking is shown, and not only a line of progress. */
  void showsLines(boolean on) {
    showsLines = on;
  }

  /** Draws the board. */
  void showBoard() {
    drawnVersion = game.version();
    output.line("");
    output.picture(picture.draw(game.position(), turned));
    output.line("");
  }

  /** What we last said about a draw, which is forgotten by asking. */
  Optional<DrawTalk> takeDrawTalk() {
    Optional<DrawTalk> said = drawTalk;
    drawTalk = Optional.empty();
    return said;
  }

  @Override
  public void moved(Position before, int move) {
    boolean alone = game.isOurs(Color.opposite(before.sideToMove()));
    String who = alone ? colour(before.sideToMove()) + " plays " : "I play ";
    output.line(who + San.format(before, move) + ".");
    showBoard();
  }

  @Override
  public void thinking(Position root, SearchReport info, int ponderMove) {
    String line = line(root, info);
    if (ponderMove != Move.NONE) {
      if (showsLines) {
        output.line(line + " (if " + San.format(game.position(), ponderMove) + ")");
      }
    } else if (showsLines || game.isAnalysed()) {
      output.line(line);
    } else if (info.multiPv() == 1) {
      output.progress("thinking " + line);
    }
  }

  private static String line(Position root, SearchReport info) {
    return String.format(
        Locale.ROOT,
        "%2d %7s %6.1fs  %s",
        info.depth(),
        score(info.score(), root.sideToMove()),
        info.millis() / MILLIS_PER_SECOND,
        Answers.line(root, info.pv()));
  }

  /** In pawns, from White's point of view. */
  static String score(SearchScore score, int sideToMove) {
    int sign = sideToMove == Color.WHITE ? 1 : -1;
    return switch (score) {
      case SearchScore.Centipawns cp ->
          String.format(Locale.ROOT, "%+.2f", sign * cp.value() / CENTIPAWNS_PER_PAWN);
      case SearchScore.MateIn mate ->
          (sign * (mate.moves() > 0 ? 1 : -1) > 0 ? "+M" : "-M") + Math.abs(mate.moves());
    };
  }

  @Override
  public void gameOver(RuleOutcome outcome) {
    if (drawnVersion != game.version()) {
      showBoard();
    }
    output.line(sentence(outcome));
  }

  private static String sentence(RuleOutcome outcome) {
    String what =
        switch (outcome) {
          case CHECKMATE_WHITE_WINS -> "Checkmate: White wins";
          case CHECKMATE_BLACK_WINS -> "Checkmate: Black wins";
          case STALEMATE -> "Stalemate: the game is drawn";
          default -> outcome.description();
        };
    return what + ", " + outcome.result() + ". Type new for another game.";
  }

  @Override
  public void resigned(int color) {
    output.line("I resign. Well played! Type new for another game.");
  }

  @Override
  public void draw(DrawTalk talk) {
    drawTalk = Optional.of(talk);
    switch (talk) {
      case ACCEPT -> output.line("I accept the draw.");
      case OFFER -> output.line("I offer a draw; type draw to accept it.");
      case CLAIM -> {}
    }
  }

  @Override
  public void hint(Position position, int move) {
    output.line("Hint: " + San.format(position, move));
  }

  @Override
  public void book(Position position, List<BookMove> moves) {
    if (moves.isEmpty()) {
      output.line("The book knows nothing here.");
    }
    for (BookMove move : moves) {
      output.line(
          String.format(
              Locale.ROOT,
              "  %-7s %5.1f%%",
              San.format(position, move.move()),
              move.permille() / PERMILLE_PER_PERCENT));
    }
  }

  @Override
  public void status(AnalysisStatus status) {
    output.line(
        String.format(
            Locale.ROOT,
            "depth %d, %,d nodes, %.1f seconds, %d of %d moves left",
            status.depth(),
            status.nodes(),
            status.millis() / MILLIS_PER_SECOND,
            status.movesLeft(),
            status.moves()));
  }

  @Override
  public void refused(Refusal refusal) {
    output.line(
        switch (refusal) {
          case Refusal.WrongMove move -> wrongMove(move);
          case Refusal.NotYourTurn move ->
              "It is not your turn: I am thinking. Type ? and I move at once.";
          case Refusal.NoLegalPosition move -> "The board is no legal position; set one up first.";
          case Refusal.IllegalPosition position ->
              "That is not a legal position (" + position.reason() + ").";
          case Refusal.NotNow early -> "That is not possible now.";
          case Refusal.UnknownCommand unknown -> refused("unknown command", unknown.line());
          case Refusal.BadParameter bad -> refused("bad parameter", bad.line());
          case Refusal.UnknownOption unknown -> refused("unknown option", unknown.name());
          case Refusal.BadOptionValue bad ->
              refused("bad option value", bad.name() + "=" + bad.value());
          case Refusal.UnsupportedVariant variant -> refused("unsupported variant", variant.name());
        });
  }

  private String wrongMove(Refusal.WrongMove move) {
    String text = move.text();
    return switch (move.reason()) {
      case AMBIGUOUS -> text + " could be more than one move; say which man, as in Nbd2.";
      case ILLEGAL -> text + " is not legal here." + Suggestion.forMove(text, game.position());
      case UNREADABLE -> text + " is not a move." + Suggestion.forMove(text, game.position());
    };
  }

  private static String refused(String why, String command) {
    return "I cannot do that (" + why + "): " + command;
  }

  @Override
  public void answer(List<String> lines) {
    output.lines(lines);
  }

  @Override
  public void pong(String text) {
    output.line("pong " + text);
  }

  @Override
  public void failure(String what, Throwable cause) {
    traffic.failure(what, cause);
    output.line("Something went wrong inside me (" + what + ": " + cause + "); the game goes on.");
  }

  @Override
  public void remark(String text) {
    output.line(text);
  }

  @Override
  public void warning(String text) {
    output.line(text);
  }

  static String colour(int color) {
    return color == Color.WHITE ? "White" : "Black";
  }
}
