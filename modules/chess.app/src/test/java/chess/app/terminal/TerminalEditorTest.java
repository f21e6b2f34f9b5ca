package chess.app.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.protocol.LineEditor.Choices;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A person types at a terminal whose other end is in the test's hands. */
@Timeout(60)
final class TerminalEditorTest {
  private static final String UP = "\033OA";
  private static final String LEFT = "\033OD";
  private static final String CTRL_C = "\003";
  private static final String CTRL_D = "\004";

  @TempDir private Path folder;

  private PipedOutputStream keys;
  private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
  private final ExecutorService person = Executors.newSingleThreadExecutor();
  private Terminal terminal;
  private TerminalEditor editor;

  @BeforeEach
  void sitDown() throws IOException {
    keys = new PipedOutputStream();
    terminal =
        new ExternalTerminal(
            "test", "xterm", new PipedInputStream(keys), screen, StandardCharsets.UTF_8);
    terminal.setSize(new Size(80, 24));
    editor = new TerminalEditor(terminal, new HistoryFile(Optional.of(historyFile())));
  }

  private Path historyFile() {
    return folder.resolve("history");
  }

  @AfterEach
  void getUp() throws IOException {
    person.shutdownNow();
    editor.close();
    terminal.close();
  }

  private void type(String text) throws IOException {
    keys.write(text.getBytes(StandardCharsets.UTF_8));
    keys.flush();
  }

  /** What comes of these keys when the editor is asked for a line. */
  private String typed(String text) throws IOException {
    editor.ask("> ", TerminalEditorTest::complete);
    type(text);
    return editor.next();
  }

  private static Choices complete(String beginning) {
    int start = beginning.lastIndexOf(' ') + 1;
    return new Choices(start, List.of("Nf3", "Nc3", "e4", "option"), beginning.startsWith("load "));
  }

  @Test
  void linesAreEdited() throws IOException {
    assertEquals("e4", typed("e4\r"));
    assertEquals("e4", typed("4" + LEFT + "e\r"));
    assertTrue(screen.toString(StandardCharsets.UTF_8).contains("> "));
  }

  @Test
  void theLastLinesComeBack() throws IOException {
    typed("e4\r");
    typed("Nf3\r");
    assertEquals("Nf3", typed(UP + "\r"));
    assertEquals("e4", typed(UP + UP + "\r"));
  }

  @Test
  void soDoThoseOfBefore() throws IOException {
    typed("level 0 5 3\r");
    editor.close();
    sitDown();
    assertEquals("level 0 5 3", typed(UP + "\r"));
  }

  @Test
  void wordsAreCompleted() throws IOException {
    assertEquals("Nf3 ", typed("Nf\t\r"));
    assertEquals("Nf3 ", typed("nf\t\r"));
    assertEquals("go e4 ", typed("go e\t\r"));
  }

  @Test
  void filesAreCompleted() throws IOException {
    Files.writeString(folder.resolve("my games.pgn"), "");
    String start = folder.toString().replace('\\', '/') + "/";
    assertEquals("load " + start + "my games.pgn ", typed("load " + start + "my\t\r"));
  }

  @Test
  void nothingThatIsTypedMeansMoreThanItSays() throws IOException {
    assertEquals("e4!!", typed("e4!!\r"));
    assertEquals("load O'Brien \"x\\y", typed("load O'Brien \"x\\y\r"));
  }

  @Test
  void ctrlCGivesUpTheLineAndThenWhatGoesOn() throws Exception {
    AtomicInteger interrupts = new AtomicInteger();
    editor.onInterrupt(interrupts::incrementAndGet);
    editor.ask("> ", TerminalEditorTest::complete);
    Future<String> line = person.submit(editor::next);
    type("mistake");
    awaitOnScreen("mistake", 1);
    type(CTRL_C);
    awaitOnScreen("> ", 2);
    assertEquals(0, interrupts.get());
    type(CTRL_C);
    awaitOnScreen("> ", 3);
    assertEquals(1, interrupts.get());
    type("d4\r");
    assertEquals("d4", line.get());
  }

  private void awaitOnScreen(String text, int times) throws InterruptedException {
    while (screen.toString(StandardCharsets.UTF_8).split(text, -1).length <= times) {
      Thread.sleep(10);
    }
  }

  @Test
  void ctrlDIsTheEnd() throws IOException {
    assertNull(typed(CTRL_D));
  }

  @Test
  void whatIsWrittenStandsAboveTheLine() throws IOException {
    try (OutputStream output = editor.output()) {
      output.write("I play e5.\n".getBytes(StandardCharsets.UTF_8));
    }
    assertTrue(screen.toString(StandardCharsets.UTF_8).contains("I play e5.\r\n"));
  }

  @Test
  void theStatusStandsInTheLastLine() {
    editor.status(nanos -> "White 5:00");
    String shown = screen.toString(StandardCharsets.UTF_8);
    assertTrue(shown.contains("\033[24;1H"), shown);
    assertTrue(shown.contains("White 5:00"), shown);
  }

  @Test
  void afterTheEndLinesComeAsTheyAre() throws IOException {
    assertEquals("uci", typed("uci\r"));
    editor.end();
    type("isready\n");
    assertEquals("isready", new BufferedReader(editor.unedited()).readLine());
  }

  @Test
  void aTerminalThatCanDoNothingIsLeftAlone() {
    assertTrue(TerminalEditor.open(Map.of("TERM", "dumb")).isEmpty() || isWindows());
    assertTrue(TerminalEditor.open(Map.of()).isEmpty() || isWindows());
  }

  private static boolean isWindows() {
    return System.getProperty("os.name").startsWith("Windows");
  }
}
