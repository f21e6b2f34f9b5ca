package chess.protocol.console;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What the other end can show.
 *
 * @param terminal a person looks at a screen: prompts and progress lines make sense
 * @param colour the screen understands colours
 * @param figures the screen shows chess figures and not only letters
 */
public record Capabilities(boolean terminal, boolean colour, boolean figures) {
  private static final String DUMB = "dumb";

  /**
   * Judges by the usual environment variables.
   *
   * @param terminal whether both ends of the conversation are a terminal
   */
  public static Capabilities of(boolean terminal, Map<String, String> environment) {
    String term = environment.getOrDefault("TERM", "");
    boolean modernWindows = environment.containsKey("WT_SESSION");
    boolean smart = modernWindows || !term.isEmpty() && !term.equals(DUMB);
    boolean colour = terminal && smart && environment.getOrDefault("NO_COLOR", "").isEmpty();
    // The text console of Linux reads UTF-8 but its font has no chess figures.
    boolean figures = modernWindows || isUnicode(environment) && !term.equals("linux");
    return new Capabilities(terminal, colour, figures);
  }

  /**
   * The first of these variables that is set tells the character set. The launcher puts the user's
   * choice into the first when it has to make another.
   */
  private static boolean isUnicode(Map<String, String> environment) {
    return Stream.of("DUPLEX_LOCALE", "LC_ALL", "LC_CTYPE", "LANG")
        .map(name -> environment.getOrDefault(name, ""))
        .filter(value -> !value.isEmpty())
        .findFirst()
        .map(value -> value.toUpperCase(Locale.ROOT).replace("-", "").contains("UTF8"))
        .orElse(false);
  }

  Capabilities withFigures(boolean on) {
    return new Capabilities(terminal, colour, on);
  }
}
