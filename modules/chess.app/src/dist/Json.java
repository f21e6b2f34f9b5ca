import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes maps, lists, texts and numbers as JSON. */
final class Json {
  private static final String STEP = "  ";

  private Json() {}

  static String text(Object value) {
    return text(value, "\n");
  }

  private static String text(Object value, String indent) {
    String inner = indent + STEP;
    return switch (value) {
      case Map<?, ?> map ->
          map.entrySet().stream()
              .map(entry -> inner + quoted(entry.getKey()) + ": " + text(entry.getValue(), inner))
              .collect(Collectors.joining(",", "{", indent + "}"));
      case List<?> list ->
          list.stream()
              .map(element -> inner + text(element, inner))
              .collect(Collectors.joining(",", "[", indent + "]"));
      case Number number -> number.toString();
      default -> quoted(value);
    };
  }

  private static String quoted(Object value) {
    StringBuilder quoted = new StringBuilder("\"");
    for (char letter : value.toString().toCharArray()) {
      if (letter == '"' || letter == '\\') {
        quoted.append('\\').append(letter);
      } else if (letter < ' ') {
        quoted.append("\\u%04x".formatted((int) letter));
      } else {
        quoted.append(letter);
      }
    }
    return quoted.append('"').toString();
  }
}
