package chess.protocol.text;

import java.util.OptionalDouble;
import java.util.OptionalLong;

/** Numbers as partners write them: too big, with a sign, with decimals, or not numbers at all. */
public final class Numbers {
  private static final int BASE = 10;

  private Numbers() {}

  /** A whole number; decimals are cut off, what does not fit is brought to the nearest limit. */
  public static OptionalLong whole(String text) {
    if (!isNumber(text)) {
      return OptionalLong.empty();
    }
    // Counting below zero reaches both limits without overflow.
    long limit = text.charAt(0) == '-' ? Long.MIN_VALUE : -Long.MAX_VALUE;
    long negated = 0;
    for (int i = 0; i < text.length() && text.charAt(i) != '.'; i++) {
      int digit = text.charAt(i) - '0';
      if (digit >= 0) {
        negated = negated < (limit + digit) / BASE ? limit : negated * BASE - digit;
      }
    }
    return OptionalLong.of(limit == Long.MIN_VALUE ? negated : -negated);
  }

  /** A number with or without decimals. */
  public static OptionalDouble decimal(String text) {
    return isNumber(text) ? OptionalDouble.of(Double.parseDouble(text)) : OptionalDouble.empty();
  }

  /** Brings a long into the range of an int. */
  public static int toInt(long value) {
    return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, value));
  }

  /** An optional sign, digits and at most one point; no exponents, no names of infinity. */
  private static boolean isNumber(String text) {
    int digits = 0;
    int points = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= '0' && c <= '9') {
        digits++;
      } else if (c == '.') {
        points++;
      } else if (i > 0 || c != '-' && c != '+') {
        return false;
      }
    }
    return digits > 0 && points <= 1;
  }
}
