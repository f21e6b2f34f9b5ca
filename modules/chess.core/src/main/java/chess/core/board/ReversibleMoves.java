package chess.core.board;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;

/**
 * Finds the move of one man, if any, by which two positions differ, from the difference of their
 * keys.
 *
 * <p>All 3668 reversible moves of single men on an empty board (a move and its reverse count once)
 * are stored in a cuckoo hash table: each key has two possible slots, so a look-up reads at most
 * two. The idea is Marcel van Kervinck's.
 */
final class ReversibleMoves {
  /** A cycle that the next move closes has at least three moves behind it. */
  static final int SHORTEST_CYCLE = 3;

  private static final int SLOTS = 8192;
  private static final int SLOT_MASK = SLOTS - 1;
  private static final int SECOND_SLOT_SHIFT = 16;

  private static final long[] KEYS = new long[SLOTS];
  private static final int[] MOVES = new int[SLOTS];

  static {
    for (int piece = Piece.of(Color.WHITE, PieceType.KNIGHT); piece < Piece.COUNT; piece++) {
      for (int from = 0; from < Square.COUNT; from++) {
        for (int to = from + 1; to < Square.COUNT; to++) {
          if (Bitboard.contains(Attacks.of(Piece.type(piece), from, 0), to)) {
            insert(
                Zobrist.piece(piece, from) ^ Zobrist.piece(piece, to) ^ Zobrist.sideToMove(),
                Move.of(from, to, Move.QUIET));
          }
        }
      }
    }
  }

  private ReversibleMoves() {}

  /**
   * The move between two positions whose keys differ by {@code difference}, or {@link Move#NONE}.
   */
  static int find(long difference) {
    int slot = firstSlot(difference);
    if (KEYS[slot] != difference) {
      slot = secondSlot(difference);
    }
    return KEYS[slot] == difference ? MOVES[slot] : Move.NONE;
  }

  private static void insert(long key, int move) {
    int slot = firstSlot(key);
    while (true) {
      long evictedKey = KEYS[slot];
      int evictedMove = MOVES[slot];
      KEYS[slot] = key;
      MOVES[slot] = move;
      if (evictedMove == Move.NONE) {
        return;
      }
      key = evictedKey;
      move = evictedMove;
      slot = slot == firstSlot(key) ? secondSlot(key) : firstSlot(key);
    }
  }

  private static int firstSlot(long key) {
    return (int) key & SLOT_MASK;
  }

  private static int secondSlot(long key) {
    return (int) (key >>> SECOND_SLOT_SHIFT) & SLOT_MASK;
  }
}
