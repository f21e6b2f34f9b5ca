package chess.search.eval.nnue;

import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.Square;

/**
 * Numbers the inputs of the network: which man stands on which square, seen by one side.
 *
 * <pre>
 *   index = 384 * (man of the other side) + 64 * piece type + square
 * </pre>
 *
 * Each side sees the board from its own end, and mirrored left to right while its own king stands
 * on the files e to h; so that king is always on the files a to d, and one position teaches its
 * mirror image too.
 */
public final class FeatureIndex {
  /** Men of two sides, six types, 64 squares. */
  public static final int COUNT = 768;

  private static final int OTHER_SIDE = COUNT / 2;
  private static final int RANK_FLIP = 56;
  private static final int FILE_FLIP = 7;
  private static final int FIRST_MIRRORED_FILE = 4;

  private FeatureIndex() {}

  /** Whether a side sees the board mirrored left to right while its king stands there. */
  public static boolean isMirrored(int kingSquare) {
    return (kingSquare & FIRST_MIRRORED_FILE) != 0;
  }

  /**
   * How {@code perspective} sees the squares while its king stands on {@code kingSquare}: a mask to
   * be combined with a square by exclusive or.
   */
  public static int orientation(int perspective, int kingSquare) {
    int ranks = perspective == Color.WHITE ? 0 : RANK_FLIP;
    return isMirrored(kingSquare) ? ranks ^ FILE_FLIP : ranks;
  }

  /** The input for a man, seen by {@code perspective} through its {@link #orientation}. */
  public static int of(int perspective, int orientation, int piece, int square) {
    int side = (Piece.color(piece) ^ perspective) * OTHER_SIDE;
    return side + Piece.type(piece) * Square.COUNT + (square ^ orientation);
  }
}
