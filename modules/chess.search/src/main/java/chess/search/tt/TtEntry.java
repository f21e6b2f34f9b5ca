package chess.search.tt;

import chess.core.board.Position;
import chess.search.Value;

/**
 * The packed contents of a table entry and their decoders.
 *
 * <pre>
 *   63 ... 59   58  57 56  55 ... 48  47 ... 32    31 ... 16  15 ... 0
 *   generation  pv  bound  depth + 8  static eval  score      move
 * </pre>
 *
 * No stored entry is 0, because the depth field is at least 1; so 0 stands for a miss.
 */
public final class TtEntry {
  /** What a probe says when it found nothing. */
  public static final long MISS = 0;

  /** The depth of an entry written by the quiescence search. */
  public static final int QUIESCENCE_DEPTH = 0;

  /** The same from where the quiescence search looks at captures only. */
  public static final int QUIESCENCE_TAIL_DEPTH = -1;

  /** The depth of an entry that holds nothing but a static evaluation. */
  public static final int EVAL_ONLY_DEPTH = -6;

  static final int GENERATIONS = 32;

  private static final int SCORE_SHIFT = 16;
  private static final int EVAL_SHIFT = 32;
  private static final int DEPTH_SHIFT = 48;
  private static final int BOUND_SHIFT = 56;
  private static final int PV_SHIFT = 58;
  private static final int GENERATION_SHIFT = 59;
  private static final int DEPTH_OFFSET = 8;
  private static final int MASK_16 = 0xFFFF;
  private static final int MASK_8 = 0xFF;
  private static final int BOUND_MASK = 3;

  private TtEntry() {}

  static long pack(
      int move, int score, int eval, int depth, int bound, boolean pv, int generation) {
    return (long) generation << GENERATION_SHIFT
        | (pv ? 1L << PV_SHIFT : 0)
        | (long) bound << BOUND_SHIFT
        | (long) (depth + DEPTH_OFFSET) << DEPTH_SHIFT
        | (long) (eval & MASK_16) << EVAL_SHIFT
        | (long) (score & MASK_16) << SCORE_SHIFT
        | move;
  }

  public static int move(long entry) {
    return (int) entry & MASK_16;
  }

  /** The score with mates counted from the stored position; see {@link #score(long, int, int)}. */
  static int rawScore(long entry) {
    return (short) (entry >> SCORE_SHIFT);
  }

  /** The static evaluation without corrections, or {@link Value#NONE}. */
  public static int eval(long entry) {
    return (short) (entry >> EVAL_SHIFT);
  }

  public static int depth(long entry) {
    return ((int) (entry >> DEPTH_SHIFT) & MASK_8) - DEPTH_OFFSET;
  }

  public static int bound(long entry) {
    return (int) (entry >> BOUND_SHIFT) & BOUND_MASK;
  }

  /** Whether the position was once part of a principal variation. */
  public static boolean pv(long entry) {
    return (entry >> PV_SHIFT & 1) != 0;
  }

  static int generation(long entry) {
    return (int) (entry >>> GENERATION_SHIFT);
  }

  /**
   * The stored score as seen from the root. Wins are stored as distances from the position itself
   * and become distances from the root. A win that the fifty-move rule could still spoil is only
   * said to be very good.
   */
  public static int score(long entry, int ply, int halfmoveClock) {
    int score = rawScore(entry);
    if (score == Value.NONE || !Value.isDecisive(score)) {
      return score;
    }
    int pliesLeft = Position.FIFTY_MOVE_PLIES - halfmoveClock;
    if (score > 0) {
      int end = score >= Value.MATE_IN_MAX_PLY ? Value.MATE : Value.TABLEBASE_WIN;
      return end - score > pliesLeft ? Value.WIN_IN_MAX_PLY - 1 : score - ply;
    }
    int end = score <= -Value.MATE_IN_MAX_PLY ? Value.MATE : Value.TABLEBASE_WIN;
    return end + score > pliesLeft ? 1 - Value.WIN_IN_MAX_PLY : score + ply;
  }

  /** The inverse of {@link #score}: wins counted from the root become distances from here. */
  public static int toStoredScore(int score, int ply) {
    if (Value.isWin(score)) {
      return score + ply;
    }
    return Value.isLoss(score) ? score - ply : score;
  }
}
