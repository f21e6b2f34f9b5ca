package chess.core.notation;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.Square;
import org.jspecify.annotations.Nullable;

/**
 * What a word in algebraic notation says before any board is asked: which piece goes to which
 * square, perhaps from where, perhaps becoming what. {@link #ANY} stands for what is left open.
 *
 * <pre>
 *   N  g1    x   f3  =Q
 *   |  |     |   |   promotion
 *   |  |     |   target square
 *   |  |     separator, ignored
 *   |  file, rank or both of the origin
 *   piece, none for a pawn
 * </pre>
 */
record SanShape(int pieceType, int fromFile, int fromRank, int to, int promotion) {
  private static final int ANY = -1;
  private static final int LAST_RANK = 7;
  private static final String SEPARATORS = "xX:-";
  private static final String PROMOTION_SIGNS = "=/";
  private static final String PROMOTIONS = "NBRQ";

  /** The word read as a move of a pawn or of the piece in capital letter; null if it is neither. */
  static @Nullable SanShape read(String word) {
    int pieceType = word.isEmpty() ? PieceType.NONE : PieceType.fromLetter(word.charAt(0));
    return pieceType == PieceType.NONE ? read(word, 0, PieceType.PAWN) : read(word, 1, pieceType);
  }

  /**
   * The word read as a move of the piece in small letter; null if it is none. Only {@code b} can be
   * both this and a pawn's file.
   */
  static @Nullable SanShape readSmallLetter(String word) {
    char first = word.isEmpty() ? ' ' : word.charAt(0);
    int pieceType = PieceType.fromLetter(Character.toUpperCase(first));
    return pieceType == PieceType.NONE || !Character.isLowerCase(first)
        ? null
        : read(word, 1, pieceType);
  }

  private static @Nullable SanShape read(String word, int start, int pieceType) {
    int end = word.length();
    int promotion = ANY;
    int bare = withoutPromotion(word);
    if (bare < end) {
      char letter = word.charAt(word.endsWith(")") ? end - 2 : end - 1);
      promotion = PieceType.fromLetter(Character.toUpperCase(letter));
      end = bare;
    }
    if (end - start < 2) {
      return null;
    }
    int to = Square.fromName(word.charAt(end - 2), word.charAt(end - 1));
    end -= 2;
    if (end > 1 && end > start && SEPARATORS.indexOf(word.charAt(end - 1)) >= 0) {
      end--;
    }
    int fromRank = ANY;
    if (end > start && isRank(word.charAt(end - 1))) {
      fromRank = word.charAt(--end) - '1';
    }
    int fromFile = ANY;
    if (end > start && isFile(word.charAt(end - 1))) {
      fromFile = word.charAt(--end) - 'a';
    }
    // Nobody writes a pawn's own file before its square; bb4 is meant as a bishop's move.
    boolean needlessFile =
        pieceType == PieceType.PAWN && fromRank == ANY && fromFile == Square.file(to);
    return to == Square.NONE || end != start || needlessFile
        ? null
        : new SanShape(pieceType, fromFile, fromRank, to, promotion);
  }

  /** Where the word ends without its {@code =Q}, {@code /Q}, {@code (Q)} or {@code Q}. */
  private static int withoutPromotion(String word) {
    int end = word.length();
    boolean bracketed = end > 2 && word.charAt(end - 1) == ')' && word.charAt(end - 3) == '(';
    int letter = bracketed ? end - 2 : end - 1;
    if (letter < 2 || PROMOTIONS.indexOf(Character.toUpperCase(word.charAt(letter))) < 0) {
      return end;
    }
    if (bracketed) {
      return end - 3;
    }
    boolean signed = PROMOTION_SIGNS.indexOf(word.charAt(letter - 1)) >= 0;
    return signed ? letter - 1 : letter;
  }

  private static boolean isRank(char c) {
    return c >= '1' && c <= '8';
  }

  private static boolean isFile(char c) {
    return c >= 'a' && c <= 'h';
  }

  /** Where men stand that the word may mean, as far as their way of moving goes. */
  long origins(Position position) {
    int us = position.sideToMove();
    long men = position.pieces(us, pieceType);
    if (fromFile != ANY) {
      men &= Bitboard.file(fromFile);
    }
    if (fromRank != ANY) {
      men &= Bitboard.rank(fromRank);
    }
    return men & (pieceType == PieceType.PAWN ? pawnOrigins(us) : pieceOrigins(position));
  }

  private long pieceOrigins(Position position) {
    return promotion == ANY ? Attacks.of(pieceType, to, position.occupied()) : 0;
  }

  /** From where pawns capture to the square or step there, be it allowed or not. */
  private long pawnOrigins(int us) {
    if (promotion != ANY && !promotes(us)) {
      return 0;
    }
    long once = Bitboard.forward(Color.opposite(us), Bitboard.of(to));
    long twice = Bitboard.forward(Color.opposite(us), once);
    return Attacks.pawn(Color.opposite(us), to) | once | twice;
  }

  /** The least of the men that a pawn may become; any number where it does not promote. */
  int firstNewMan() {
    return promotion == ANY ? PieceType.KNIGHT : promotion;
  }

  /** The greatest of them. */
  int lastNewMan(Position position) {
    return promotion == ANY && promotes(position.sideToMove()) ? PieceType.QUEEN : firstNewMan();
  }

  private boolean promotes(int us) {
    return pieceType == PieceType.PAWN && Square.relativeRank(us, to) == LAST_RANK;
  }

  /** The move of a man from there, legal or not; the new man counts only where a pawn promotes. */
  int move(Position position, int from, int newMan) {
    int us = position.sideToMove();
    boolean captures = position.pieceAt(to) != Piece.NONE;
    if (promotes(us)) {
      return Move.promotion(from, to, newMan, captures);
    }
    if (pieceType == PieceType.PAWN && !captures) {
      if (Square.file(from) != Square.file(to)) {
        return Move.of(from, to, Move.EN_PASSANT);
      }
      return Move.of(from, to, Square.distance(from, to) > 1 ? Move.DOUBLE_PUSH : Move.QUIET);
    }
    return Move.of(from, to, captures ? Move.CAPTURE : Move.QUIET);
  }
}
