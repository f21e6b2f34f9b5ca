package chess.protocol.xboard;

import chess.protocol.text.Numbers;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * Times as partners write them: {@code 5}, {@code 0:5}, {@code 1:05}, {@code 0.25}, {@code 1:30.5}
 * or {@code 25+5}, of which only the part before the junk counts.
 */
final class TimeText {
  private static final long MILLIS_PER_SECOND = 1000;
  private static final long SECONDS_PER_MINUTE = 60;

  /** A hundred days: longer than anybody plays and far from any overflow. */
  static final long MAX_MILLIS = 100L * 24 * 60 * 60 * MILLIS_PER_SECOND;

  private TimeText() {}

  /** Minutes, or minutes and seconds with a colon between. */
  static OptionalLong minutes(String text) {
    return millis(text, SECONDS_PER_MINUTE);
  }

  /** Seconds, or minutes and seconds with a colon between. */
  static OptionalLong seconds(String text) {
    return millis(text, 1);
  }

  /** Brings a number of milliseconds into the range that makes sense; the sign is kept. */
  static long clamp(double millis) {
    return Math.round(Math.max(-MAX_MILLIS, Math.min(MAX_MILLIS, millis)));
  }

  private static OptionalLong millis(String text, long secondsPerUnit) {
    int end = numberEnd(text, 0);
    OptionalDouble first = Numbers.decimal(text.substring(0, end));
    if (first.isEmpty()) {
      return OptionalLong.empty();
    }
    if (end == text.length() || text.charAt(end) != ':') {
      return OptionalLong.of(clamp(first.getAsDouble() * secondsPerUnit * MILLIS_PER_SECOND));
    }
    int secondsEnd = numberEnd(text, end + 1);
    double seconds = Numbers.decimal(text.substring(end + 1, secondsEnd)).orElse(0);
    double total = first.getAsDouble() * SECONDS_PER_MINUTE + seconds;
    return OptionalLong.of(clamp(total * MILLIS_PER_SECOND));
  }

  /** The end of the sign, digits and points that begin at {@code start}. */
  private static int numberEnd(String text, int start) {
    int end = start;
    while (end < text.length()) {
      char c = text.charAt(end);
      boolean sign = end == start && (c == '-' || c == '+');
      if (!sign && c != '.' && (c < '0' || c > '9')) {
        break;
      }
      end++;
    }
    return end;
  }
}
