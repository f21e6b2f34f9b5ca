package chess.tools.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.search.eval.nnue.Network;
import chess.search.eval.nnue.NetworkFile;
import chess.tools.cli.Arguments;
import chess.tools.cli.UsageException;
import chess.tools.positions.PositionSet;
import chess.tools.positions.RecordWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainVerbTest {
  @TempDir Path folder;

  private void write(String name, int size, long seed) throws IOException {
    PositionSet set = RandomRecords.set(size, seed);
    try (RecordWriter writer = new RecordWriter(folder.resolve(name))) {
      for (int i = 0; i < set.size(); i++) {
        writer.write(set.page(i), set.offset(i));
      }
    }
  }

  @Test
  void trainsFromFilesToAFile() throws Exception {
    write("train-1.bin.gz", 1500, 1);
    write("train-2.bin.gz", 500, 2);
    write("validation.bin.gz", 300, 3);
    Path network = folder.resolve("out.nnue");
    String words =
        "--data %s --out %s --hidden %d --epochs 1 --batch 500 --warm-up 2 --threads 1"
            .formatted(folder, network, ColumnBlock.WIDTH);
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    new TrainVerb().run(TrainVerb.SWITCHES.parse(List.of(words.split(" "))), new PrintStream(text));
    Network read = NetworkFile.read(network);
    assertEquals(ColumnBlock.WIDTH, read.hidden());
    assertTrue(read.description().contains("1 epochs"), read.description());
    String said = text.toString(StandardCharsets.UTF_8);
    assertTrue(said.contains("2,000 positions, 300 for validation"), said);
    assertTrue(said.contains("rounding moves"), said);
  }

  @Test
  void refusesMisspeltSwitches() {
    List<String> words = List.of("--data", ".", "--out", "x", "--epoch", "3");
    assertThrows(UsageException.class, () -> TrainVerb.SWITCHES.parse(words));
  }

  @Test
  void aTeacherBringsItsOwnSwitches() throws Exception {
    String words = "--data . --out x --teacher sf.nnue --positions 5000000000 --held 0.75 --seed 4";
    TrainOptions options = TrainVerb.options(TrainVerb.SWITCHES.parse(List.of(words.split(" "))));
    LessonOptions lessons = options.lessons().orElseThrow();
    assertEquals(Path.of("sf.nnue"), lessons.teacher());
    assertEquals(5_000_000_000L, lessons.positions());
    assertEquals(0.75f, lessons.held());
    assertEquals(4, lessons.plan().seed());
    assertTrue(options.recipe().contains("5,000,000,000 lessons"), options.recipe());
  }

  @Test
  void withoutATeacherTheSwitchesOfLessonsAreMisspelt() throws UsageException {
    List<String> words = List.of("--data", ".", "--out", "x", "--positions", "3");
    Arguments arguments = TrainVerb.SWITCHES.parse(words);
    assertThrows(UsageException.class, () -> TrainVerb.options(arguments));
  }
}
