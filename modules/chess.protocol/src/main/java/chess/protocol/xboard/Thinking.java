package chess.protocol.xboard;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.protocol.EventQueue;
import chess.protocol.SessionEvent.CurrentMove;
import chess.search.Engine;
import chess.search.Score;
import chess.search.SearchInfo;
import chess.search.SearchLimits;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * The search that we care about, if any. A search that is abandoned runs out somewhere else; what
 * it still has to say carries an older generation and is not ours any more.
 */
final class Thinking {
  /** What a search is for. */
  enum Purpose {
    NOTHING,
    MOVE,
    PONDER,
    ANALYSIS,
    HINT
  }

  private final Engine engine;
  private final EventQueue events;
  private Purpose purpose = Purpose.NOTHING;
  private long generation;
  private Position root;
  private SearchLimits limits;
  private int ponderMove = Move.NONE;
  private long startNanos;
  private SearchInfo best;

  /** The last report of each rank. */
  private final Map<Integer, SearchInfo> reported = new HashMap<>();

  private CurrentMove current;
  private boolean paused;
  private long pauseNanos;

  Thinking(Engine engine, EventQueue events) {
    this.engine = engine;
    this.events = events;
  }

  Purpose purpose() {
    return purpose;
  }

  boolean isFor(Purpose which) {
    return purpose == which;
  }

  /** Starts a search in place of the one that runs. */
  void start(Purpose newPurpose, Position position, SearchLimits newLimits) {
    start(newPurpose, position.copy(), newLimits, Move.NONE);
  }

  /** Starts a search behind the move that we expect. */
  void startPondering(Position position, int expected, SearchLimits newLimits) {
    Position after = position.copy();
    after.make(expected);
    start(Purpose.PONDER, after, newLimits.withPonder(true), expected);
  }

  private void start(Purpose newPurpose, Position position, SearchLimits newLimits, int expected) {
    resume();
    generation = events.newGeneration();
    purpose = newPurpose;
    root = position;
    limits = newLimits;
    ponderMove = expected;
    startNanos = newLimits.startNanos();
    best = null;
    current = null;
    reported.clear();
    try {
      engine.go(position, newLimits, events.listener(generation));
    } catch (RuntimeException | Error e) {
      purpose = Purpose.NOTHING;
      throw e;
    }
  }

  /** The expected move was played: what was pondering is thinking about our move from now on. */
  void ponderHit(long nanos) {
    resume();
    purpose = Purpose.MOVE;
    ponderMove = Move.NONE;
    startNanos = nanos;
    engine.ponderHit(nanos);
  }

  /** Asks for the move at once. */
  void hurry() {
    engine.stop();
    resume();
  }

  /** Stops, and forgets that it ever searched. */
  void abandon() {
    if (purpose != Purpose.NOTHING) {
      purpose = Purpose.NOTHING;
      engine.stop();
    }
    resume();
  }

  /** The search is over by itself. */
  void end() {
    purpose = Purpose.NOTHING;
  }

  /** Freezes it; a hint takes no time to speak of and somebody waits for it. */
  void pause() {
    if (!paused && purpose != Purpose.NOTHING && purpose != Purpose.HINT) {
      paused = true;
      pauseNanos = System.nanoTime();
      engine.pause();
    }
  }

  void resume() {
    if (paused) {
      paused = false;
      startNanos += System.nanoTime() - pauseNanos;
      engine.resume();
    }
  }

  /** Whether a report with this generation is about the search that we care about. */
  boolean isCurrent(long reported) {
    return purpose != Purpose.NOTHING && reported == generation;
  }

  /**
   * Takes a report; says whether it is news. Once a mate is found, deeper searches repeat it in no
   * time, which is hundreds of lines that tell nothing.
   */
  boolean progress(SearchInfo info) {
    if (info.multiPv() == 1) {
      best = info;
    }
    SearchInfo before = reported.put(info.multiPv(), info);
    return !(info.score() instanceof Score.MateIn)
        || before == null
        || !info.score().equals(before.score())
        || info.bound() != before.bound()
        || !info.pv().equals(before.pv());
  }

  void currentMove(CurrentMove move) {
    current = move;
  }

  /** Where the search began; only while there is one. */
  Position root() {
    return root;
  }

  /** The limits it was started with; only while there is one. */
  SearchLimits limits() {
    return limits;
  }

  int ponderMove() {
    return ponderMove;
  }

  /** The best move so far, {@code Move.NONE} if there is none yet. */
  int bestMove() {
    return best == null || best.pv().isEmpty() ? Move.NONE : best.pv().getFirst();
  }

  /** How long the search has been at our expense. */
  long elapsedMillis() {
    return Math.max(0, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startNanos));
  }

  AnalysisStatus status(int rootMoves) {
    int number = current == null ? 0 : current.number();
    int depth = best == null ? 0 : best.depth();
    return new AnalysisStatus(
        elapsedMillis(),
        best == null ? 0 : best.nodes(),
        current == null ? depth : Math.max(depth, current.depth()),
        Math.max(0, rootMoves - number),
        rootMoves,
        current == null ? bestMove() : current.move());
  }
}
