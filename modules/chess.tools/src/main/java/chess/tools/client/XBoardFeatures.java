package chess.tools.client;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What an XBoard engine declared in its {@code feature} lines. */
final class XBoardFeatures {
  private static final Pattern PAIR = Pattern.compile("([\\w-]+)\\s*=\\s*(\"[^\"]*\"|\\S+)");

  private static final Set<String> KNOWN =
      Set.of(
          "ping",
          "setboard",
          "playother",
          "usermove",
          "time",
          "draw",
          "sigint",
          "sigterm",
          "reuse",
          "analyze",
          "myname",
          "variants",
          "colors",
          "ics",
          "name",
          "pause",
          "nps",
          "debug",
          "memory",
          "smp",
          "egt",
          "option",
          "exclude",
          "setscore",
          "done");

  private final Map<String, String> values = new HashMap<>();

  /** Declared options: lower case to the engine's own spelling. */
  private final Map<String, String> options = new HashMap<>();

  /**
   * Takes in a line.
   *
   * @return each feature of the line and whether we accept it
   */
  Map<String, Boolean> read(String line) {
    Map<String, Boolean> verdicts = new LinkedHashMap<>();
    Matcher matcher = PAIR.matcher(line);
    while (matcher.find()) {
      String name = matcher.group(1);
      String value = matcher.group(2);
      String bare = value.startsWith("\"") ? value.substring(1, value.length() - 1) : value;
      if (name.equals("option")) {
        int dash = bare.indexOf(" -");
        String option = dash < 0 ? bare : bare.substring(0, dash);
        options.put(option.toLowerCase(Locale.ROOT), option);
      } else {
        values.put(name, bare);
      }
      verdicts.put(name, KNOWN.contains(name));
    }
    return verdicts;
  }

  boolean isOn(String name, boolean fallback) {
    String value = values.get(name);
    return value == null ? fallback : value.equals("1");
  }

  /** The engine's spelling of an option, or null if it has none such. */
  @Nullable String option(String name) {
    return options.get(name.toLowerCase(Locale.ROOT));
  }

  boolean knowsVariant(String variant) {
    String variants = values.get("variants");
    return variants != null && Set.of(variants.split("\\s*,\\s*")).contains(variant);
  }
}
