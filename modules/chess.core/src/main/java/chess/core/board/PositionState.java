package chess.core.board;

import java.util.Arrays;

/**
 * What a move changes beyond recall, a record for each ply: unmaking a move is stepping back one
 * record, and the keys of all earlier positions stay at hand for detecting repetitions.
 *
 * <p>All records lie in one array, eight longs each, so that a move touches one or two cache lines
 * and not a dozen:
 *
 * <pre>
 *   0 key   1 pawn key   2 White's other men   3 Black's other men   4 checkers   5 pinned
 *   6 plies since null move (upper half), halfmove clock (lower half)
 *   7 en-passant square | castling rights | captured piece | move, 16 bits each
 * </pre>
 */
final class PositionState {
  /** Small, because most positions are looked at and forgotten; games and searches make it grow. */
  private static final int INITIAL_CAPACITY = 16;

  private static final int RECORD_SHIFT = 3;
  private static final int PAWN_KEY = 1;
  private static final int NON_PAWN_KEY = 2;
  private static final int CHECKERS = 4;
  private static final int PINNED = 5;
  private static final int CLOCKS = 6;
  private static final int DETAILS = 7;
  private static final long NULL_PLY = 1L << Integer.SIZE;
  private static final long LOWER_HALF = NULL_PLY - 1;
  private static final int CAPTURED_SHIFT = 16;
  private static final int RIGHTS_SHIFT = 32;
  private static final int EN_PASSANT_SHIFT = 48;
  private static final int MASK_16 = 0xFFFF;

  private long[] words;

  PositionState() {
    this(INITIAL_CAPACITY);
  }

  /** Room for so many plies, and then for more. */
  PositionState(int capacity) {
    words = new long[capacity << RECORD_SHIFT];
  }

  private int capacity() {
    return words.length >> RECORD_SHIFT;
  }

  /** A game may be longer than any search is deep, so the array grows. */
  private void ensureCapacity(int needed) {
    if (needed > capacity()) {
      words = Arrays.copyOf(words, Math.max(needed, capacity() * 2) << RECORD_SHIFT);
    }
  }

  void copyFrom(PositionState other, int count) {
    ensureCapacity(count);
    System.arraycopy(other.words, 0, words, 0, count << RECORD_SHIFT);
  }

  /** Writes the record of a position that no move led to, without keys. */
  void start(int castlingRights, int enPassant, int halfmoveClock) {
    words[CLOCKS] = halfmoveClock;
    words[DETAILS] = details(Move.NONE, Piece.NONE, castlingRights, enPassant);
  }

  /** Opens the record behind {@code ply}: the same keys, one ply later, no en passant. */
  void push(int ply, int move, int captured, int castlingRights) {
    ensureCapacity(ply + 2);
    int from = ply << RECORD_SHIFT;
    int to = from + (1 << RECORD_SHIFT);
    words[to] = words[from];
    words[to + PAWN_KEY] = words[from + PAWN_KEY];
    words[to + NON_PAWN_KEY + Color.WHITE] = words[from + NON_PAWN_KEY + Color.WHITE];
    words[to + NON_PAWN_KEY + Color.BLACK] = words[from + NON_PAWN_KEY + Color.BLACK];
    words[to + CLOCKS] = words[from + CLOCKS] + NULL_PLY + 1;
    words[to + DETAILS] = details(move, captured, castlingRights, Square.NONE);
  }

  private static long details(int move, int captured, int castlingRights, int enPassant) {
    return (long) enPassant << EN_PASSANT_SHIFT
        | (long) castlingRights << RIGHTS_SHIFT
        | (long) captured << CAPTURED_SHIFT
        | move;
  }

  long key(int ply) {
    return words[ply << RECORD_SHIFT];
  }

  /** Changes the key of the whole position only. */
  void toggle(int ply, long change) {
    words[ply << RECORD_SHIFT] ^= change;
  }

  /** Changes the key of the whole position and that of the men a piece belongs to. */
  void toggle(int ply, int piece, long change) {
    int record = ply << RECORD_SHIFT;
    words[record] ^= change;
    words[record + keyOf(piece)] ^= change;
  }

  private static int keyOf(int piece) {
    return Piece.type(piece) == PieceType.PAWN ? PAWN_KEY : NON_PAWN_KEY + Piece.color(piece);
  }

  long pawnKey(int ply) {
    return words[(ply << RECORD_SHIFT) + PAWN_KEY];
  }

  long nonPawnKey(int ply, int color) {
    return words[(ply << RECORD_SHIFT) + NON_PAWN_KEY + color];
  }

  long checkers(int ply) {
    return words[(ply << RECORD_SHIFT) + CHECKERS];
  }

  long pinned(int ply) {
    return words[(ply << RECORD_SHIFT) + PINNED];
  }

  void checkersAndPins(int ply, long checkers, long pinned) {
    words[(ply << RECORD_SHIFT) + CHECKERS] = checkers;
    words[(ply << RECORD_SHIFT) + PINNED] = pinned;
  }

  int halfmoveClock(int ply) {
    return (int) words[(ply << RECORD_SHIFT) + CLOCKS];
  }

  /** A capture or pawn move: the fifty moves begin anew. */
  void resetHalfmoveClock(int ply) {
    words[(ply << RECORD_SHIFT) + CLOCKS] &= ~LOWER_HALF;
  }

  /** A null move: no repetition reaches back beyond it. */
  void resetPliesSinceNull(int ply) {
    words[(ply << RECORD_SHIFT) + CLOCKS] &= LOWER_HALF;
  }

  /** Plies since the last capture, pawn move or null move, whichever was last. */
  int reversiblePlies(int ply) {
    long clocks = words[(ply << RECORD_SHIFT) + CLOCKS];
    return Math.min((int) clocks, (int) (clocks >> Integer.SIZE));
  }

  int move(int ply) {
    return (int) words[(ply << RECORD_SHIFT) + DETAILS] & MASK_16;
  }

  int captured(int ply) {
    return (int) words[(ply << RECORD_SHIFT) + DETAILS] >>> CAPTURED_SHIFT;
  }

  int castlingRights(int ply) {
    return (int) (words[(ply << RECORD_SHIFT) + DETAILS] >> RIGHTS_SHIFT) & MASK_16;
  }

  int enPassant(int ply) {
    return (int) (words[(ply << RECORD_SHIFT) + DETAILS] >> EN_PASSANT_SHIFT);
  }

  /** Sets the en-passant square where there was none. */
  void enPassant(int ply, int square) {
    words[(ply << RECORD_SHIFT) + DETAILS] ^= (long) (square ^ Square.NONE) << EN_PASSANT_SHIFT;
  }
}
