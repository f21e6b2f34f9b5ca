package chess.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ArgumentsTest {
  private static Arguments parse(String... words) throws UsageException {
    return new Switches("verb", "does something")
        .settings("engine", "an engine")
        .value("games", "N", "games")
        .value("concurrency", "N", "at a time")
        .value("suite", "FILE", "positions")
        .flag("report", "only report")
        .parse(List.of(words));
  }

  @Test
  void switchesKeepTheirWords() throws UsageException {
    Arguments arguments = parse("--engine", "cmd=a b", "--engine", "cmd=c", "--games", "12");
    assertEquals("a b", arguments.all("engine").get(0).required("cmd"));
    assertEquals("c", arguments.all("engine").get(1).required("cmd"));
    assertEquals(12, arguments.number("games", 0));
    assertEquals(7, arguments.number("concurrency", 7));
    arguments.rejectUnread();
  }

  @Test
  void misspeltSwitchesAreNamed() {
    UsageException e = assertThrows(UsageException.class, () -> parse("--gmaes", "12"));
    assertEquals("unknown switch --gmaes, did you mean --games?", e.getMessage());
  }

  @Test
  void switchesThatNobodyAskedForAreNamed() throws UsageException {
    Arguments arguments = parse("--games", "12");
    UsageException e = assertThrows(UsageException.class, arguments::rejectUnread);
    assertTrue(e.getMessage().contains("--games"), e.getMessage());
  }

  @Test
  void theLastValueCounts() throws UsageException {
    Arguments arguments = parse("--games", "12", "--report", "--games", "-3", "--report");
    assertEquals(-3, arguments.number("games", 0));
    assertTrue(arguments.has("report"));
  }

  @Test
  void wordsAreTakenAsTheyAre() throws UsageException {
    assertEquals(
        "duplex --tune A=1 'x'",
        parse("--engine", "cmd=duplex --tune A=1 'x'").settings("engine").required("cmd"));
    assertEquals("@file", parse("--suite", "@file").required("suite"));
  }

  @Test
  void settingsFallBackToThoseOfEach() throws UsageException {
    Settings engine = Settings.parse("--engine", List.of("tc=1", "option.Hash=1"));
    Settings each = Settings.parse("--each", List.of("tc=2", "option.Threads=2", "st=3"));
    Settings merged = engine.over(each);
    assertEquals("1", merged.text("tc", ""));
    assertEquals(Map.of("Hash", "1", "Threads", "2"), merged.startingWith("option."));
    assertThrows(UsageException.class, merged::rejectUnread);
    assertEquals(3, merged.number("st", 0));
    merged.rejectUnread();
  }

  @Test
  void nonsenseIsRefused() {
    assertThrows(UsageException.class, () -> parse("word"));
    assertThrows(UsageException.class, () -> parse("--report", "word"));
    assertThrows(UsageException.class, () -> parse("--games").number("games", 0));
    assertThrows(UsageException.class, () -> parse("--games", "x").number("games", 0));
    assertThrows(UsageException.class, () -> parse("--games", "1", "2").number("games", 0));
    assertThrows(UsageException.class, () -> parse("--engine", "cmd").all("engine"));
    assertThrows(UsageException.class, () -> parse().required("suite"));
    assertThrows(
        UsageException.class, () -> Settings.parse("x", List.of("a=maybe")).flag("a", true));
  }
}
