package chess.tools.queue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.tools.cli.UsageException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QueueVerbTest {
  private static final String MATCH =
      "match --engine name=%s cmd=a --engine name=old cmd=b --each nodes=1 --games 100 %s\n";

  @TempDir Path temporary;
  private Path file;
  private Path folder;
  private final List<String> asked = new ArrayList<>();
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

  @BeforeEach
  void choosePlaces() {
    file = temporary.resolve("tests.queue");
    folder = temporary.resolve("results");
  }

  private void queue(String text) throws IOException {
    Files.writeString(file, text);
  }

  private int run(QueueVerb.Runner runner, String... more) throws Exception {
    List<String> words = new ArrayList<>();
    words.addAll(List.of("--file", file.toString(), "--folder", folder.toString()));
    words.addAll(List.of(more));
    printed.reset();
    PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);
    return new QueueVerb(runner).run(QueueVerb.SWITCHES.parse(words), out);
  }

  private String printed() {
    return printed.toString(StandardCharsets.UTF_8);
  }

  /** Plays so many pairs more, each won by a point and a half to a half. */
  private int play(List<String> words, int pairs) throws IOException {
    asked.add(words.get(1).substring("name=".length()));
    Path results = Path.of(words.getLast());
    int before = Files.exists(results) ? Files.readAllLines(results).size() / 2 : 0;
    for (int pair = before + 1; pair <= before + pairs; pair++) {
      Files.writeString(
          results,
          pair + "\t1\t1-0\tmate\n" + pair + "\t2\t1/2-1/2\tfifty\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    }
    return 0;
  }

  private static int playRounds(List<String> words, int rounds) throws IOException {
    Path state = Path.of(words.getLast());
    for (int round = 1; round <= rounds; round++) {
      Files.writeString(
          state,
          "round " + round + ": +3 -2 =1 A=" + (10 + round) + ".5000 B=-3.0000\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    }
    return 0;
  }

  @Test
  void doesOneAfterTheOtherAndWritesRows() throws Exception {
    queue("first: " + MATCH.formatted("a", "") + "second: " + MATCH.formatted("b", ""));
    assertEquals(0, run((kind, words, log) -> play(words, 50)));
    assertEquals(List.of("a", "b"), asked);
    List<String> rows = Files.readAllLines(folder.resolve("table.tsv"));
    assertEquals(3, rows.size());
    assertTrue(rows.get(1).startsWith("first\tdone\t100\t50\t0\t50\t75.0 %\t"), rows.get(1));
    assertEquals(0, run((kind, words, log) -> play(words, 50)));
    assertEquals(List.of("a", "b"), asked, "what is done is not done again");
  }

  @Test
  void goesOnAfterAnInterruption() throws Exception {
    queue("first: " + MATCH.formatted("a", ""));
    assertEquals(1, run((kind, words, log) -> play(words, 20)));
    assertFalse(Files.exists(folder.resolve("table.tsv")));
    assertEquals(0, run((kind, words, log) -> play(words, 30)));
    assertTrue(Files.readString(folder.resolve("table.tsv")).contains("first\tdone\t100"));
  }

  @Test
  void aTestThatFailsDoesNotHoldUpTheOthers() throws Exception {
    queue("first: " + MATCH.formatted("a", "") + "second: " + MATCH.formatted("b", ""));
    QueueVerb.Runner runner =
        (kind, words, log) -> {
          if (words.contains("name=a")) {
            throw new IOException("no such engine");
          }
          return play(words, 50);
        };
    assertEquals(1, run(runner));
    assertTrue(printed().contains("first: no such engine"), printed());
    assertTrue(Files.readString(folder.resolve("table.tsv")).contains("second\tdone"));
  }

  @Test
  void linesAddedMeanwhileAreDoneToo() throws Exception {
    queue("first: " + MATCH.formatted("a", ""));
    QueueVerb.Runner runner =
        (kind, words, log) -> {
          queue("first: " + MATCH.formatted("a", "") + "second: " + MATCH.formatted("b", ""));
          return play(words, 50);
        };
    assertEquals(0, run(runner));
    assertEquals(List.of("a", "b"), asked);
  }

  @Test
  void resultsOfAnotherCommandAreNotMixedIn() throws Exception {
    queue("first: " + MATCH.formatted("a", ""));
    run((kind, words, log) -> play(words, 20));
    queue("first: " + MATCH.formatted("other", ""));
    assertEquals(1, run((kind, words, log) -> play(words, 30)));
    assertTrue(printed().contains("first has results of another command"), printed());
    assertEquals(List.of("a"), asked);
  }

  @Test
  void aDecidedTestIsDone() throws Exception {
    queue("first: " + MATCH.formatted("a", "--sprt elo0=0 elo1=30"));
    assertEquals(0, run((kind, words, log) -> play(words, 40)));
    assertTrue(Files.readString(folder.resolve("table.tsv")).contains("H1 accepted"));
  }

  @Test
  void twoQueuesDoNotShareAFolder() throws Exception {
    queue("first: " + MATCH.formatted("a", ""));
    try (FileChannel lock = new TestFolder(folder).lock()) {
      assertTrue(lock.isOpen());
      assertThrows(UsageException.class, () -> run((kind, words, log) -> play(words, 50)));
    }
    assertEquals(List.of(), asked);
  }

  @Test
  void tellsHowFarEverythingIs() throws Exception {
    queue(
        "first: "
            + MATCH.formatted("a", "--sprt elo0=0 elo1=1")
            + "margins: spsa --numbers A,B --rounds 9\nlast: "
            + MATCH.formatted("b", ""));
    run(
        (kind, words, log) ->
            kind == QueuedTest.Kind.SPSA ? playRounds(words, 4) : play(words, 25));
    assertEquals(0, run((kind, words, log) -> 1, "--report"));
    List<String> lines = printed().lines().toList();
    assertEquals(4, lines.size());
    assertTrue(lines.get(1).startsWith("first    begun  50     25   0     25"), lines.get(1));
    assertTrue(lines.get(1).contains(": undecided"), lines.get(1));
    assertTrue(lines.get(2).contains("4 of 9 rounds"), lines.get(2));

    Path page = temporary.resolve("page.html");
    assertEquals(0, run((kind, words, log) -> 1, "--html", page.toString()));
    String html = Files.readString(page);
    assertEquals(4, html.split("<svg", -1).length - 1, "Elo and LLR; numbers; Elo");
    assertTrue(html.contains("<title>A +26 %</title>"), html);
    assertFalse(html.contains("http"), "needs nothing from elsewhere");
  }

  @Test
  void wrongSwitchesAreTold() {
    file = temporary.resolve("none");
    assertThrows(
        UsageException.class,
        () -> new QueueVerb().run(QueueVerb.SWITCHES.parse(List.of()), System.out));
  }
}
