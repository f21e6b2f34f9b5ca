package chess.app.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads what {@link JsonObject} writes, or anybody else who writes JSON in one line. */
public final class JsonText {
  private static final int MAX_DEPTH = 32;
  private static final int HEXADECIMAL = 16;
  private static final int CODE_DIGITS = 4;

  private final String text;
  private int at;
  private int depth;

  private JsonText(String text) {
    this.text = text;
  }

  /**
   * The fields of an object: texts, numbers as {@code Double}, truth values, lists, and maps for
   * the objects within; null is left out.
   *
   * @throws IllegalArgumentException if the text is no object
   */
  public static Map<String, Object> parse(String text) {
    JsonText reader = new JsonText(text);
    Map<String, Object> object = reader.object();
    reader.skipBlanks();
    reader.require(reader.at == text.length());
    return object;
  }

  private @Nullable Object value() {
    skipBlanks();
    return switch (peek()) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", null);
      default -> number();
    };
  }

  private Map<String, Object> object() {
    Map<String, Object> object = new LinkedHashMap<>();
    begin('{');
    if (!ends('}')) {
      do {
        skipBlanks();
        String name = string();
        expect(':');
        Object value = value();
        if (value != null) {
          object.put(name, value);
        }
      } while (continues('}'));
    }
    return object;
  }

  private List<@Nullable Object> array() {
    List<@Nullable Object> values = new ArrayList<>();
    begin('[');
    if (!ends(']')) {
      do {
        values.add(value());
      } while (continues(']'));
    }
    return values;
  }

  private void begin(char bracket) {
    expect(bracket);
    require(++depth <= MAX_DEPTH);
  }

  /** Whether an object or array ends at once. */
  private boolean ends(char bracket) {
    skipBlanks();
    if (peek() != bracket) {
      return false;
    }
    at++;
    depth--;
    return true;
  }

  /** Whether another value follows; otherwise the end has been passed. */
  private boolean continues(char bracket) {
    if (ends(bracket)) {
      return false;
    }
    expect(',');
    return true;
  }

  private String string() {
    expect('"');
    StringBuilder string = new StringBuilder();
    for (char c = next(); c != '"'; c = next()) {
      string.append(c == '\\' ? escaped(next()) : c);
    }
    return string.toString();
  }

  private char escaped(char c) {
    return switch (c) {
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'u' -> {
        require(at + CODE_DIGITS <= text.length());
        at += CODE_DIGITS;
        yield (char) Integer.parseInt(text, at - CODE_DIGITS, at, HEXADECIMAL);
      }
      default -> c;
    };
  }

  private Double number() {
    int start = at;
    while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    return Double.valueOf(text.substring(start, at));
  }

  private @Nullable Object word(String word, @Nullable Object value) {
    require(text.startsWith(word, at));
    at += word.length();
    return value;
  }

  private void expect(char c) {
    skipBlanks();
    require(next() == c);
  }

  private void skipBlanks() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private char peek() {
    require(at < text.length());
    return text.charAt(at);
  }

  private char next() {
    char c = peek();
    at++;
    return c;
  }

  private void require(boolean condition) {
    if (!condition) {
      throw new IllegalArgumentException("no JSON at character " + (at + 1));
    }
  }
}
