package chess.search.eval.nnue;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import chess.core.board.Position;
import chess.core.notation.Fen;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Vector code and plain code must agree to the last bit. */
class InferenceAgreementTest {
  private static final int GAME_PLIES = 120;

  @Test
  void agreesOnPositionsOfRandomGames() {
    agree(RandomNetwork.of(64, 1), 3_000);
  }

  @Test
  @Tag("slow")
  void agreesOnAHundredThousandPositions() {
    agree(RandomNetwork.of(256, 1), 50_000);
    agree(RandomNetwork.of(512, 2), 50_000);
  }

  private static void agree(Network network, int positions) {
    InferenceSwitch vector = new InferenceSwitch();
    vector.use(VectorInference.INSTANCE);
    NnueEvaluator fast = new NnueEvaluator(network, vector);
    NnueEvaluator plain = new NnueEvaluator(network, new InferenceSwitch());
    int seen = 0;
    for (long seed = 1; seen < positions; seed++) {
      Position position = Fen.start();
      Position twin = Fen.start();
      fast.reset(position);
      plain.reset(twin);
      RandomPlay play = new RandomPlay(seed);
      RandomPlay twinPlay = new RandomPlay(seed);
      int move = 0;
      for (int ply = 0; ply < GAME_PLIES && move >= 0 && seen < positions; ply++) {
        move = play.play(position, fast);
        twinPlay.play(twin, plain);
        int value = plain.evaluate(twin);
        assertEquals(value, fast.evaluate(position));
        int limit = NnueEvaluator.NETWORK_LIMIT;
        assertEquals(Math.clamp(Reference.evaluate(network, position), -limit, limit), value);
        seen++;
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {32, 96, 256})
  void agreesWhereSumsWrapAround(int hidden) {
    Network network = RandomNetwork.of(hidden, 9);
    Random random = new Random(4);
    short[] sums = new short[6 * hidden];
    for (int i = 0; i < sums.length; i++) {
      sums[i] = (short) random.nextInt();
    }
    short[] twin = sums.clone();
    apply(VectorInference.INSTANCE, network, sums);
    apply(ScalarInference.INSTANCE, network, twin);
    assertArrayEquals(twin, sums);
    for (int bucket = 0; bucket < Network.OUTPUT_BUCKETS; bucket++) {
      assertEquals(
          ScalarInference.INSTANCE.output(network, sums, hidden, 3 * hidden, bucket),
          VectorInference.INSTANCE.output(network, sums, hidden, 3 * hidden, bucket));
    }
  }

  private static void apply(Inference inference, Network network, short[] sums) {
    int row = network.hidden();
    inference.addSub(network, sums, 0, row, 7 * row, 500 * row);
    inference.addSubSub(network, sums, row, 2 * row, 767 * row, 0, 13 * row);
    inference.addAddSubSub(network, sums, 2 * row, 3 * row, row, 2 * row, 3 * row, 4 * row);
    inference.add(network, sums, 4 * row, 9 * row);
    inference.sub(network, sums, 5 * row, 10 * row);
  }
}
