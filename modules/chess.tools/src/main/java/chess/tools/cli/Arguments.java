package chess.tools.cli;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A command line cut into switches: each word that begins with two dashes, with the words that
 * follow it. A switch may come more than once.
 */
public final class Arguments {
  private static final String SWITCH_PREFIX = "--";

  private record Switch(String name, List<String> words) {}

  private final List<Switch> switches = new ArrayList<>();
  private final Set<String> unread = new LinkedHashSet<>();

  private Arguments() {}

  public static Arguments parse(List<String> words) throws UsageException {
    Arguments arguments = new Arguments();
    for (String word : words) {
      if (word.startsWith(SWITCH_PREFIX)) {
        String name = word.substring(SWITCH_PREFIX.length());
        arguments.switches.add(new Switch(name, new ArrayList<>()));
        arguments.unread.add(name);
      } else if (arguments.switches.isEmpty()) {
        throw new UsageException("'" + word + "' comes before any switch");
      } else {
        arguments.switches.getLast().words().add(word);
      }
    }
    return arguments;
  }

  public boolean has(String name) {
    unread.remove(name);
    return switches.stream().anyMatch(s -> s.name().equals(name));
  }

  /** The settings behind every occurrence of a switch. */
  public List<Settings> all(String name) throws UsageException {
    unread.remove(name);
    List<Settings> found = new ArrayList<>();
    for (Switch s : switches) {
      if (s.name().equals(name)) {
        found.add(Settings.parse(SWITCH_PREFIX + name, s.words()));
      }
    }
    return found;
  }

  /** The settings behind the last occurrence of a switch, empty ones if it is absent. */
  public Settings settings(String name) throws UsageException {
    List<Settings> found = all(name);
    return found.isEmpty() ? Settings.parse(SWITCH_PREFIX + name, List.of()) : found.getLast();
  }

  public String text(String name, String fallback) throws UsageException {
    unread.remove(name);
    String value = fallback;
    for (Switch s : switches) {
      if (s.name().equals(name)) {
        if (s.words().size() != 1) {
          throw new UsageException(SWITCH_PREFIX + name + " needs exactly one value");
        }
        value = s.words().get(0);
      }
    }
    return value;
  }

  public String required(String name) throws UsageException {
    String value = text(name, null);
    if (value == null) {
      throw new UsageException(SWITCH_PREFIX + name + " is missing");
    }
    return value;
  }

  public long number(String name, long fallback) throws UsageException {
    String value = text(name, null);
    return value == null ? fallback : toLong(SWITCH_PREFIX + name, value);
  }

  public double decimal(String name, double fallback) throws UsageException {
    String value = text(name, null);
    return value == null ? fallback : toDouble(SWITCH_PREFIX + name, value);
  }

  /** Fails on a switch that nobody asked for: it is misspelt. */
  public void rejectUnread() throws UsageException {
    if (!unread.isEmpty()) {
      throw new UsageException("unknown switch --" + String.join(", --", unread));
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
