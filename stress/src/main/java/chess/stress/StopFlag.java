package chess.stress;

import chess.search.time.Ticker;
import chess.search.worker.SearchControl;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Mode;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.Signal;
import org.openjdk.jcstress.annotations.State;

/** A search that does nothing but look at the flag sees that it was set. */
@JCStressTest(Mode.Termination)
@Outcome(id = "TERMINATED", expect = Expect.ACCEPTABLE, desc = "The search ended.")
@Outcome(id = "STALE", expect = Expect.FORBIDDEN, desc = "The search never saw the order.")
@State
public class StopFlag {
  private final SearchControl control = new SearchControl(Ticker.SYSTEM);

  @Actor
  public void search() {
    while (!control.isStopped()) {
      Thread.onSpinWait();
    }
  }

  @Signal
  public void stop() {
    control.stop();
  }
}
