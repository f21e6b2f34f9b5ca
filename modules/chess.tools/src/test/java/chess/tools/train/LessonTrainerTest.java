package chess.tools.train;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.search.eval.nnue.NetworkFile;
import chess.tools.lessons.Games;
import chess.tools.lessons.LessonPlan;
import chess.tools.positions.PositionSet;
import chess.tools.teacher.SmallTeacher;
import chess.tools.teacher.Teacher;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LessonTrainerTest {
  private static final Teacher TEACHER = SmallTeacher.make();
  private static final PositionSet GAMES = Games.random(300, 1);
  private static final PositionSet HELD_BACK = Games.random(100, 2);
  private static final int ALL = Integer.MAX_VALUE;

  private final ByteArrayOutputStream said = new ByteArrayOutputStream();

  @TempDir Path folder;

  private TrainOptions options(long positions, long seed, boolean resume) {
    LessonPlan plan = new LessonPlan(seed, 2, 2, 2, 2, 5, 40, 0.8, 0.2);
    LessonOptions lessons =
        new LessonOptions(folder.resolve("teacher"), plan, positions, 0.5f, 5, 1, 10);
    return new ShortRun(folder, 50, seed, resume).withLessons(64, lessons);
  }

  private byte[] train(TrainOptions options, int threads, int lastBlock) throws IOException {
    PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
    try (Crew crew = new Crew(threads);
        LessonTrainer trainer = new LessonTrainer(options, GAMES, HELD_BACK, TEACHER, crew, out)) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      NetworkFile.write(Quantiser.quantise(trainer.run(lastBlock), "test"), bytes);
      return bytes.toByteArray();
    }
  }

  @Test
  void theNumberOfThreadsChangesNothing() throws IOException {
    byte[] one = train(options(1000, 1, false), 1, ALL);
    assertArrayEquals(one, train(options(1000, 1, false), 3, ALL));
    assertFalse(Arrays.equals(one, train(options(1000, 2, false), 1, ALL)));
  }

  @Test
  void aResumedRunEndsLikeAnUninterruptedOne() throws IOException {
    byte[] whole = train(options(1500, 1, false), 1, ALL);
    byte[] part = train(options(1500, 1, false), 1, 2);
    assertFalse(Arrays.equals(whole, part));
    assertArrayEquals(whole, train(options(1500, 1, true), 1, ALL));
    String text = said.toString(StandardCharsets.UTF_8);
    assertTrue(text.contains("resumed after "), text);
  }

  @Test
  void learnsFromAsManyAsWereAskedFor() throws IOException {
    train(options(1000, 1, false), 1, ALL);
    String text = said.toString(StandardCharsets.UTF_8);
    assertTrue(text.contains("saved after 1,000 positions"), text);
    assertTrue(text.contains(" k positions/s  0 min left"), text);
    assertTrue(Files.exists(folder.resolve("network")));
  }

  @Test
  void whatItWasBeforeTheRateFellIsKept() throws IOException {
    train(options(1000, 1, false), 1, ALL);
    Path held = folder.resolve("checkpoint.held");
    Model model = new Model(64, 1);
    Progress progress = Checkpoint.load(held, model, 1).progress();
    assertTrue(progress.positions() >= 500 && progress.positions() < 1000, progress.toString());
  }

  @Test
  void aRunOverGivenPositionsIsNotResumedWithLessons() throws IOException {
    Model model = new Model(64, 1);
    Checkpoint.save(folder.resolve("checkpoint"), model, Progress.start(1), Optional.empty());
    IOException refusal =
        assertThrows(IOException.class, () -> train(options(1000, 1, true), 1, ALL));
    assertEquals("the checkpoint is not one of such a run", refusal.getMessage());
  }
}
