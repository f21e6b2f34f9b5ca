package chess.stress;

import chess.search.tt.Bound;
import chess.search.tt.TranspositionTable;
import chess.search.tt.TtEntry;
import java.util.concurrent.atomic.AtomicLong;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.I_Result;

/** What threads know of one position is read whole or not at all. */
public class SharedEntry {
  /** One for all, because there are too many states for a table each. */
  private static final TranspositionTable TABLE = new TranspositionTable(16);

  private static final AtomicLong KEYS = new AtomicLong();
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  /** Half of the digits of what a writer writes, so that no mixture looks like another writer. */
  private static final int DIGITS = 0x1111;

  private final long key = KEYS.incrementAndGet() * SPREAD;

  void store(int writer) {
    int number = writer * DIGITS;
    TABLE.store(key, number, number, number, writer, Bound.EXACT, false);
  }

  /** The writer of what is there, 0 if nothing is, -1 for a mixture. */
  int writer() {
    long entry = TABLE.probe(key);
    if (entry == TtEntry.MISS) {
      return 0;
    }
    int writer = TtEntry.depth(entry);
    int number = writer * DIGITS;
    boolean whole =
        TtEntry.move(entry) == number
            && TtEntry.score(entry, 0, 0) == number
            && TtEntry.eval(entry) == number;
    return whole ? writer : -1;
  }

  /** One thread replaces what is there while another one reads. */
  @JCStressTest
  @Outcome(id = "0", expect = Expect.ACCEPTABLE, desc = "Torn, and so a miss.")
  @Outcome(
      id = {"1", "2"},
      expect = Expect.ACCEPTABLE,
      desc = "The old or the new.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "A mixture.")
  @State
  public static class ReadWhileWritten extends SharedEntry {
    public ReadWhileWritten() {
      store(1);
    }

    @Actor
    public void write() {
      store(2);
    }

    @Actor
    public void read(I_Result result) {
      result.r1 = writer();
    }
  }

  /** Two threads write at once. */
  @JCStressTest
  @Outcome(id = "0", expect = Expect.ACCEPTABLE, desc = "Torn, and so a miss.")
  @Outcome(
      id = {"1", "2"},
      expect = Expect.ACCEPTABLE,
      desc = "What one of them wrote.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "A mixture.")
  @State
  public static class WrittenTwice extends SharedEntry {
    @Actor
    public void first() {
      store(1);
    }

    @Actor
    public void second() {
      store(2);
    }

    @Arbiter
    public void read(I_Result result) {
      result.r1 = writer();
    }
  }
}
