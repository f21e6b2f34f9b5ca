package chess.core.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ExcerptTest {
  @Test
  void whatCannotBePrintedIsAQuestionMark() {
    assertEquals("'a ~?'", Excerpt.of("a ~\u007f"));
    assertEquals("'?\u00e4?'", Excerpt.of("\t\u00e4\u0000"));
    assertEquals("'?'", Excerpt.of('\n'));
  }

  @Test
  void longTextsAreCut() {
    assertEquals("'" + "k".repeat(40) + "'", Excerpt.of("k".repeat(40)));
    assertEquals("'" + "k".repeat(40) + "...'", Excerpt.of("k".repeat(41)));
  }
}
