package chess.search.eval.hce;

import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.Zobrist;
import java.util.Arrays;

/**
 * Remembers what pawns and kings alone say about a position; belongs to one evaluator.
 *
 * <p>Pawns and kings move seldom, so nearly every probe hits. An entry fills one cache line of
 * eight longs:
 *
 * <pre>
 *   0 key   1 White's score | Black's score   2, 3 passed pawns   4, 5 attack spans   6, 7 unused
 * </pre>
 *
 * Scores and sets are kept per side, each from its own point of view, as {@link SideView} has them.
 */
final class PawnCache {
  private static final int STRIDE_SHIFT = 3;
  private static final int SCORES = 1;
  private static final int PASSED = 2;
  private static final int SPAN = 4;
  private static final long LOWER_HALF = 0xFFFF_FFFFL;

  private final long[] table;
  private final int mask;

  /** A cache of {@code 1 << bits} entries. */
  PawnCache(int bits) {
    mask = (1 << bits) - 1;
    table = new long[1 << bits + STRIDE_SHIFT];
    clear();
  }

  /** Needed when the weights change under it. */
  void clear() {
    // No position without kings exists, so no key is the combination of nothing.
    Arrays.fill(table, 0);
  }

  static long key(Position position) {
    return position.pawnKey()
        ^ Zobrist.piece(Piece.of(Color.WHITE, PieceType.KING), position.kingSquare(Color.WHITE))
        ^ Zobrist.piece(Piece.of(Color.BLACK, PieceType.KING), position.kingSquare(Color.BLACK));
  }

  /** Where a key lives; valid for the methods below. */
  int slot(long key) {
    return ((int) key & mask) << STRIDE_SHIFT;
  }

  boolean holds(int slot, long key) {
    return table[slot] == key;
  }

  /** Fills in the sets of both sides; returns both scores for the decoders. */
  long load(int slot, SideView white, SideView black) {
    white.passed = table[slot + PASSED + Color.WHITE];
    black.passed = table[slot + PASSED + Color.BLACK];
    white.attackSpan = table[slot + SPAN + Color.WHITE];
    black.attackSpan = table[slot + SPAN + Color.BLACK];
    return table[slot + SCORES];
  }

  void store(int slot, long key, long scores, SideView white, SideView black) {
    table[slot] = key;
    table[slot + SCORES] = scores;
    table[slot + PASSED + Color.WHITE] = white.passed;
    table[slot + PASSED + Color.BLACK] = black.passed;
    table[slot + SPAN + Color.WHITE] = white.attackSpan;
    table[slot + SPAN + Color.BLACK] = black.attackSpan;
  }

  static long scores(int white, int black) {
    return (long) white << Integer.SIZE | black & LOWER_HALF;
  }

  static int whiteScore(long scores) {
    return (int) (scores >> Integer.SIZE);
  }

  static int blackScore(long scores) {
    return (int) scores;
  }
}
