package chess.core.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClosestWordTest {
  private static final List<String> KNOWN =
      List.of("help", "history", "hint", "level", "save", "load", "undo", "quit", "analyze");

  @ParameterizedTest
  @CsvSource({
    "hlep, help",
    "HELP, help",
    "histroy, history",
    "histery, history",
    "undoo, undo",
    "qit, quit",
    "analyse, analyze",
    "lvel, level"
  })
  void findsWhatWasMeant(String typed, String meant) {
    assertEquals(Optional.of(meant), ClosestWord.to(typed, KNOWN));
  }

  @Test
  void staysSilentWhenNothingIsNear() {
    assertEquals(Optional.empty(), ClosestWord.to("banana", KNOWN));
    assertEquals(Optional.empty(), ClosestWord.to("x", KNOWN));
    assertEquals(Optional.empty(), ClosestWord.to("", KNOWN));
    assertEquals(Optional.empty(), ClosestWord.to("help", List.of()));
  }

  @Test
  void ofTwoThatAreAsNearTheFirstIsMeant() {
    assertEquals(Optional.of("load"), ClosestWord.to("loab", List.of("load", "loaf")));
  }

  @Test
  void distanceCountsEachKindOfMistakeOnce() {
    assertEquals(0, ClosestWord.distance("undo", "undo"));
    assertEquals(1, ClosestWord.distance("undox", "undo"));
    assertEquals(1, ClosestWord.distance("unod", "undo"));
    assertEquals(1, ClosestWord.distance("und", "undo"));
    assertEquals(1, ClosestWord.distance("unda", "undo"));
    assertEquals(4, ClosestWord.distance("", "undo"));
  }
}
