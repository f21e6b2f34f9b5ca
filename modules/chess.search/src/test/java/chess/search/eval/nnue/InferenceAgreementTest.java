package chess.search.eval.nnue;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import chess.core.board.Position;
import chess.core.notation.Fen;
import chess.search.eval.hce.BareKing;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Vector code and plain code must agree to the last bit. */
class InferenceAgreementTest {
  private static final int GAME_PLIES = 120;

  /** With a bias as large a column of 32 men just stays within 16 bits. */
  private static final int LARGEST_WEIGHT = Short.MAX_VALUE / 33;

  @Test
  void agreesOnPositionsOfRandomGames() {
    agree(RandomNetwork.of(64, 1), 3_000);
  }

  @Test
  void agreesWithTheLargestWeightsThatAreAccepted() {
    agree(RandomNetwork.of(64, 5, LARGEST_WEIGHT), 3_000);
  }

  @Test
  void agreesOnAHundredThousandPositionsWithTheShippedNetwork() throws IOException {
    agree(DefaultNetwork.read(), 100_000);
  }

  @Test
  void agreesWithOtherSizes() {
    agree(RandomNetwork.of(256, 1), 10_000);
    agree(RandomNetwork.of(1024, 2), 10_000);
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
        if (plain.knownValue(twin) == BareKing.UNKNOWN) {
          int limit = NnueEvaluator.NETWORK_LIMIT;
          assertEquals(Math.clamp(Reference.evaluate(network, position), -limit, limit), value);
        }
        seen++;
      }
    }
  }

  /** Sums of any size: what no network that is accepted leads to must not make a difference. */
  @ParameterizedTest
  @ValueSource(ints = {32, 96, 256})
  void agreesOnEverySumThatAnIntCanHold(int hidden) {
    Network network = RandomNetwork.of(hidden, 9);
    Random random = new Random(4);
    int[][] sums = new int[6][hidden / 2];
    int[][] twin = new int[6][];
    for (int i = 0; i < sums.length; i++) {
      Arrays.setAll(sums[i], at -> random.nextInt());
      twin[i] = sums[i].clone();
    }
    apply(VectorInference.INSTANCE, network, sums);
    apply(ScalarInference.INSTANCE, network, twin);
    assertArrayEquals(twin, sums);
    for (int bucket = 0; bucket < Network.OUTPUT_BUCKETS; bucket++) {
      assertEquals(
          ScalarInference.INSTANCE.value(
              network.stack(bucket), sums[1], sums[3], new LayerRoom(hidden)),
          VectorInference.INSTANCE.value(
              network.stack(bucket), sums[1], sums[3], new LayerRoom(hidden)));
    }
  }

  private static void apply(Inference inference, Network network, int[][] sums) {
    int[][] rows = network.featureWeights;
    inference.addSub(sums[0], sums[1], rows[7], rows[500]);
    inference.addSubSub(sums[1], sums[2], rows[767], rows[0], rows[13]);
    inference.addAddSubSub(sums[2], sums[3], rows[1], rows[2], rows[3], rows[4]);
    inference.add(sums[4], rows[9]);
    inference.sub(sums[5], rows[10]);
  }
}
