package chess.core.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileTroubleTest {
  private static final Path FILE = Path.of("games.pgn");

  @TempDir private Path folder;

  @Test
  void eachTroubleHasItsWords() {
    assertReason("there is no such file or folder", new NoSuchFileException("games.pgn"));
    assertReason("there is no such file or folder", new FileNotFoundException("games.pgn"));
    assertReason("access is denied", new AccessDeniedException("games.pgn"));
    assertReason("it is not text in UTF-8", new MalformedInputException(1));
    assertReason("disk on fire", new FileSystemException("games.pgn", null, "disk on fire"));
    assertReason("games.pgn", new FileSystemException("games.pgn"));
    assertReason("cut off", new IOException("cut off"));
  }

  @Test
  void aFolderIsCalledOne() {
    IOException trouble = FileTrouble.reading(folder, new IOException("cut off"));
    assertEquals("cannot read " + folder + ": it is a folder", trouble.getMessage());
  }

  private static void assertReason(String reason, IOException cause) {
    IOException reading = FileTrouble.reading(FILE, cause);
    assertEquals("cannot read games.pgn: " + reason, reading.getMessage());
    assertSame(cause, reading.getCause());
    assertEquals(
        "cannot write games.pgn: " + reason, FileTrouble.writing(FILE, cause).getMessage());
  }
}
