package chess.app.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class JsonObjectTest {
  @Test
  void isEmptyAtFirst() {
    assertEquals("{}", new JsonObject().toString());
  }

  @Test
  void keepsTheOrderOfItsFields() {
    JsonObject object =
        new JsonObject()
            .put("text", "e2e4")
            .put("number", Long.MIN_VALUE)
            .put("truth", false)
            .put("share", 2.0 / 3, 3)
            .put("inner", new JsonObject().put("a", 1));
    assertEquals(
        "{\"text\":\"e2e4\",\"number\":-9223372036854775808,\"truth\":false,\"share\":0.667,\"inner\":{\"a\":1}}",
        object.toString());
  }

  @Test
  void hasArrays() {
    JsonObject object =
        new JsonObject()
            .put("none", List.of())
            .put("objects", List.of(new JsonObject().put("a", 1), new JsonObject()))
            .putTexts("texts", List.of("a", "b\""));
    assertEquals(
        "{\"none\":[],\"objects\":[{\"a\":1},{}],\"texts\":[\"a\",\"b\\u0022\"]}",
        object.toString());
  }

  @Test
  void escapesWhatMayNotStandInAText() {
    JsonObject object = new JsonObject().put("a\"b", "\\ \" / \n\t\0\u001f\u007fé♞</\uD83D\uDE00");
    assertEquals(
        "{\"a\\u0022b\":\"\\u005c \\u0022 / \\u000a\\u0009\\u0000\\u001f\\u007f"
            + "é♞\\u003c/\\ud83d\\ude00\"}",
        object.toString());
  }
}
