package chess.core.notation;

import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.Square;
import chess.core.movegen.MoveGenerator;
import org.jspecify.annotations.Nullable;

/** Moves as the squares they go from and to: {@code e2e4}, {@code e7e8q}. */
public final class CoordinateMove {
  /** What protocols write for "no move". */
  private static final String NO_MOVE = "0000";

  private static final int SQUARES_LENGTH = 4;
  private static final String SEPARATORS = "-x:";
  private static final String PROMOTIONS = "nbrq";

  private final int from;
  private final int to;
  private final int promotion;

  private CoordinateMove(int from, int to, int promotion) {
    this.from = from;
    this.to = to;
    this.promotion = promotion;
  }

  /**
   * The legal move that the text names, or {@link Move#NONE}. Castling may be written as the king's
   * two squares or as the king taking its rook; letters may have either case.
   */
  public static int parse(Position position, String text) {
    CoordinateMove wanted = read(text);
    return wanted == null ? Move.NONE : wanted.find(position);
  }

  /**
   * The text of a move; castling as king takes rook in Chess960, else as the king's two squares.
   */
  public static String format(int move, boolean chess960) {
    if (move == Move.NONE) {
      return NO_MOVE;
    }
    int from = Move.from(move);
    int to = Move.isCastling(move) && !chess960 ? kingTarget(move) : Move.to(move);
    String squares = Square.name(from) + Square.name(to);
    return Move.isPromotion(move)
        ? squares + PROMOTIONS.charAt(Move.promotionType(move) - PieceType.KNIGHT)
        : squares;
  }

  /** Whether the text has the form of a coordinate move. */
  static boolean isShaped(String text) {
    return read(text) != null;
  }

  /** What the text says, or null when it has another form. */
  private static @Nullable CoordinateMove read(String text) {
    if (text.length() < SQUARES_LENGTH) {
      return null;
    }
    int from = square(text, 0);
    int second = SEPARATORS.indexOf(text.charAt(2)) >= 0 ? 3 : 2;
    if (from == Square.NONE || text.length() < second + 2) {
      return null;
    }
    int to = square(text, second);
    int promotion = promotion(text, second + 2);
    return to == Square.NONE || promotion < 0 ? null : new CoordinateMove(from, to, promotion);
  }

  private static int square(String text, int index) {
    return Square.fromName(Character.toLowerCase(text.charAt(index)), text.charAt(index + 1));
  }

  /** The piece type that the text promotes to from an index on, NONE for nothing, -1 for junk. */
  private static int promotion(String text, int index) {
    int length = text.length() - index;
    if (length == 0) {
      return PieceType.NONE;
    }
    boolean withSign = length == 2 && text.charAt(index) == '=';
    if (length != 1 && !withSign) {
      return -1;
    }
    int letter = PROMOTIONS.indexOf(Character.toLowerCase(text.charAt(text.length() - 1)));
    return letter < 0 ? -1 : PieceType.KNIGHT + letter;
  }

  private int find(Position position) {
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    int castling = Move.NONE;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.move(i);
      if (Move.from(move) != from || promotion != promotionOf(move)) {
        continue;
      }
      if (Move.to(move) == to) {
        return move;
      }
      // Only a jump means castling: in Chess960 a single step may lead to the same square.
      if (Move.isCastling(move) && kingTarget(move) == to && Square.distance(from, to) > 1) {
        castling = move;
      }
    }
    return castling;
  }

  private static int promotionOf(int move) {
    return Move.isPromotion(move) ? Move.promotionType(move) : PieceType.NONE;
  }

  /** Where castling takes the king. */
  public static int kingTarget(int castling) {
    int from = Move.from(castling);
    int file = Square.file(Move.to(castling) > from ? Square.G1 : Square.C1);
    return Square.of(file, Square.rank(from));
  }
}
