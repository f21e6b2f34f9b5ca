package chess.tools.cli;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What was said with the switches of a verb. A switch may come more than once. */
public final class Arguments {
  private static final String SWITCH_PREFIX = "--";

  private final Map<String, List<List<String>>> switches;
  private final Set<String> unread;

  /**
   * @param switches the words behind each occurrence of each switch
   */
  Arguments(Map<String, List<List<String>>> switches) {
    this.switches = switches;
    unread = new LinkedHashSet<>(switches.keySet());
  }

  public boolean has(String name) {
    unread.remove(name);
    return switches.containsKey(name);
  }

  /** The settings behind every occurrence of a switch. */
  public List<Settings> all(String name) throws UsageException {
    unread.remove(name);
    List<Settings> found = new ArrayList<>();
    for (List<String> words : switches.getOrDefault(name, List.of())) {
      found.add(Settings.parse(SWITCH_PREFIX + name, words));
    }
    return found;
  }

  /** The settings behind the last occurrence of a switch, empty ones if it is absent. */
  public Settings settings(String name) throws UsageException {
    List<Settings> found = all(name);
    return found.isEmpty() ? Settings.parse(SWITCH_PREFIX + name, List.of()) : found.getLast();
  }

  public String text(String name, String fallback) throws UsageException {
    String value = text(name);
    return value == null ? fallback : value;
  }

  /** The value of a switch, null if it is absent. */
  public @Nullable String text(String name) throws UsageException {
    unread.remove(name);
    String value = null;
    for (List<String> words : switches.getOrDefault(name, List.of())) {
      if (words.size() != 1) {
        throw new UsageException(SWITCH_PREFIX + name + " needs exactly one value");
      }
      value = words.get(0);
    }
    return value;
  }

  public String required(String name) throws UsageException {
    String value = text(name);
    if (value == null) {
      throw new UsageException(SWITCH_PREFIX + name + " is missing");
    }
    return value;
  }

  public long number(String name, long fallback) throws UsageException {
    String value = text(name);
    return value == null ? fallback : toLong(SWITCH_PREFIX + name, value);
  }

  public double decimal(String name, double fallback) throws UsageException {
    String value = text(name);
    return value == null ? fallback : toDouble(SWITCH_PREFIX + name, value);
  }

  /** Fails on a switch that nobody asked for: it does not go with the others. */
  public void rejectUnread() throws UsageException {
    if (!unread.isEmpty()) {
      throw new UsageException("no use for --" + String.join(", --", unread));
    }
  }

  static long toLong(String what, String value) throws UsageException {
    try {
      return Long.parseLong(value);
    } catch (NumberFormatException e) {
      throw new UsageException(what + " is a number, not '" + value + "'");
    }
  }

  static double toDouble(String what, String value) throws UsageException {
    try {
      return Double.parseDouble(value);
    } catch (NumberFormatException e) {
      throw new UsageException(what + " is a number, not '" + value + "'");
    }
  }
}
