package chess.search.suite;

import chess.core.board.Move;

/**
 * How an engine fared with a task. Fed with what it prefers as the search goes on, so that the time
 * to the solution is that of the last change of mind.
 */
public final class SuiteAttempt {
  private static final long UNSOLVED = -1;

  private final SuiteTask task;
  private int move = Move.NONE;
  private long solvedMillis = UNSOLVED;
  private long millis;
  private long nodes;
  private int depth;

  public SuiteAttempt(SuiteTask task) {
    this.task = task;
  }

  /** The engine prefers a move. */
  public void prefer(int preferred, int atDepth, long atMillis, long atNodes) {
    move = preferred;
    depth = atDepth;
    nodes = atNodes;
    if (!task.isSolvedBy(preferred)) {
      solvedMillis = UNSOLVED;
    } else if (solvedMillis == UNSOLVED) {
      solvedMillis = atMillis;
    }
  }

  /** The engine plays a move. */
  public void play(int played, long atMillis) {
    millis = atMillis;
    if (played != move) {
      prefer(played, depth, atMillis, nodes);
    }
  }

  public SuiteTask task() {
    return task;
  }

  /** The move played. */
  public int move() {
    return move;
  }

  public boolean isSolved() {
    return solvedMillis != UNSOLVED;
  }

  /** When the engine settled for a solution; only if it did. */
  public long solvedMillis() {
    return solvedMillis;
  }

  /** How long it thought. */
  public long millis() {
    return millis;
  }

  public long nodes() {
    return nodes;
  }

  public int depth() {
    return depth;
  }
}
