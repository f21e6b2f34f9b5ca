package chess.protocol.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class ExcerptTest {
  @Test
  void onlyVeryLongTextsAreCut() {
    String longest = "x".repeat(Excerpt.MAX_LENGTH);
    assertEquals(longest, Excerpt.of(longest));
    assertEquals(longest + "...", Excerpt.of(longest + "yz"));
  }
}
