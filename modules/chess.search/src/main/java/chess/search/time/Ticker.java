package chess.search.time;

/** A source of nanoseconds that only ever grow; tests bring their own. */
@FunctionalInterface
public interface Ticker {
  /** The real one. */
  Ticker SYSTEM = System::nanoTime;

  long nanos();
}
