package chess.search;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Values of options as people and programs write them. */
final class OptionText {
  /** Whole numbers; decimals are allowed and cut off. */
  private static final Pattern NUMBER = Pattern.compile("([+-]?)0*(\\d*)(?:\\.\\d*)?");

  /** More digits than any number has that fits. */
  private static final int MANY_DIGITS = 18;

  private OptionText() {}

  /** {@code true}, {@code 1}, {@code off} and the like; empty for anything else. */
  static Optional<Boolean> onOff(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "true", "on", "yes", "1" -> Optional.of(true);
      case "false", "off", "no", "0" -> Optional.of(false);
      default -> Optional.empty();
    };
  }

  /** A whole number; what does not fit is brought to a limit far beyond that of any option. */
  static OptionalLong whole(String text) {
    Matcher number = NUMBER.matcher(text);
    if (!number.matches() || text.chars().noneMatch(Character::isDigit)) {
      return OptionalLong.empty();
    }
    String digits = number.group(2);
    long size =
        digits.isEmpty()
            ? 0
            : digits.length() > MANY_DIGITS ? Long.MAX_VALUE : Long.parseLong(digits);
    return OptionalLong.of(number.group(1).equals("-") ? -size : size);
  }
}
