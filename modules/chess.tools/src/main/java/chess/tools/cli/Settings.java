package chess.tools.cli;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The {@code key=value} words that follow one switch. Reading a key marks it as known, so that
 * {@link #rejectUnread} can name the misspelt ones.
 */
public final class Settings {
  private final String owner;
  private final Map<String, String> values = new LinkedHashMap<>();
  private final Set<String> unread = new LinkedHashSet<>();

  private Settings(String owner) {
    this.owner = owner;
  }

  public static Settings parse(String owner, List<String> words) throws UsageException {
    Settings settings = new Settings(owner);
    for (String word : words) {
      int equals = word.indexOf('=');
      if (equals < 1) {
        throw new UsageException(owner + " expects key=value, not '" + word + "'");
      }
      settings.values.put(word.substring(0, equals), word.substring(equals + 1));
    }
    settings.unread.addAll(settings.values.keySet());
    return settings;
  }

  /** These settings where they say something, otherwise the defaults of another switch. */
  public Settings over(Settings defaults) {
    Settings merged = new Settings(owner);
    merged.values.putAll(defaults.values);
    merged.values.putAll(values);
    merged.unread.addAll(merged.values.keySet());
    return merged;
  }

  public String text(String key, String fallback) {
    unread.remove(key);
    return values.getOrDefault(key, fallback);
  }

  /** The value of a key, null if it is absent. */
  public @Nullable String text(String key) {
    unread.remove(key);
    return values.get(key);
  }

  public boolean has(String key) {
    return values.containsKey(key);
  }

  public String required(String key) throws UsageException {
    String value = text(key);
    if (value == null) {
      throw new UsageException(owner + " needs " + key + "=");
    }
    return value;
  }

  public long number(String key, long fallback) throws UsageException {
    String value = text(key);
    return value == null ? fallback : Arguments.toLong(owner + " " + key, value);
  }

  public double decimal(String key, double fallback) throws UsageException {
    String value = text(key);
    return value == null ? fallback : Arguments.toDouble(owner + " " + key, value);
  }

  public boolean flag(String key, boolean fallback) throws UsageException {
    String value = text(key);
    if (value == null) {
      return fallback;
    }
    return switch (value) {
      case "on", "true", "yes", "1" -> true;
      case "off", "false", "no", "0" -> false;
      default -> throw new UsageException(owner + " " + key + " is on or off, not " + value);
    };
  }

  /** The settings whose keys begin so, without that beginning. */
  public Map<String, String> startingWith(String prefix) {
    Map<String, String> found = new LinkedHashMap<>();
    values.forEach(
        (key, value) -> {
          if (key.startsWith(prefix)) {
            unread.remove(key);
            found.put(key.substring(prefix.length()), value);
          }
        });
    return found;
  }

  public void rejectUnread() throws UsageException {
    if (!unread.isEmpty()) {
      throw new UsageException(owner + " does not know " + String.join(", ", unread));
    }
  }
}
