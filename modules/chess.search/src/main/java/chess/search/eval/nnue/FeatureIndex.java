package chess.search.eval.nnue;

import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.Square;

/**
 * Numbers the inputs of the network: which man stands on which square, seen by one side.
 *
 * <pre>
 *   index = 768 * bucket of the own king + 384 * (man of the other side) + 64 * piece type + square
 * </pre>
 *
 * Each side sees the board from its own end, and mirrored left to right while its own king stands
 * on the files e to h; so that king is always on the files a to d, and one position teaches its
 * mirror image too. Where on that half the king stands chooses one of a few sets of inputs: the
 * corner after castling, the rest of the first rank, the second rank, and all beyond.
 */
public final class FeatureIndex {
  /** Sets of inputs to choose from by the own king. */
  public static final int KING_BUCKETS = 4;

  /** Ways of looking at the board: mirrored or not, with each set of inputs. */
  static final int WAYS = 2 * KING_BUCKETS;

  /** The inputs of one set: men of two sides, six types, 64 squares. */
  public static final int SET = 768;

  public static final int COUNT = KING_BUCKETS * SET;

  private static final int OTHER_SIDE = SET / 2;
  private static final int RANK_FLIP = 56;
  private static final int FILE_FLIP = 7;
  private static final int FIRST_MIRRORED_FILE = 4;
  private static final int FIRST_FILE_OFF_THE_CORNER = 2;

  /** A way of looking has the mask for squares in its low bits and the bucket above. */
  private static final int BUCKET_SHIFT = 6;

  private static final int MASK = 63;

  private FeatureIndex() {}

  /**
   * How {@code perspective} looks at the board while its king stands on {@code kingSquare}. Two
   * squares of the king with the same way of looking share their sums.
   */
  public static int way(int perspective, int kingSquare) {
    int ranks = perspective == Color.WHITE ? 0 : RANK_FLIP;
    boolean mirrored = (kingSquare & FIRST_MIRRORED_FILE) != 0;
    int mask = mirrored ? ranks ^ FILE_FLIP : ranks;
    return bucket(kingSquare ^ mask) << BUCKET_SHIFT | mask;
  }

  /** The set of inputs for a king as its own side sees it, on the files a to d. */
  private static int bucket(int king) {
    return switch (Square.rank(king)) {
      case 0 -> Square.file(king) < FIRST_FILE_OFF_THE_CORNER ? 0 : 1;
      case 1 -> 2;
      default -> 3;
    };
  }

  /** Numbers the ways of looking that one side has. */
  static int wayNumber(int way) {
    return 2 * (way >> BUCKET_SHIFT) + (way & 1);
  }

  /** The input for a man, seen by {@code perspective} with its {@link #way} of looking. */
  public static int of(int perspective, int way, int piece, int square) {
    int side = (Piece.color(piece) ^ perspective) * OTHER_SIDE;
    return (way >> BUCKET_SHIFT) * SET
        + side
        + Piece.type(piece) * Square.COUNT
        + (square ^ way & MASK);
  }
}
