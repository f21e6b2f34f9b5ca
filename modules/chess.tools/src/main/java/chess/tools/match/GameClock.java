package chess.tools.match;

import chess.tools.client.ClockReading;
import chess.tools.client.TimeControl;

/** One side's clock in one game. */
final class GameClock {
  private static final long NANOS_PER_MILLI = 1_000_000;

  private final TimeControl control;
  private final long marginNanos;
  private final long stallNanos;
  private long remainingNanos;
  private int movesToGo;

  /**
   * A clock at the start of a game.
   *
   * @param marginMillis how far it may be overstepped unpunished
   * @param stallMillis how long a move may take when no clock says otherwise
   */
  GameClock(TimeControl control, long marginMillis, long stallMillis) {
    this.control = control;
    this.marginNanos = marginMillis * NANOS_PER_MILLI;
    this.stallNanos = stallMillis * NANOS_PER_MILLI;
    this.remainingNanos = control.baseMillis() * NANOS_PER_MILLI;
    this.movesToGo = control.moves();
  }

  ClockReading reading() {
    return new ClockReading(control, remainingNanos / NANOS_PER_MILLI, movesToGo);
  }

  /** Longer than this a move may not take. */
  long limitNanos() {
    if (control.moveMillis() > 0) {
      return control.moveMillis() * NANOS_PER_MILLI + marginNanos;
    }
    return control.hasClock() ? remainingNanos + marginNanos : stallNanos;
  }

  /**
   * Books a move.
   *
   * @return false if it took too long
   */
  boolean spend(long nanos) {
    if (nanos > limitNanos()) {
      return false;
    }
    if (control.hasClock()) {
      remainingNanos += control.incrementMillis() * NANOS_PER_MILLI - nanos;
      if (movesToGo > 0 && --movesToGo == 0) {
        movesToGo = control.moves();
        remainingNanos += control.baseMillis() * NANOS_PER_MILLI;
      }
    }
    return true;
  }
}
