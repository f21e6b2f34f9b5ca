package chess.tools.queue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.tools.cli.UsageException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QueueFileTest {
  private static List<QueuedTest> parse(String text) throws UsageException {
    return QueueFile.parse(text.lines().toList());
  }

  @Test
  void aTestTakesTheDefaultsItLacks() throws UsageException {
    List<QueuedTest> tests =
        parse(
            """
            # tonight
            defaults: match --each nodes=5000 option.Hash=16
                --games 400
            one: match --engine cmd="duplex --tune A=1" name=a
                --games 10
            """);
    assertEquals(1, tests.size());
    assertEquals("one", tests.get(0).name());
    assertEquals(
        List.of(
            "--engine",
            "cmd=duplex --tune A=1",
            "name=a",
            "--games",
            "10",
            "--each",
            "nodes=5000",
            "option.Hash=16"),
        tests.get(0).words());
  }

  @Test
  void aGauntletIsOneMatchForEachOpponent() throws UsageException {
    List<QueuedTest> tests =
        parse("all: gauntlet --engine cmd=duplex --against cmd=a st=1 --against cmd=b --games 2");
    assertEquals(List.of("all-1", "all-2"), tests.stream().map(QueuedTest::name).toList());
    assertEquals(
        List.of("--engine", "cmd=duplex", "--games", "2", "--engine", "cmd=a", "st=1"),
        tests.get(0).words());
  }

  @Test
  void tuningsAreQueuedToo() throws UsageException {
    QueuedTest test = parse("margins: spsa --numbers A,B --rounds 5").get(0);
    assertEquals(QueuedTest.Kind.SPSA, test.kind());
    assertEquals(List.of("--numbers", "A,B", "--rounds", "5"), test.words());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "no colon here",
        "one:",
        "one: dance --fast",
        "one: match --engine cmd=\"a",
        "../one: match --engine cmd=a",
        "one: gauntlet --engine cmd=a",
        "one: match --games 1\none: match --games 2"
      })
  void nonsenseIsRefused(String text) {
    String message = assertThrows(UsageException.class, () -> parse(text)).getMessage();
    assertTrue(message.length() > 10, message);
  }
}
