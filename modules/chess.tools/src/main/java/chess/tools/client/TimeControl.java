package chess.tools.client;

/**
 * How long an engine may think. A clock, a fixed time for each move, or neither; a cap on nodes or
 * depth may be added to any of them.
 *
 * @param moves moves until the base time is added again, 0 for never
 * @param baseMillis time on the clock at the start, 0 for no clock
 * @param incrementMillis added after each move
 * @param moveMillis fixed time for each move, 0 for none
 * @param nodes cap on nodes for each move, 0 for none
 * @param depth cap on depth for each move, 0 for none
 */
public record TimeControl(
    int moves, long baseMillis, long incrementMillis, long moveMillis, long nodes, int depth) {
  private static final double MILLIS = 1000;
  private static final long SECONDS_PER_MINUTE = 60;

  /**
   * Reads {@code 40/60}, {@code 2+0.02}, {@code 40/5:00+3} (seconds, or minutes and seconds) or
   * {@code inf}.
   *
   * @throws NumberFormatException if the text is none of these
   */
  public static TimeControl parseClock(String text) {
    if (text.equals("inf")) {
      return new TimeControl(0, 0, 0, 0, 0, 0);
    }
    int slash = text.indexOf('/');
    int plus = text.indexOf('+');
    int moves = slash < 0 ? 0 : Integer.parseInt(text.substring(0, slash));
    String base = text.substring(slash + 1, plus < 0 ? text.length() : plus);
    String increment = plus < 0 ? "0" : text.substring(plus + 1);
    TimeControl control =
        new TimeControl(moves, seconds(base), Math.round(number(increment) * MILLIS), 0, 0, 0);
    if (control.baseMillis <= 0 || control.incrementMillis < 0 || moves < 0) {
      throw new NumberFormatException("no time on the clock");
    }
    return control;
  }

  private static long seconds(String text) {
    int colon = text.indexOf(':');
    double minutes = colon < 0 ? 0 : number(text.substring(0, colon));
    return Math.round((minutes * SECONDS_PER_MINUTE + number(text.substring(colon + 1))) * MILLIS);
  }

  private static double number(String text) {
    double number = Double.parseDouble(text);
    if (!Double.isFinite(number)) {
      throw new NumberFormatException(text);
    }
    return number;
  }

  public TimeControl withMoveMillis(long millis) {
    return new TimeControl(moves, baseMillis, incrementMillis, millis, nodes, depth);
  }

  public TimeControl withNodes(long newNodes) {
    return new TimeControl(moves, baseMillis, incrementMillis, moveMillis, newNodes, depth);
  }

  public TimeControl withDepth(int newDepth) {
    return new TimeControl(moves, baseMillis, incrementMillis, moveMillis, nodes, newDepth);
  }

  public boolean hasClock() {
    return baseMillis > 0;
  }

  public boolean isLimited() {
    return hasClock() || moveMillis > 0 || nodes > 0 || depth > 0;
  }

  /** The spelling of the PGN tag {@code TimeControl}. */
  public String pgnText() {
    if (!hasClock()) {
      return moveMillis > 0 ? "1/" + plain(moveMillis) : "-";
    }
    return (moves > 0 ? moves + "/" : "")
        + plain(baseMillis)
        + (incrementMillis > 0 ? "+" + plain(incrementMillis) : "");
  }

  private static String plain(long millis) {
    double seconds = millis / MILLIS;
    return seconds == Math.rint(seconds) ? Long.toString((long) seconds) : Double.toString(seconds);
  }
}
