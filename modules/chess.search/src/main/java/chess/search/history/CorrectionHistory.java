package chess.search.history;

import static chess.search.tuning.SearchParameters.CORRECTION_CONTINUATION_WEIGHT;
import static chess.search.tuning.SearchParameters.CORRECTION_NON_PAWN_WEIGHT;
import static chess.search.tuning.SearchParameters.CORRECTION_PAWN_WEIGHT;

import chess.core.board.Color;
import chess.core.board.Position;

/**
 * By how much the static evaluation was wrong in positions with the same pawns, with the same
 * pieces of one side, or after the same two moves; added to later evaluations of such positions.
 */
public final class CorrectionHistory {
  /** Largest value of an entry. */
  public static final int LIMIT = 1024;

  private static final int KEYS = 16_384;
  private static final int WEIGHT_UNIT = 16_384;

  private final short[] pawns = new short[Color.COUNT * KEYS];
  private final short[] whitePieces = new short[Color.COUNT * KEYS];
  private final short[] blackPieces = new short[Color.COUNT * KEYS];
  private final short[] continuation = new short[(PieceTo.COUNT + 1) * (PieceTo.COUNT + 1)];

  /**
   * The centipawns to add to the static evaluation.
   *
   * @param last the move that led here
   * @param earlier the move before it
   */
  public int correction(Position position, int earlier, int last) {
    int color = position.sideToMove();
    int sum =
        CORRECTION_PAWN_WEIGHT * pawns[index(color, position.pawnKey())]
            + CORRECTION_NON_PAWN_WEIGHT
                * (whitePieces[index(color, position.nonPawnKey(Color.WHITE))]
                    + blackPieces[index(color, position.nonPawnKey(Color.BLACK))])
            + CORRECTION_CONTINUATION_WEIGHT * continuation[continuationIndex(earlier, last)];
    return sum / WEIGHT_UNIT;
  }

  /** Learns that the evaluation should have been higher by something like the bonus. */
  public void update(Position position, int earlier, int last, int bonus) {
    int color = position.sideToMove();
    Gravity.apply(pawns, index(color, position.pawnKey()), bonus, LIMIT);
    Gravity.apply(whitePieces, index(color, position.nonPawnKey(Color.WHITE)), bonus, LIMIT);
    Gravity.apply(blackPieces, index(color, position.nonPawnKey(Color.BLACK)), bonus, LIMIT);
    if (last != PieceTo.NONE) {
      Gravity.apply(continuation, continuationIndex(earlier, last), bonus, LIMIT);
    }
  }

  void clear() {
    Zeros.fill(pawns);
    Zeros.fill(whitePieces);
    Zeros.fill(blackPieces);
    Zeros.fill(continuation);
  }

  private static int index(int color, long key) {
    return color * KEYS + ((int) key & KEYS - 1);
  }

  private static int continuationIndex(int earlier, int last) {
    return earlier * (PieceTo.COUNT + 1) + last;
  }
}
