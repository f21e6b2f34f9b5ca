package chess.search.eval.nnue;

import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.Fen;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What the network costs: one update, the layers behind, and a whole evaluation after a move. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
public class InferenceBenchmark {
  private static final int SLOTS = 64;
  private static final int ROWS = 4096;

  @Param({"640", "1024"})
  int hidden;

  @Param({"vector", "plain"})
  String arithmetic;

  private final short[] rows = new short[ROWS];
  private LayerRoom room;
  private final MoveList moves = new MoveList();
  private final Position position =
      Fen.parse("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
  private Network network;
  private Inference inference;
  private NnueEvaluator evaluator;
  private int[][] sums;
  private int next;

  @Setup
  public void prepare() {
    Random random = new Random(1);
    network =
        Network.of(
            "random",
            shorts(random, FeatureIndex.COUNT * hidden),
            biases(),
            Stream.generate(() -> stack(random)).limit(Network.OUTPUT_BUCKETS).toList());
    sums = new int[SLOTS][];
    for (int i = 0; i < SLOTS; i++) {
      sums[i] = ColumnPair.row(sums(random, hidden), 0, hidden);
    }
    for (int i = 0; i < ROWS; i++) {
      rows[i] = (short) random.nextInt(FeatureIndex.COUNT);
    }
    room = new LayerRoom(hidden);
    inference = arithmetic.equals("vector") ? VectorInference.INSTANCE : ScalarInference.INSTANCE;
    InferenceSwitch choice = new InferenceSwitch();
    choice.use(inference);
    evaluator = new NnueEvaluator(network, choice);
    evaluator.reset(position);
    MoveGenerator.all(position, moves);
  }

  /** So low that of 32 random rows and a bias one sum of seven is above zero, as in games. */
  private short[] biases() {
    short[] values = new short[hidden];
    Arrays.fill(values, (short) -215);
    return values;
  }

  /** As in games, one column of seven speaks. */
  private static short[] sums(Random random, int count) {
    short[] values = new short[count];
    for (int i = 0; i < count; i++) {
      values[i] = (short) random.nextInt(-360, 61);
    }
    return values;
  }

  private OutputStack stack(Random random) {
    return new OutputStack(
        hidden,
        shorts(random, 2 * hidden * OutputStack.UNITS),
        new int[OutputStack.UNITS],
        shorts(random, OutputStack.SIGNALS * OutputStack.NEURONS),
        new int[OutputStack.NEURONS],
        shorts(random, OutputStack.NEURONS),
        0);
  }

  private static short[] shorts(Random random, int count) {
    short[] values = new short[count];
    for (int i = 0; i < count; i++) {
      values[i] = (short) random.nextInt(-60, 61);
    }
    return values;
  }

  @Benchmark
  public int update() {
    next = next + 1 & Integer.MAX_VALUE;
    int[] to = sums[(next + 1) % SLOTS];
    int[] add = network.featureWeights[rows[next % ROWS]];
    int[] sub = network.featureWeights[rows[next * 7 & ROWS - 1]];
    inference.addSub(sums[next % SLOTS], to, add, sub);
    return to[0];
  }

  @Benchmark
  public int output() {
    next = next + 1 & Integer.MAX_VALUE;
    int[] own = sums[next % SLOTS];
    int[] other = sums[(next + 7) % SLOTS];
    return inference.value(network.stack(next % Network.OUTPUT_BUCKETS), own, other, room);
  }

  /** Both views are updated, then the output is computed. */
  @Benchmark
  public int evaluateAfterAMove() {
    next = next + 1 & Integer.MAX_VALUE;
    int move = moves.move(Integer.remainderUnsigned(next, moves.size()));
    evaluator.make(position, move);
    position.make(move);
    int value = evaluator.evaluate(position);
    position.unmake();
    evaluator.undo();
    return value;
  }
}
