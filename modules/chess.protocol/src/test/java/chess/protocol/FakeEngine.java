package chess.protocol;

import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.search.BestMove;
import chess.search.BookMove;
import chess.search.Engine;
import chess.search.EngineConfig;
import chess.search.EvalReport;
import chess.search.SearchLimits;
import chess.search.SearchListener;
import chess.search.SearchReport;
import chess.search.SearchScore;
import chess.search.SearchStatistics;
import chess.search.WinDrawLoss;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * An engine that thinks nothing and remembers what it was asked. It ends a search when told to, or
 * at once if it is prompt and the search may end by itself; the move is the first legal one.
 */
public final class FakeEngine implements Engine {
  /** What was called, in order, such as {@code go}, {@code stop} or {@code prepare}. */
  public final List<String> calls = new ArrayList<>();

  private final boolean prompt;
  private EngineConfig config = EngineConfig.DEFAULT;
  private Position root;
  private SearchLimits limits;
  private SearchListener listener;

  /** What the next call of configure answers. */
  public List<String> complaints = List.of();

  /** What the transposition table is said to like. */
  public int hint = Move.NONE;

  /** What the book is said to know. */
  public List<BookMove> book = List.of();

  /** Whether getting ready takes until {@link #becomeReady}. */
  public boolean slow;

  private final List<Runnable> unready = new ArrayList<>();

  /** Thrown by the next go. */
  public RuntimeException failure;

  private FakeEngine(boolean prompt) {
    this.prompt = prompt;
  }

  /** Ends a search as soon as it may. */
  public static FakeEngine prompt() {
    return new FakeEngine(true);
  }

  /** Searches until it is stopped or told to finish. */
  public static FakeEngine patient() {
    return new FakeEngine(false);
  }

  /** The root of the running or last search. */
  public Position root() {
    return root;
  }

  /** The limits of the running or last search. */
  public SearchLimits limits() {
    return limits;
  }

  /** Who listens to the running search, null when none runs. */
  public SearchListener listener() {
    return listener;
  }

  /** Reports a line. */
  public void report(int depth, SearchScore score, Integer... pv) {
    listener.progress(
        new SearchReport(
            depth,
            depth + 2,
            1,
            score,
            SearchScore.Bound.EXACT,
            new WinDrawLoss(300, 500, 200),
            1000,
            7,
            0,
            10,
            List.of(pv)));
  }

  /** Ends the running search with this move. */
  public void finish(int move, int ponder) {
    finish(
        new BestMove(
            move,
            ponder,
            new SearchScore.Centipawns(12),
            new SearchStatistics(1000, 500, 0, 0, 0, 0, 0, 0, 3, 5, 10)));
  }

  /** Ends the running search with this outcome. */
  public void finish(BestMove best) {
    SearchListener last = listener;
    listener = null;
    last.finished(best);
  }

  private void finish() {
    MoveList moves = new MoveList();
    MoveGenerator.all(root, moves);
    int move = moves.isEmpty() ? Move.NONE : moves.move(0);
    if (move != Move.NONE) {
      report(1, new SearchScore.Centipawns(12), move);
    }
    finish(move, Move.NONE);
  }

  @Override
  public EngineConfig config() {
    return config;
  }

  @Override
  public List<String> configure(EngineConfig changed) {
    calls.add("configure");
    config = changed;
    return complaints;
  }

  @Override
  public void newGame() {
    calls.add("newGame");
  }

  @Override
  public void clearHash() {
    calls.add("clearHash");
  }

  /** Everything is ready now. */
  public void becomeReady() {
    unready.forEach(Runnable::run);
    unready.clear();
  }

  @Override
  public void prepare(Runnable whenReady) {
    calls.add("prepare");
    if (slow) {
      unready.add(whenReady);
    } else {
      whenReady.run();
    }
  }

  @Override
  public void go(Position position, SearchLimits given, SearchListener heard) {
    calls.add("go");
    if (failure != null) {
      RuntimeException thrown = failure;
      failure = null;
      throw thrown;
    }
    if (listener != null) {
      throw new IllegalStateException("a search runs already");
    }
    root = position.copy();
    limits = given;
    listener = heard;
    if (prompt && !given.infinite() && !given.ponder()) {
      finish();
    }
  }

  @Override
  public void stop() {
    calls.add("stop");
    if (listener != null) {
      finish();
    }
  }

  @Override
  public void ponderHit(long nanos) {
    calls.add("ponderHit");
    if (prompt && listener != null && !limits.infinite()) {
      finish();
    }
  }

  @Override
  public void pause() {
    calls.add("pause");
  }

  @Override
  public void resume() {
    calls.add("resume");
  }

  @Override
  public boolean isSearching() {
    return listener != null;
  }

  @Override
  public boolean awaitIdle(Duration timeout) {
    return listener == null;
  }

  @Override
  public int hint(Position position) {
    return hint;
  }

  @Override
  public List<BookMove> bookMoves(Position position) {
    return book;
  }

  @Override
  public void exportNetwork(Path file) throws IOException {
    Files.writeString(file, "network");
  }

  @Override
  public EvalReport evaluateByHand(Position position) {
    return evaluate(position);
  }

  @Override
  public EvalReport evaluate(Position position) {
    EvalReport.Phases white = new EvalReport.Phases(120, 100);
    EvalReport.Phases black = new EvalReport.Phases(20, 50);
    return new EvalReport("fake", 100, List.of(new EvalReport.Term("Material", white, black)));
  }

  @Override
  public void close() {
    calls.add("close");
  }
}
