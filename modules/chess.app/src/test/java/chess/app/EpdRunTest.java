package chess.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class EpdRunTest {
  private static final String MATE = "6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra8#; id \"mate\";";
  private static final String IMPOSSIBLE = "6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra2;";

  @TempDir Path folder;

  private final List<String> lines = new ArrayList<>();
  private final List<String> complaints = new ArrayList<>();

  @Test
  void tellsOfEachPositionAndOfAll() throws Exception {
    run(file(MATE + "\n" + IMPOSSIBLE + "\n"));
    assertEquals(4, lines.size());
    assertTrue(lines.getFirst().contains("solved after"), lines.getFirst());
    assertTrue(lines.get(1).contains("FAILED, wanted Ra2"), lines.get(1));
    assertTrue(lines.getLast().startsWith("1 of 2 solved"), lines.getLast());
    assertEquals(List.of(), complaints);
  }

  @Test
  void goesOnAfterABadLine() throws Exception {
    String file = file("# a remark\nnonsense\n" + MATE + "\n6k1/8/8/8/8/8/8/R5K1 w - -\n");
    run(file);
    assertTrue(lines.getLast().startsWith("1 of 1 solved"), lines.getLast());
    assertEquals(2, complaints.size(), complaints.toString());
    assertTrue(complaints.getFirst().startsWith(file + ":2: "), complaints.getFirst());
    assertEquals(file + ":4: neither bm nor am", complaints.getLast());
  }

  @Test
  void readsTheStandardInput() throws Exception {
    run("-");
    assertTrue(lines.getLast().startsWith("1 of 1 solved"), lines.getLast());
  }

  @Test
  void forgivesNamesInOtherEncodings() throws Exception {
    Path latin = folder.resolve("latin.epd");
    Files.write(latin, MATE.replace("mate", "maté").getBytes(StandardCharsets.ISO_8859_1));
    run(latin.toString());
    assertTrue(lines.getLast().startsWith("1 of 1 solved"), lines.getLast());
    assertEquals(List.of(), complaints);
  }

  @Test
  void complainsWhenThereIsNothingToDo() throws Exception {
    String empty = file("# nothing\n");
    run(empty);
    assertEquals(List.of(empty + ": no positions"), complaints);
  }

  @Test
  void refusesFilesThatCannotBeRead() {
    assertRefused("no-such-file.epd", "there is no such file or folder");
    assertRefused(folder.toString(), "it is a folder");
  }

  private void assertRefused(String file, String reason) {
    CommandLineException refusal = assertThrows(CommandLineException.class, () -> run(file));
    assertEquals("cannot read " + file + ": " + reason, refusal.getMessage());
  }

  @Test
  void answersInJson() throws Exception {
    run(file(MATE + "\nx\n" + IMPOSSIBLE), "--json");
    assertEquals(1, lines.size());
    String expected =
        "\\{\"file\":\".*\",\"positions\":2,\"solved\":1,\"solvedMillis\":\\d+,\"results\":\\[\\{\"id\":\"mate\",\"fen\":\"6k1/5ppp/8/8/8/8/8/R5K1"
            + " w - - 0 1\",\"best\":\\[\"Ra8#\"],"
            + "\"avoid\":\\[],\"move\":\"Ra8#\",\"solved\":true,\"solvedMillis\":\\d+,"
            + "\"depth\":\\d+,\"nodes\":\\d+,\"millis\":\\d+},\\{\"id\":\"line"
            + " 3\",.*\"solved\":false,\"depth\":.*}],"
            + "\"badLines\":\\[\\{\"line\":2,\"why\":\".*\"}]}";
    assertTrue(lines.getFirst().matches(expected), lines.getFirst());
  }

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("suite.epd"), text).toString();
  }

  private void run(String file, String... options) throws CommandLineException {
    List<String> words = new ArrayList<>(List.of("epd", file, "--depth", "4"));
    words.addAll(List.of(options));
    Mode.Epd mode = (Mode.Epd) CommandLine.parse(words.toArray(String[]::new)).mode();
    byte[] input = MATE.getBytes(StandardCharsets.US_ASCII);
    new EpdRun(mode, new ByteArrayInputStream(input), complaints::add).run(lines::add);
  }
}
