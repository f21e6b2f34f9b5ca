package chess.app.json;

import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/**
 * An object in the notation of JSON, in one line: fields in the order in which they are put. It may
 * stand inside a page: no text in it, wherever it comes from, can end the element around it or
 * begin another.
 */
public final class JsonObject {
  private static final char FIRST_PRINTABLE = ' ';

  /** Characters that mean something to JSON, to HTML, or to older readers of JavaScript. */
  private static final String SPECIAL = "\"\\<>&'\u2028\u2029\u007F";

  private final StringJoiner fields = new StringJoiner(",", "{", "}");

  /** An object without fields. */
  public JsonObject() {}

  public JsonObject put(String name, String value) {
    return putText(name, quote(value));
  }

  public JsonObject put(String name, long value) {
    return putText(name, Long.toString(value));
  }

  public JsonObject put(String name, boolean value) {
    return putText(name, Boolean.toString(value));
  }

  /** A number with as many places as somebody can see. */
  public JsonObject put(String name, double value, int places) {
    return putText(name, String.format(Locale.ROOT, "%." + places + "f", value));
  }

  public JsonObject put(String name, JsonObject value) {
    return putText(name, value.toString());
  }

  /** An array. */
  public JsonObject put(String name, List<JsonObject> values) {
    return putText(name, array(values.stream().map(JsonObject::toString).toList()));
  }

  /** An array of texts. */
  public JsonObject putTexts(String name, List<String> values) {
    return putText(name, array(values.stream().map(JsonObject::quote).toList()));
  }

  private JsonObject putText(String name, String value) {
    fields.add(quote(name) + ":" + value);
    return this;
  }

  private static String array(List<String> texts) {
    return texts.stream().collect(Collectors.joining(",", "[", "]"));
  }

  private static String quote(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      boolean safe = c >= FIRST_PRINTABLE && SPECIAL.indexOf(c) < 0 && !Character.isSurrogate(c);
      quoted.append(safe ? c : String.format(Locale.ROOT, "\\u%04x", (int) c));
    }
    return quoted.append('"').toString();
  }

  @Override
  public String toString() {
    return fields.toString();
  }
}
