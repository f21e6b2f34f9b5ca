package chess.core.game;

import chess.core.notation.Excerpt;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The tag pairs of a PGN game; immutable. The seven tags that every game must have are always
 * there, first and in their order, with question marks for what is unknown.
 */
public final class PgnTags {
  public static final String EVENT = "Event";
  public static final String SITE = "Site";
  public static final String DATE = "Date";
  public static final String ROUND = "Round";
  public static final String WHITE = "White";
  public static final String BLACK = "Black";
  public static final String RESULT = "Result";
  public static final String SET_UP = "SetUp";
  public static final String FEN = "FEN";
  public static final String VARIANT = "Variant";
  public static final String ECO = "ECO";
  public static final String OPENING = "Opening";

  private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}");

  private static final PgnTags UNKNOWN = new PgnTags(roster());

  private final Map<String, String> values;

  private PgnTags(Map<String, String> values) {
    this.values = Collections.unmodifiableMap(values);
  }

  private static Map<String, String> roster() {
    Map<String, String> roster = new LinkedHashMap<>();
    roster.put(EVENT, "?");
    roster.put(SITE, "?");
    roster.put(DATE, "????.??.??");
    roster.put(ROUND, "?");
    roster.put(WHITE, "?");
    roster.put(BLACK, "?");
    roster.put(RESULT, "*");
    return roster;
  }

  /** The seven tags with nothing known. */
  public static PgnTags unknown() {
    return UNKNOWN;
  }

  /** The seven tags with what is known of them, then the others in the map's order. */
  public static PgnTags of(Map<String, String> known) {
    Map<String, String> values = roster();
    known.forEach(
        (name, value) -> {
          requireName(name);
          values.put(name, onOneLine(value));
        });
    return new PgnTags(values);
  }

  /** A value may not leave its line, or a reader would lose its end. */
  private static String onOneLine(String value) {
    return CONTROL.matcher(value).replaceAll(" ");
  }

  private static void requireName(String name) {
    if (!isName(name)) {
      throw new IllegalArgumentException(Excerpt.of(name) + " is no tag name");
    }
  }

  /** Whether a word consists of letters, digits and underscores only. */
  static boolean isName(String word) {
    for (int i = 0; i < word.length(); i++) {
      if (!isNameCharacter(word.charAt(i))) {
        return false;
      }
    }
    return !word.isEmpty();
  }

  static boolean isNameCharacter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_';
  }

  /** The same tags but for one. */
  public PgnTags with(String name, String value) {
    requireName(name);
    if (value.equals(values.get(name))) {
      return this;
    }
    Map<String, String> changed = new LinkedHashMap<>(values);
    changed.put(name, onOneLine(value));
    return new PgnTags(changed);
  }

  /** The same tags with the opening's code and name. */
  public PgnTags with(Opening opening) {
    return with(ECO, opening.eco()).with(OPENING, opening.name());
  }

  public Optional<String> value(String name) {
    return Optional.ofNullable(values.get(name));
  }

  /** All tags in order of writing. */
  public Map<String, String> asMap() {
    return values;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PgnTags tags && values.equals(tags.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    return values.toString();
  }
}
