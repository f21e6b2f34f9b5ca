package chess.protocol.text;

import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.Square;
import chess.core.notation.Fen;
import chess.core.notation.FenException;
import chess.core.notation.ForgivingFen;
import chess.search.Engine;
import chess.search.EvalReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * Tells a player how the evaluation judges a position: the total, the same by hand and by themes,
 * and how much each man matters, which is what the value loses when he is taken away.
 */
public final class PositionJudgement {
  private static final double CENTIPAWNS_PER_PAWN = 100;

  /** From so many pawns on a side is said to be better, clearly better, and winning. */
  private static final double SLIGHT = 0.3;

  private static final double CLEAR = 1;
  private static final double WINNING = 2.5;

  private static final int SIZE = 8;
  private static final int CELL = 4;

  /** Larger values are shown without their tenths, or they would not fit into a cell. */
  private static final double SHORT_FROM = 9.95;

  private static final String THEME = "%-15s %6s %6s %6s";

  private final Engine engine;
  private final Position position;

  public PositionJudgement(Engine engine, Position position) {
    this.engine = engine;
    this.position = position;
  }

  /**
   * Everything.
   *
   * @param turned whether Black is at the bottom of the board
   */
  public List<String> lines(boolean turned) {
    List<String> lines = new ArrayList<>();
    EvalReport report = engine.evaluate(position);
    EvalReport byHand = engine.evaluateByHand(position);
    if (report.evaluator().equals(byHand.evaluator())) {
      lines.add(total("By hand", report));
    } else {
      lines.add(total("The network says", report));
      lines.add(total("By hand", byHand));
    }
    lines.add("");
    lines.addAll(themes(byHand));
    lines.add("");
    lines.add("What each man is worth to his side here:");
    lines.add("");
    lines.addAll(men(report.centipawns(), turned));
    return lines;
  }

  private static String total(String who, EvalReport report) {
    double pawns = report.centipawns() / CENTIPAWNS_PER_PAWN;
    String side = pawns > 0 ? "White" : "Black";
    double size = Math.abs(pawns);
    String words =
        size < SLIGHT
            ? "about equal"
            : size < CLEAR
                ? side + " is a little better"
                : size < WINNING ? side + " is better" : side + " is winning";
    return String.format(Locale.ROOT, "%s %+.2f: %s.", who, pawns, words);
  }

  private static List<String> themes(EvalReport report) {
    List<String> lines = new ArrayList<>();
    lines.add(String.format(Locale.ROOT, THEME, "Theme", "White", "Black", "Total"));
    for (EvalReport.Term term : report.terms()) {
      int white = report.weigh(term.white());
      int black = report.weigh(term.black());
      lines.add(
          String.format(
              Locale.ROOT, THEME, term.name(), pawns(white), pawns(black), pawns(white - black)));
    }
    return lines;
  }

  private static String pawns(int centipawns) {
    return String.format(Locale.ROOT, "%.2f", centipawns / CENTIPAWNS_PER_PAWN);
  }

  /** The board: below each man his value. */
  private List<String> men(int whole, boolean turned) {
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < SIZE; row++) {
      int rank = turned ? row : SIZE - 1 - row;
      StringBuilder letters = new StringBuilder("  " + (rank + 1));
      StringBuilder values = new StringBuilder("   ");
      for (int column = 0; column < SIZE; column++) {
        int square = Square.of(turned ? SIZE - 1 - column : column, rank);
        int piece = position.pieceAt(square);
        letters.append(cell(piece == Piece.NONE ? "." : String.valueOf(Piece.letter(piece))));
        values.append(cell(value(square, piece, whole)));
      }
      lines.add(letters.toString().stripTrailing());
      lines.add(values.toString().stripTrailing());
    }
    StringBuilder files = new StringBuilder("   ");
    for (int column = 0; column < SIZE; column++) {
      files.append(cell(String.valueOf((char) ('a' + (turned ? SIZE - 1 - column : column)))));
    }
    lines.add(files.toString().stripTrailing());
    return lines;
  }

  private static String cell(String text) {
    return " ".repeat(Math.max(0, CELL - text.length())) + text;
  }

  private String value(int square, int piece, int whole) {
    if (piece == Piece.NONE || Piece.type(piece) == PieceType.KING) {
      return "";
    }
    OptionalInt without = without(square);
    if (without.isEmpty()) {
      return "?";
    }
    int sign = Piece.color(piece) == Color.WHITE ? 1 : -1;
    double pawns = sign * (whole - without.getAsInt()) / CENTIPAWNS_PER_PAWN;
    return String.format(Locale.ROOT, Math.abs(pawns) < SHORT_FROM ? "%.1f" : "%.0f", pawns);
  }

  /**
   * The value without the man on this square. If that lets a king be taken, the other side is to
   * move; empty if that makes no position either.
   */
  private OptionalInt without(int square) {
    String board = Fen.board(at -> at == square ? Piece.NONE : position.pieceAt(at));
    String[] fields = Fen.format(position).split(" ", 3);
    String other = fields[1].equals("w") ? "b" : "w";
    for (String side : List.of(fields[1], other)) {
      try {
        Position reduced = ForgivingFen.parse(board + " " + side + " " + fields[2]);
        return OptionalInt.of(engine.evaluate(reduced).centipawns());
      } catch (FenException e) {
        // A king can be taken with this side to move.
      }
    }
    return OptionalInt.empty();
  }
}
