package chess.search.engine;

import chess.search.BestMove;
import chess.search.SearchListener;
import chess.search.SearchReport;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A listener that remembers everything it hears. */
final class Recorder implements SearchListener {
  final List<SearchReport> infos = new CopyOnWriteArrayList<>();
  final List<String> messages = new CopyOnWriteArrayList<>();
  final List<BestMove> results = new CopyOnWriteArrayList<>();
  private final CountDownLatch finished = new CountDownLatch(1);
  private final CountDownLatch progressed = new CountDownLatch(1);

  @Override
  public void progress(SearchReport info) {
    infos.add(info);
    progressed.countDown();
  }

  @Override
  public void message(String text) {
    messages.add(text);
  }

  @Override
  public void finished(BestMove bestMove) {
    results.add(bestMove);
    finished.countDown();
  }

  boolean isFinished() {
    return finished.getCount() == 0;
  }

  /** Waits for the first report. */
  void awaitProgress() throws InterruptedException {
    if (!progressed.await(60, TimeUnit.SECONDS)) {
      throw new AssertionError("no progress");
    }
  }

  /** Waits for the end and returns the result. */
  BestMove result() throws InterruptedException {
    if (!finished.await(60, TimeUnit.SECONDS)) {
      throw new AssertionError("search did not finish");
    }
    return results.get(0);
  }

  SearchReport lastInfo() {
    return infos.get(infos.size() - 1);
  }
}
