package chess.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import chess.search.EngineOption.Setting;
import chess.search.EngineOption.Understanding;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EngineOptionTest {
  private final Engine engine = mock(Engine.class);

  @BeforeEach
  void hasDefaults() {
    when(engine.config()).thenReturn(EngineConfig.DEFAULT);
    when(engine.configure(any())).thenReturn(List.of());
  }

  private Setting set(String name, String text) {
    return EngineOption.named(name).orElseThrow().set(engine, text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"UCI_Elo", "elo", "uci_ELO", " Elo"})
  void isFoundInAnySpelling(String name) {
    assertEquals("UCI_Elo", EngineOption.named(name).orElseThrow().name());
  }

  @Test
  void isNotFoundByHalfOfItsName() {
    assertTrue(EngineOption.named("Clear").isEmpty());
    assertTrue(EngineOption.named("").isEmpty());
  }

  @ParameterizedTest
  @CsvSource({
    "5, 5, AS_SAID",
    "+5, 5, AS_SAID",
    "5.9, 5, AS_SAID",
    "0000000000000000000000005, 5, AS_SAID",
    "0, 1, LIMITED",
    "-7, 1, LIMITED",
    "99999999999999999999999999999999, 218, LIMITED",
    "-99999999999999999999999999999999, 1, LIMITED"
  })
  void bringsNumbersIntoRange(String text, int value, Understanding understanding) {
    assertEquals(new Setting(understanding, List.of()), set("MultiPV", text));
    verify(engine).configure(EngineConfig.DEFAULT.with().multiPv(value).build());
  }

  @ParameterizedTest
  @CsvSource({
    "MultiPV, many",
    "MultiPV, ''",
    "MultiPV, 1e3",
    "MultiPV, .",
    "OwnBook, perhaps",
    "EvalMode, best"
  })
  void keepsItsValueWhereTheTextMakesNoSense(String name, String text) {
    assertEquals(new Setting(Understanding.NOT_AT_ALL, List.of()), set(name, text));
    verify(engine, never()).configure(any());
  }

  @ParameterizedTest
  @CsvSource({"true, true", "ON, true", "1, true", "false, false", "off, false", "No, false"})
  void knowsTheWordsForOnAndOff(String text, boolean on) {
    set("OwnBook", text);
    verify(engine).configure(EngineConfig.DEFAULT.with().ownBook(on).build());
  }

  @Test
  void handsOnWhatTheEngineComplainsAbout() {
    when(engine.configure(any())).thenReturn(List.of("no such book"));
    assertEquals(new Setting(Understanding.AS_SAID, List.of("no such book")), set("BookFile", "x"));
  }

  @Test
  void doesWhatAButtonIsThereFor() {
    set("Clear Hash", "");
    verify(engine).clearHash();
  }
}
