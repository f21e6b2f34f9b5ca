package chess.app.terminal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

final class HistoryFileTest {
  @TempDir private Path folder;

  private static HistoryFile history(Path file) {
    return new HistoryFile(Optional.of(file));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void liesWhereTheSystemWantsIt() {
    assertEquals(
        Optional.of(Path.of("/home/a/.local/state/duplex/history")),
        HistoryFile.path(Map.of(), "/home/a"));
    assertEquals(
        Optional.of(Path.of("/state/duplex/history")),
        HistoryFile.path(Map.of("XDG_STATE_HOME", "/state"), "/home/a"));
    assertEquals(
        Optional.of(Path.of("/home/a/.local/state/duplex/history")),
        HistoryFile.path(Map.of("XDG_STATE_HOME", "relative"), "/home/a"));
    assertEquals(Optional.empty(), HistoryFile.path(Map.of(), ""));
  }

  @Test
  void remembersWhatWasSaid() {
    Path file = folder.resolve("deep/down/history");
    HistoryFile first = history(file);
    assertEquals(List.of(), first.lines());
    first.add("e4");
    first.add("e4");
    first.add("  ");
    first.add("load my games.pgn");
    first.save();
    assertEquals(List.of("e4", "load my games.pgn"), history(file).lines());
  }

  @Test
  void keepsWhatOthersSaidMeanwhile() {
    Path file = folder.resolve("history");
    HistoryFile first = history(file);
    HistoryFile second = history(file);
    first.add("first");
    second.add("second");
    first.save();
    second.save();
    first.save();
    assertEquals(List.of("first", "second"), history(file).lines());
  }

  @Test
  void forgetsTheOldestLines() {
    Path file = folder.resolve("history");
    HistoryFile history = history(file);
    IntStream.range(0, 600).forEach(i -> history.add("line " + i));
    history.save();
    assertEquals(500, history(file).lines().size());
    assertEquals("line 100", history(file).lines().getFirst());
  }

  @Test
  void leavesAloneWhatItCannotRead() throws IOException {
    byte[] noText = {'a', '\n', (byte) 0xff, (byte) 0xfe, '\n'};
    Path file = Files.write(folder.resolve("history"), noText);
    HistoryFile history = history(file);
    assertEquals(List.of(), history.lines());
    history.add("e4");
    history.save();
    assertArrayEquals(noText, Files.readAllBytes(file));
  }

  @Test
  void doesWithoutAFile() throws IOException {
    Path inTheWay = Files.writeString(folder.resolve("file"), "mine");
    HistoryFile history = history(inTheWay.resolve("history"));
    history.add("e4");
    history.save();
    assertEquals("mine", Files.readString(inTheWay));
    new HistoryFile(Optional.empty()).save();
    HistoryFile silent = history(folder.resolve("silent"));
    silent.save();
    assertFalse(Files.exists(folder.resolve("silent")));
  }
}
