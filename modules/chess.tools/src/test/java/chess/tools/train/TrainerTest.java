package chess.tools.train;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.search.eval.nnue.FeatureIndex;
import chess.search.eval.nnue.Network;
import chess.search.eval.nnue.NetworkFile;
import chess.tools.positions.PositionSet;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainerTest {
  private static final PositionSet POSITIONS = RandomRecords.set(6000, 1);
  private static final PositionSet HELD_BACK = RandomRecords.set(1000, 2);

  /** The same on every machine, whatever the width of its vectors. */
  private static final int HIDDEN = 64;

  @TempDir Path folder;

  private TrainOptions options(int epochs, int threads, long seed, boolean resume) {
    return options(epochs, threads, seed, resume, Optional.empty());
  }

  private TrainOptions options(
      int epochs, int threads, long seed, boolean resume, Optional<Path> start) {
    return options(HIDDEN, epochs, threads, seed, resume, start);
  }

  private TrainOptions options(
      int hidden, int epochs, int threads, long seed, boolean resume, Optional<Path> start) {
    return new ShortRun(folder, 1000, seed, resume).overPositions(hidden, epochs, threads, start);
  }

  private static Trainer trainer(TrainOptions options, Crew crew) {
    return new Trainer(
        options, POSITIONS, HELD_BACK, crew, new PrintStream(OutputStream.nullOutputStream()));
  }

  private static byte[] train(TrainOptions options) throws IOException {
    try (Crew crew = new Crew(options.threads())) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      Model model = trainer(options, crew).run();
      NetworkFile.write(Quantiser.quantise(model, "test"), bytes);
      return bytes.toByteArray();
    }
  }

  @Test
  void learnsToCountMen() throws IOException {
    TrainOptions options = options(8, 2, 1, false);
    try (Crew crew = new Crew(2)) {
      Trainer trainer = trainer(options, crew);
      double before = trainer.measure(HELD_BACK).mean();
      trainer.run();
      double after = trainer.measure(HELD_BACK).mean();
      assertTrue(after < before / 4, before + " to " + after);
    }
  }

  @Test
  void sameSeedGivesTheSameNetworkWithAnyNumberOfThreads() throws IOException {
    byte[] one = train(options(2, 1, 1, false));
    byte[] three = train(options(2, 3, 1, false));
    assertArrayEquals(one, three);
  }

  @Test
  void anotherSeedGivesAnotherNetwork() throws IOException {
    byte[] first = train(options(1, 1, 1, false));
    byte[] second = train(options(1, 1, 2, false));
    assertTrue(!Arrays.equals(first, second));
  }

  @Test
  void aResumedRunEndsLikeAnUninterruptedOne() throws IOException {
    byte[] whole = train(options(3, 1, 1, false));
    TrainOptions cut = options(3, 1, 1, false);
    try (Crew crew = new Crew(1)) {
      Trainer trainer = trainer(cut, crew);
      trainer.runUntil(2);
    }
    assertArrayEquals(whole, train(options(3, 1, 1, true)));
  }

  @Test
  void aCheckpointOfAnotherRunIsRefused() throws IOException {
    train(options(1, 1, 1, false));
    assertThrows(IOException.class, () -> train(options(2, 1, 9, true)));
  }

  @Test
  void aRunCanBeginWithTheWeightsOfAnother() throws IOException {
    train(options(8, 2, 1, false));
    Path first = folder.resolve("first");
    Files.move(folder.resolve("checkpoint"), first);
    double fresh = lossAfterOneEpoch(Optional.empty());
    double continued = lossAfterOneEpoch(Optional.of(first));
    assertTrue(continued < fresh / 2, fresh + " and " + continued);
  }

  private double lossAfterOneEpoch(Optional<Path> start) throws IOException {
    try (Crew crew = new Crew(2)) {
      Trainer trainer = trainer(options(1, 2, 9, false, start), crew);
      trainer.run();
      return trainer.measure(HELD_BACK).mean();
    }
  }

  @Test
  void aNetworkGivesBackItsWeights() throws IOException {
    byte[] trained = train(options(1, 2, 1, false));
    Path file = folder.resolve("trained.nnue");
    Files.write(file, trained);
    byte[] restored = train(options(0, 2, 5, false, Optional.of(file)));
    assertArrayEquals(trained, restored);
  }

  @Test
  void newColumnsOfAWiderNetworkHaveNoSayYet() throws IOException {
    Path file = folder.resolve("narrow.nnue");
    Files.write(file, train(options(1, 2, 1, false)));
    Network narrow = NetworkFile.read(file);
    Model wide;
    try (Crew crew = new Crew(1)) {
      Trainer trainer = trainer(options(2 * HIDDEN, 0, 1, 5, false, Optional.of(file)), crew);
      wide = trainer.run();
    }
    Network widened = Quantiser.quantise(wide, "wide");
    short[] own = {3, 100, 200};
    short[] other = {7, 120, 220};
    assertEquals(narrow.evaluate(own, other, 0, 3), widened.evaluate(own, other, 0, 3));
    assertEquals(0, widened.stack(0).unitWeight(HIDDEN, 0));
    assertTrue(
        IntStream.range(0, FeatureIndex.SET).anyMatch(i -> widened.featureWeight(i, HIDDEN) != 0));
  }

  @Test
  void ofANetworkWithMoreColumnsThoseThatSpeakAreKept() throws IOException {
    Path file = folder.resolve("narrow.nnue");
    Files.write(file, train(options(1, 2, 1, false)));
    Network narrow = NetworkFile.read(file);
    Path wideFile = folder.resolve("wide.nnue");
    try (Crew crew = new Crew(1)) {
      // The columns that it lacks have no say.
      Trainer trainer = trainer(options(2 * HIDDEN, 0, 1, 5, false, Optional.of(file)), crew);
      NetworkFile.write(Quantiser.quantise(trainer.run(), "wide"), wideFile);
    }
    byte[] narrowedAgain = train(options(0, 1, 5, false, Optional.of(wideFile)));
    Network narrowed = NetworkFile.read(new ByteArrayInputStream(narrowedAgain));
    short[] own = {3, 100, 200};
    short[] other = {7, 120, 220};
    assertEquals(narrow.evaluate(own, other, 0, 3), narrowed.evaluate(own, other, 0, 3));
  }

  @Test
  void roundingMovesTheValueLittle() throws IOException {
    TrainOptions options = options(4, 2, 1, false);
    try (Crew crew = new Crew(2)) {
      Trainer trainer = trainer(options, crew);
      Network network = Quantiser.quantise(trainer.run(), "test");
      QuantisationReport report = trainer.quantisationReport(network);
      assertEquals(HELD_BACK.size(), report.positions());
      assertTrue(report.meanError() < 20, report.toString());
      assertTrue(report.meanError() > 0, report.toString());
    }
  }
}
