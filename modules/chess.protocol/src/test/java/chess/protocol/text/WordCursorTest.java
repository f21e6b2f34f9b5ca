package chess.protocol.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class WordCursorTest {
  @Test
  void anyBlanksSeparateWords() {
    WordCursor words = new WordCursor(" \t go\u00A0 depth\t\t5\r");
    assertEquals("go", words.next());
    assertEquals("depth", words.peek());
    assertEquals("depth", words.next());
    assertEquals("5", words.next());
    assertFalse(words.hasNext());
    assertEquals("", words.next());
    assertEquals("", words.peek());
  }

  @Test
  void aByteOrderMarkIsABlank() {
    assertEquals("uci", new WordCursor("\uFEFFuci").next());
  }

  @Test
  void theRestHasNoBlanksOfAnyKindAtItsEnds() {
    WordCursor words = new WordCursor("ping\u0000 1\u0007 2\u00A0\u0000\r");
    assertEquals("ping", words.next());
    assertEquals("1\u0007 2", words.rest());
    assertEquals("", words.rest());
  }

  @Test
  void numbersAreTakenOthersStay() {
    WordCursor words = new WordCursor("12 x -0.5 y");
    assertEquals(OptionalLong.of(12), words.nextLong());
    assertEquals(OptionalLong.empty(), words.nextLong());
    assertEquals("x", words.next());
    assertEquals(OptionalLong.of(0), words.nextLong());
    assertEquals(OptionalLong.empty(), words.nextLong());
    assertEquals("y", words.next());
    assertEquals(OptionalLong.empty(), words.nextLong());
  }

  @Test
  void skipTakesOnlyTheNamedWord() {
    WordCursor words = new WordCursor("Name x");
    assertFalse(words.skip("value"));
    assertTrue(words.skip("name"));
    assertEquals("x", words.next());
    assertFalse(words.skip(""));
  }

  @Test
  void upToKeepsBlanksInsideAndLeavesTheWord() {
    WordCursor words = new WordCursor("Clear  Hash   VALUE  a  b ");
    assertEquals("Clear  Hash", words.upTo("value"));
    assertTrue(words.skip("value"));
    assertEquals("a  b", words.rest());
    assertEquals("", words.rest());
    assertEquals("", words.upTo("value"));
  }

  @Test
  void upToTakesEverythingWhenTheWordIsMissing() {
    assertEquals("8/8 w - -", new WordCursor("8/8 w - - ").upTo("moves"));
  }
}
