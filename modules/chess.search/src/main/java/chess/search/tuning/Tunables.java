package chess.search.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The registry of tunable numbers: takes overrides from system properties and lists what there is.
 * It is written only while the classes that hold the numbers are initialised.
 */
public final class Tunables {
  /** The system properties that override a number start so. */
  public static final String PROPERTY_PREFIX = "tune.";

  private static final List<Tunable> ALL = new ArrayList<>();
  private static final List<String> REFUSED = new ArrayList<>();

  private Tunables() {}

  /** One number: its default, its range and the value in force. */
  public record Tunable(String name, int defaultValue, int min, int max, int value) {}

  /**
   * Registers a number.
   *
   * @return the default, or what the system property {@code tune.<name>} says if that is a number
   *     within the range; if not, {@link #problems} tells
   */
  public static synchronized int tunable(String name, int defaultValue, int min, int max) {
    String override = System.getProperty(PROPERTY_PREFIX + name);
    int value =
        override == null ? defaultValue : overridden(name, override, defaultValue, min, max);
    ALL.add(new Tunable(name, defaultValue, min, max, value));
    return value;
  }

  private static int overridden(String name, String text, int defaultValue, int min, int max) {
    try {
      int value = Integer.parseInt(text);
      if (value >= min && value <= max) {
        return value;
      }
    } catch (NumberFormatException e) {
      // Told together with numbers out of range.
    }
    REFUSED.add(name + " takes " + min + " to " + max + ", not " + text);
    return defaultValue;
  }

  /** Registers a switch: a number that is 1 for on and 0 for off. */
  public static boolean toggle(String name, boolean defaultValue) {
    return tunable(name, defaultValue ? 1 : 0, 0, 1) == 1;
  }

  /** What is wrong with the overrides: values that were refused, names that nobody registered. */
  static synchronized List<String> problems() {
    List<String> problems = new ArrayList<>(REFUSED);
    for (String property : System.getProperties().stringPropertyNames()) {
      if (property.startsWith(PROPERTY_PREFIX)) {
        String name = property.substring(PROPERTY_PREFIX.length());
        if (ALL.stream().noneMatch(number -> number.name().equals(name))) {
          problems.add("there is no number " + name + ", only " + names());
        }
      }
    }
    return problems;
  }

  private static String names() {
    return ALL.stream().map(Tunable::name).sorted().collect(Collectors.joining(", "));
  }

  /** All numbers registered so far, in order of registration. */
  public static synchronized List<Tunable> all() {
    return List.copyOf(ALL);
  }
}
