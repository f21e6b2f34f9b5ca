package chess.app.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FileChoicesTest {
  @TempDir private Path folder;

  @Test
  void namesWhatIsInTheFolder() throws IOException {
    Files.writeString(folder.resolve("my games.pgn"), "");
    Files.writeString(folder.resolve(".hidden"), "");
    Files.createDirectory(folder.resolve("club"));
    String start = folder + "/";
    assertEquals(List.of(start + "club/", start + "my games.pgn"), FileChoices.of(start + "my"));
    assertEquals(List.of(start + ".hidden"), FileChoices.of(start + "."));
  }

  @Test
  void nothingIsInAFolderThatDoesNotExist() {
    assertEquals(List.of(), FileChoices.of(folder + "/none/"));
    assertEquals(List.of(), FileChoices.of("\0/"));
  }
}
