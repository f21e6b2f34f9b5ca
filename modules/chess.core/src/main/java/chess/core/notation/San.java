package chess.core.notation;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import chess.core.board.CastlingRights;
import chess.core.board.Move;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.Square;
import chess.core.movegen.Legality;
import chess.core.movegen.MoveGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Moves in standard algebraic notation: lenient in, exact out.
 *
 * <p>Read are also needless or missing signs of capture, check and praise, more about the origin
 * than needed, promotions as {@code e8=Q}, {@code e8Q}, {@code e8(Q)}, castling with zeros or
 * letters, and pieces in small letters ({@code bxc3} is a pawn's capture where there is one, else a
 * bishop's).
 */
public final class San {
  private static final String SHORT_CASTLING = "O-O";
  private static final String LONG_CASTLING = "O-O-O";
  private static final String CASTLING_LETTERS = "O0o";

  private San() {}

  /** The one legal move that the text names. */
  public static int parse(Position position, String text) {
    return parse(position, MoveWord.bare(text), text);
  }

  /**
   * The one legal move that a bare word names.
   *
   * @param text the word as it was typed, for messages
   */
  static int parse(Position position, String word, String text) {
    String castling = castling(word);
    if (castling != null) {
      return castling(position, castling, text);
    }
    SanShape shape = SanShape.read(word);
    int move = shape == null ? Move.NONE : find(position, shape, text);
    if (move != Move.NONE) {
      return move;
    }
    SanShape smallLetter = SanShape.readSmallLetter(word);
    if (shape == null && smallLetter == null) {
      throw MoveTextException.unreadable(text);
    }
    if (smallLetter != null) {
      move = find(position, smallLetter, text);
    }
    if (move == Move.NONE) {
      throw MoveTextException.illegal(text);
    }
    return move;
  }

  /** Whether a bare word has the form of a move. */
  static boolean isShaped(String word) {
    return castling(word) != null
        || SanShape.read(word) != null
        || SanShape.readSmallLetter(word) != null;
  }

  /**
   * The exact text of a legal move; the position is borrowed and given back unchanged, and left
   * alone altogether if the move gives no check.
   */
  public static String format(Position position, int move) {
    StringBuilder text = new StringBuilder();
    if (Move.isCastling(move)) {
      text.append(Move.to(move) > Move.from(move) ? SHORT_CASTLING : LONG_CASTLING);
    } else {
      appendOrigin(text, position, move);
      text.append(Move.isCapture(move) ? "x" : "").append(Square.name(Move.to(move)));
    }
    if (Move.isPromotion(move)) {
      text.append('=').append(PieceType.letter(Move.promotionType(move)));
    }
    if (position.givesCheck(move)) {
      position.make(move);
      text.append(MoveGenerator.hasLegalMove(position) ? '+' : '#');
      position.unmake();
    }
    return text.toString();
  }

  private static void appendOrigin(StringBuilder text, Position position, int move) {
    int from = Move.from(move);
    String name = Square.name(from);
    int pieceType = Piece.type(position.movedPiece(move));
    if (pieceType == PieceType.PAWN) {
      text.append(Move.isCapture(move) ? name.substring(0, 1) : "");
      return;
    }
    text.append(PieceType.letter(pieceType));
    int to = Move.to(move);
    long others =
        Attacks.of(pieceType, to, position.occupied())
            & position.pieces(position.sideToMove(), pieceType)
            & ~Bitboard.of(from);
    boolean rivals = false;
    boolean sameFile = false;
    boolean sameRank = false;
    for (; others != 0; others &= others - 1) {
      int origin = Bitboard.lsb(others);
      if (Legality.isLegal(position, Move.of(origin, to, Move.kind(move)))) {
        rivals = true;
        sameFile |= Square.file(origin) == Square.file(from);
        sameRank |= Square.rank(origin) == Square.rank(from);
      }
    }
    // The file tells rivals apart unless one shares it, then the rank, then only both.
    if (rivals && (!sameFile || sameRank)) {
      text.append(name.charAt(0));
    }
    if (sameFile) {
      text.append(name.charAt(1));
    }
  }

  /** The castling that a word spells, in its exact text; null when it is another word. */
  private static @Nullable String castling(String word) {
    if (word.isEmpty() || CASTLING_LETTERS.indexOf(word.charAt(0)) < 0) {
      return null;
    }
    return switch (word.replace('0', 'O').replace('o', 'O')) {
      case SHORT_CASTLING, "OO" -> SHORT_CASTLING;
      case LONG_CASTLING, "OOO" -> LONG_CASTLING;
      default -> null;
    };
  }

  private static int castling(Position position, String castling, String text) {
    int us = position.sideToMove();
    int right =
        castling.equals(SHORT_CASTLING)
            ? CastlingRights.shortSide(us)
            : CastlingRights.longSide(us);
    if (!position.canCastle(right)) {
      throw MoveTextException.illegal(text);
    }
    return Move.of(position.kingSquare(us), position.castlingRookSquare(right), Move.CASTLING);
  }

  /** The only legal move of that shape, or NONE. */
  private static int find(Position position, SanShape shape, String text) {
    int found = Move.NONE;
    int first = shape.firstNewMan();
    int last = shape.lastNewMan(position);
    for (long rest = shape.origins(position); rest != 0; rest &= rest - 1) {
      for (int newMan = first; newMan <= last; newMan++) {
        int move = shape.move(position, Bitboard.lsb(rest), newMan);
        if (Legality.isLegal(position, move)) {
          if (found != Move.NONE) {
            throw ambiguous(position, text, found, move);
          }
          found = move;
        }
      }
    }
    return found;
  }

  private static MoveTextException ambiguous(Position position, String text, int a, int b) {
    return new MoveTextException(
        MoveTextException.Reason.AMBIGUOUS,
        Excerpt.of(text) + " may be " + format(position, a) + " or " + format(position, b));
  }
}
