package chess.protocol.text;

import java.util.Locale;
import java.util.Optional;

/**
 * Switches as people and programs write them: {@code true}, {@code 1}, {@code off} and the like.
 */
public final class OnOff {
  private OnOff() {}

  /** Empty for anything else. */
  public static Optional<Boolean> of(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "true", "on", "yes", "1" -> Optional.of(true);
      case "false", "off", "no", "0" -> Optional.of(false);
      default -> Optional.empty();
    };
  }
}
