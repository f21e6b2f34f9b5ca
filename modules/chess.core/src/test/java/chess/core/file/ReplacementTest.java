package chess.core.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The old contents stay until the new ones are complete. */
final class ReplacementTest {
  @TempDir Path folder;

  @Test
  void theOldContentsStayUntilTheNewOnesAreComplete() throws IOException {
    Path file = Files.writeString(folder.resolve("games.pgn"), "old");
    try (Replacement replacement = Replacement.of(file)) {
      replacement.stream().write("new".getBytes(StandardCharsets.UTF_8));
      assertEquals("old", Files.readString(file));
      replacement.finish();
      assertEquals("new", Files.readString(file));
    }
    assertEquals(List.of("games.pgn"), names());
  }

  @Test
  void whatIsNotFinishedNeverWas() throws IOException {
    Path file = Files.writeString(folder.resolve("games.pgn"), "old");
    try (Replacement replacement = Replacement.of(file)) {
      replacement.stream().write('x');
    }
    try (Replacement replacement = Replacement.of(folder.resolve("other.pgn"))) {
      replacement.stream().write('x');
    }
    assertEquals("old", Files.readString(file));
    assertEquals(List.of("games.pgn"), names());
  }

  @Test
  void bytesMayComeOneByOne() throws IOException {
    Path file = folder.resolve("games.pgn");
    try (Replacement replacement = Replacement.of(file)) {
      replacement.stream().write('e');
      replacement.stream().write('4');
      replacement.finish();
    }
    assertEquals("e4", Files.readString(file));
  }

  @Test
  void appendsToWhatIsThere() throws IOException {
    Path file = folder.resolve("games.pgn");
    Replacement.append(file, "a");
    Replacement.append(file, "b");
    assertEquals("ab", Files.readString(file));
    Replacement.write(file, "c");
    assertEquals("c", Files.readString(file));
    assertEquals(List.of("games.pgn"), names());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void linksStayLinks() throws IOException {
    Path link = folder.resolve("link.pgn");
    Files.createSymbolicLink(link, Path.of("games.pgn"));
    Replacement.write(link, "new");
    Replacement.write(link, "newer");
    assertTrue(Files.isSymbolicLink(link));
    assertEquals("newer", Files.readString(folder.resolve("games.pgn")));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void permissionsStay() throws IOException {
    Path file = Files.writeString(folder.resolve("games.pgn"), "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw----"));
    Replacement.write(file, "new");
    assertEquals("rw-rw----", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void whatIsNoFileIsWrittenAsItIs() throws Exception {
    Path pipe = folder.resolve("pipe");
    assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
    // Who opens a pipe for both ways waits for nobody.
    try (RandomAccessFile reader = new RandomAccessFile(pipe.toFile(), "rw");
        InputStream written = new FileInputStream(reader.getFD())) {
      Replacement.write(pipe, "1. e4");
      assertTrue(SpecialFile.is(pipe));
      assertEquals("1. e4".length(), written.available());
    }
  }

  @Test
  void whatCannotBeReplacedIsRefusedBeforehand() {
    assertRefused(folder, "it is a folder");
    assertRefused(folder.resolve("no/games.pgn"), "there is no such file or folder");
  }

  private static void assertRefused(Path file, String reason) {
    IOException refusal = assertThrows(IOException.class, () -> Replacement.of(file));
    assertEquals("cannot write " + file + ": " + reason, refusal.getMessage());
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void whatCannotBeWrittenIsToldWithItsName() throws IOException {
    Path file = folder.resolve("games.pgn");
    Replacement replacement = Replacement.of(file);
    replacement.close();
    IOException trouble =
        assertThrows(
            IOException.class,
            () -> replacement.stream().write("1. e4".getBytes(StandardCharsets.UTF_8)));
    assertTrue(trouble.getMessage().startsWith("cannot write " + file + ": "));
  }
}
