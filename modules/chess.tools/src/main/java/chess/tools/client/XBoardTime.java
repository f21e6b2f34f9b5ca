package chess.tools.client;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Time and limits in XBoard's words. */
final class XBoardTime {
  private static final long CENTISECOND_MILLIS = 10;
  private static final long SECOND_MILLIS = 1000;
  private static final long MINUTE_SECONDS = 60;

  private XBoardTime() {}

  /** The commands that announce a time control before a game. */
  static List<String> commands(TimeControl control) {
    List<String> commands = new ArrayList<>();
    if (control.nodes() > 0) {
      // A second of an engine that does so many nodes a second.
      commands.add("st 1");
      commands.add("nps " + control.nodes());
    } else if (control.moveMillis() > 0) {
      commands.add("st " + seconds(control.moveMillis()));
    } else if (control.hasClock()) {
      commands.add(
          "level "
              + control.moves()
              + " "
              + base(control.baseMillis())
              + " "
              + seconds(control.incrementMillis()));
    }
    if (control.depth() > 0) {
      commands.add("sd " + control.depth());
    }
    return commands;
  }

  /** Whole minutes, or minutes and seconds; parts of a second cannot be said. */
  private static String base(long millis) {
    long seconds = Math.max(1, Math.ceilDiv(millis, SECOND_MILLIS));
    long minutes = seconds / MINUTE_SECONDS;
    long rest = seconds % MINUTE_SECONDS;
    return rest == 0
        ? Long.toString(minutes)
        : String.format(Locale.ROOT, "%d:%02d", minutes, rest);
  }

  private static String seconds(long millis) {
    return millis % SECOND_MILLIS == 0
        ? Long.toString(millis / SECOND_MILLIS)
        : Double.toString((double) millis / SECOND_MILLIS);
  }

  /** What a clock shows; at least one, as some engines take zero for no clock. */
  static long centiseconds(ClockReading clock) {
    return Math.max(1, clock.millis() / CENTISECOND_MILLIS);
  }
}
