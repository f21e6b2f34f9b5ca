package chess.tools.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordFilesTest {
  @TempDir Path folder;

  @Test
  void aFolderStandsForItsTrainingFiles() throws IOException {
    Path second = Files.createFile(folder.resolve("train-02.bin.gz"));
    Path first = Files.createFile(folder.resolve("train-01.bin.gz"));
    Files.createFile(folder.resolve("validation.bin.gz"));
    Path single = folder.resolve("single.bin");
    assertEquals(List.of(single, first, second), RecordFiles.expand(single + "," + folder));
  }

  @Test
  void nothingNamesNoFiles() throws IOException {
    assertEquals(List.of(), RecordFiles.expand(""));
  }
}
