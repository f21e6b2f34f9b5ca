package chess.protocol.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class ShortTextTest {
  @Test
  void onlyVeryLongTextsAreCut() {
    String longest = "x".repeat(ShortText.MAX_LENGTH);
    assertEquals(longest, ShortText.of(longest));
    assertEquals(longest + "...", ShortText.of(longest + "yz"));
  }
}
