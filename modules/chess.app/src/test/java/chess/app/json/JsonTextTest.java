package chess.app.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class JsonTextTest {
  @Test
  void readsWhatIsWritten() {
    String hostile = "</script> \"\\ \u2028 é \uD83D\uDE00 \n\t";
    JsonObject written =
        new JsonObject()
            .put("text", hostile)
            .put("number", -12)
            .put("places", 0.5, 2)
            .put("truth", true)
            .put("objects", List.of(new JsonObject().put("a", "b"), new JsonObject()))
            .putTexts("texts", List.of("x", ""));
    assertEquals(
        Map.of(
            "text",
            hostile,
            "number",
            -12.0,
            "places",
            0.5,
            "truth",
            true,
            "objects",
            List.of(Map.of("a", "b"), Map.of()),
            "texts",
            List.of("x", "")),
        JsonText.parse(written.toString()));
  }

  @Test
  void readsWhatOthersWrite() {
    assertEquals(
        Map.of("a", List.of(1.0, List.of()), "b", "\b/"),
        JsonText.parse(" { \"a\" : [ 1e0 , [ ] ] , \"n\" : null,\"b\":\"\\b\\/\" } "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "x",
        "[]",
        "{",
        "{}x",
        "{\"a\"}",
        "{\"a\":}",
        "{\"a\":1,}",
        "{\"a\":tru}",
        "{\"a\":\"x",
        "{\"a\":\"\\u12\"}",
        "{\"a\":1 2}",
        "{a:1}"
      })
  void refusesTheRest(String text) {
    assertThrows(IllegalArgumentException.class, () -> JsonText.parse(text));
  }

  @Test
  void depthIsBounded() {
    String deep = "{\"a\":" + "[".repeat(100_000);
    assertThrows(IllegalArgumentException.class, () -> JsonText.parse(deep));
  }
}
