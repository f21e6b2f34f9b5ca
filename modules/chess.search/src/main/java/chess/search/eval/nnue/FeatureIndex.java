package chess.search.eval.nnue;

import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.Square;

/**
 * Numbers the features, which are the inputs of the network: which man stands on which square, from
 * the perspective of one side.
 *
 * <pre>
 *   index = 768 * king bucket + 384 * (man of the other side) + 64 * piece type + square
 * </pre>
 *
 * Each side sees the board from its own end, and mirrored left to right while its own king stands
 * on the files e to h (horizontal mirroring); so that king is always on the files a to d, and one
 * position teaches its mirror image too. Where on that half the king stands is the king bucket: the
 * fewer games see it there, the more squares share one.
 */
public final class FeatureIndex {
  /** Sets of features to choose from by the own king. */
  public static final int KING_BUCKETS = 10;

  /** Orientations of one perspective: mirrored or not, with each king bucket. */
  static final int ORIENTATIONS = 2 * KING_BUCKETS;

  /** The features of one king bucket: men of two sides, six types, 64 squares. */
  public static final int SET = 768;

  public static final int COUNT = KING_BUCKETS * SET;

  private static final int OTHER_SIDE = SET / 2;
  private static final int RANK_FLIP = 56;
  private static final int FILE_FLIP = 7;
  private static final int FIRST_MIRRORED_FILE = 4;

  /** The bucket of each square on the files a to d, from the first rank on. */
  private static final byte[] BUCKET_BY_SQUARE = {
    0, 1, 2, 3, //
    4, 4, 5, 5, //
    6, 6, 7, 7, //
    8, 8, 8, 8, //
    9, 9, 9, 9, //
    9, 9, 9, 9, //
    9, 9, 9, 9, //
    9, 9, 9, 9, //
  };

  /** An orientation has the mask for squares in its low bits and the king bucket above. */
  private static final int BUCKET_SHIFT = 6;

  private static final int MASK = 63;

  private FeatureIndex() {}

  /**
   * Mirroring and king bucket of {@code perspective} while its king stands on {@code kingSquare}.
   * Squares of the king with the same orientation share their accumulators.
   */
  public static int orientation(int perspective, int kingSquare) {
    int ranks = perspective == Color.WHITE ? 0 : RANK_FLIP;
    boolean mirrored = (kingSquare & FIRST_MIRRORED_FILE) != 0;
    int mask = mirrored ? ranks ^ FILE_FLIP : ranks;
    return bucket(kingSquare ^ mask) << BUCKET_SHIFT | mask;
  }

  /** The bucket of a king as its own side sees it, on the files a to d. */
  private static int bucket(int king) {
    return BUCKET_BY_SQUARE[Square.rank(king) * FIRST_MIRRORED_FILE + Square.file(king)];
  }

  /** Numbers the orientations of one perspective. */
  static int orientationNumber(int orientation) {
    return 2 * (orientation >> BUCKET_SHIFT) + (orientation & 1);
  }

  /** The feature of a man, from a perspective with its {@link #orientation}. */
  public static int of(int perspective, int orientation, int piece, int square) {
    int side = (Piece.color(piece) ^ perspective) * OTHER_SIDE;
    return (orientation >> BUCKET_SHIFT) * SET
        + side
        + Piece.type(piece) * Square.COUNT
        + (square ^ orientation & MASK);
  }
}
