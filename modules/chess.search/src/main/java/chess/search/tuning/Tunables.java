package chess.search.tuning;

import java.util.ArrayList;
import java.util.List;

/**
 * The registry of tunable numbers: takes overrides from system properties and lists what there is.
 * It is written only while the classes that hold the numbers are initialised.
 */
public final class Tunables {
  /** The system properties that override a number start so. */
  public static final String PROPERTY_PREFIX = "tune.";

  private static final List<Tunable> ALL = new ArrayList<>();

  private Tunables() {}

  /** One number: its default, its range and the value in force. */
  public record Tunable(String name, int defaultValue, int min, int max, int value) {}

  /**
   * Registers a number.
   *
   * @return the default, or what the system property {@code tune.<name>} says
   * @throws IllegalArgumentException if the property is no number within the range
   */
  public static synchronized int tunable(String name, int defaultValue, int min, int max) {
    int value = Integer.getInteger(PROPERTY_PREFIX + name, defaultValue);
    if (value < min || value > max) {
      throw new IllegalArgumentException(
          name + " is " + value + ", must be between " + min + " and " + max);
    }
    ALL.add(new Tunable(name, defaultValue, min, max, value));
    return value;
  }

  /** Registers a switch: a number that is 1 for on and 0 for off. */
  public static boolean toggle(String name, boolean defaultValue) {
    return tunable(name, defaultValue ? 1 : 0, 0, 1) == 1;
  }

  /** All numbers registered so far, in order of registration. */
  public static synchronized List<Tunable> all() {
    return List.copyOf(ALL);
  }
}
