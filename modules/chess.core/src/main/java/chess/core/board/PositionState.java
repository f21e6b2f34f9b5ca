package chess.core.board;

import java.util.Arrays;

/**
 * What a move changes beyond recall, as parallel arrays indexed by ply: unmaking a move is stepping
 * back one index, and the keys of all earlier positions stay at hand for detecting repetitions.
 */
final class PositionState {
  private static final int INITIAL_CAPACITY = 256;

  long[] key = new long[INITIAL_CAPACITY];
  long[] pawnKey = new long[INITIAL_CAPACITY];
  long[] whiteNonPawnKey = new long[INITIAL_CAPACITY];
  long[] blackNonPawnKey = new long[INITIAL_CAPACITY];
  long[] checkers = new long[INITIAL_CAPACITY];
  long[] pinned = new long[INITIAL_CAPACITY];
  int[] move = new int[INITIAL_CAPACITY];
  int[] halfmoveClock = new int[INITIAL_CAPACITY];
  int[] pliesSinceNull = new int[INITIAL_CAPACITY];
  byte[] captured = new byte[INITIAL_CAPACITY];
  byte[] castlingRights = new byte[INITIAL_CAPACITY];
  byte[] enPassant = new byte[INITIAL_CAPACITY];

  int capacity() {
    return key.length;
  }

  /** A game may be longer than any search is deep, so the arrays grow. */
  void ensureCapacity(int needed) {
    if (needed <= capacity()) {
      return;
    }
    int capacity = Math.max(needed, capacity() * 2);
    key = Arrays.copyOf(key, capacity);
    pawnKey = Arrays.copyOf(pawnKey, capacity);
    whiteNonPawnKey = Arrays.copyOf(whiteNonPawnKey, capacity);
    blackNonPawnKey = Arrays.copyOf(blackNonPawnKey, capacity);
    checkers = Arrays.copyOf(checkers, capacity);
    pinned = Arrays.copyOf(pinned, capacity);
    move = Arrays.copyOf(move, capacity);
    halfmoveClock = Arrays.copyOf(halfmoveClock, capacity);
    pliesSinceNull = Arrays.copyOf(pliesSinceNull, capacity);
    captured = Arrays.copyOf(captured, capacity);
    castlingRights = Arrays.copyOf(castlingRights, capacity);
    enPassant = Arrays.copyOf(enPassant, capacity);
  }

  void copyFrom(PositionState other, int count) {
    ensureCapacity(count);
    System.arraycopy(other.key, 0, key, 0, count);
    System.arraycopy(other.pawnKey, 0, pawnKey, 0, count);
    System.arraycopy(other.whiteNonPawnKey, 0, whiteNonPawnKey, 0, count);
    System.arraycopy(other.blackNonPawnKey, 0, blackNonPawnKey, 0, count);
    System.arraycopy(other.checkers, 0, checkers, 0, count);
    System.arraycopy(other.pinned, 0, pinned, 0, count);
    System.arraycopy(other.move, 0, move, 0, count);
    System.arraycopy(other.halfmoveClock, 0, halfmoveClock, 0, count);
    System.arraycopy(other.pliesSinceNull, 0, pliesSinceNull, 0, count);
    System.arraycopy(other.captured, 0, captured, 0, count);
    System.arraycopy(other.castlingRights, 0, castlingRights, 0, count);
    System.arraycopy(other.enPassant, 0, enPassant, 0, count);
  }
}
