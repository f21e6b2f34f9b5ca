package chess.search.engine;

import chess.search.BestMove;
import chess.search.SearchListener;
import chess.search.SearchReport;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/** Nothing is said after the answer, and the answer is given once, whichever thread comes first. */
final class UntilAnswered implements SearchListener {
  private final SearchListener listener;
  private final AtomicBoolean answered = new AtomicBoolean();

  UntilAnswered(SearchListener listener) {
    this.listener = listener;
  }

  boolean isAnswered() {
    return answered.get();
  }

  @Override
  public void progress(SearchReport info) {
    if (!isAnswered()) {
      listener.progress(info);
    }
  }

  @Override
  public void currentMove(int depth, int move, int number) {
    if (!isAnswered()) {
      listener.currentMove(depth, move, number);
    }
  }

  @Override
  public void currentLine(int thread, List<Integer> moves) {
    if (!isAnswered()) {
      listener.currentLine(thread, moves);
    }
  }

  @Override
  public void refutation(List<Integer> moves) {
    if (!isAnswered()) {
      listener.refutation(moves);
    }
  }

  @Override
  public void message(String text) {
    if (!isAnswered()) {
      listener.message(text);
    }
  }

  @Override
  public void failed(String what, Throwable cause) {
    if (!isAnswered()) {
      listener.failed(what, cause);
    }
  }

  @Override
  public void finished(BestMove bestMove) {
    if (answered.compareAndSet(false, true)) {
      listener.finished(bestMove);
    }
  }
}
