package chess.tools.perft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PerftSuiteTest {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  @TempDir Path folder;
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("suite"), text);
  }

  private int run(String... words) throws Exception {
    PerftVerb verb = new PerftVerb();
    return verb.run(verb.switches().parse(List.of(words)), out);
  }

  @Test
  void bothDresses() throws Exception {
    Path file =
        file(
            START
                + " ;D1 20 ;D2 400 ;D3 8902\n"
                + "# a remark\n\nid kings\nepd 4k3/8/8/8/8/8/8/4K3 w - -\nperft 1 5\nperft 2 25\n");
    List<PerftCase> cases = PerftFile.read(file);
    assertEquals(5, cases.size());
    assertEquals(new PerftCase("suite:1", START, 2, 400), cases.get(1));
    assertEquals(new PerftCase("suite:7", "4k3/8/8/8/8/8/8/4K3 w - -", 2, 25), cases.get(4));
    assertEquals(0, run("--suite", file.toString(), "--depth", "2"));
    assertTrue(printed().contains("4 counts, 0 differ; 450 nodes"), printed());
  }

  @Test
  void differencesAreNamed() throws Exception {
    Path file = file(START + " ;D1 20 ;D2 401\n");
    assertEquals(1, run("--suite", file.toString(), "--threads", "1"));
    assertTrue(printed().contains("depth 2: 400 instead of 401"), printed());
    assertTrue(printed().contains("1 differ"), printed());
  }

  @Test
  void whatIsNotReadIsNotRight() throws Exception {
    assertThrows(IOException.class, () -> PerftFile.read(file(START + " D1 20\n")));
    assertThrows(IOException.class, () -> PerftFile.read(file("perft 1 20\n")));
    assertEquals(1, run("--suite", file("nonsense ;D1 20\n").toString()));
  }

  @Test
  void divides() throws Exception {
    assertEquals(0, run("--fen", START, "--depth", "2"));
    assertTrue(printed().contains("e2e4: 20"));
    assertTrue(printed().contains("total: 400"));
  }

  private String printed() {
    return printed.toString(StandardCharsets.UTF_8);
  }
}
