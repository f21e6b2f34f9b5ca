package chess.benchmarks;

import chess.core.bitboard.Attacks;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;

/**
 * Looking up the attacks of a rook and a bishop, with the PEXT instruction and with magics. The
 * time is that of one pair of look-ups.
 */
public class SliderBenchmark extends AverageNanoseconds {
  /** A power of two. */
  private static final int SAMPLES = 1024;

  private static final int SQUARES = 64;
  private static final long SEED = 20_250_101;

  private final int[] squares = new int[SAMPLES];
  private final long[] occupations = new long[SAMPLES];

  @Setup
  public void draw() {
    Random random = new Random(SEED);
    for (int i = 0; i < SAMPLES; i++) {
      squares[i] = random.nextInt(SQUARES);
      occupations[i] = random.nextLong();
      occupations[i] &= random.nextLong();
    }
  }

  @Benchmark
  @Fork(value = 1, jvmArgsAppend = "-Dduplex.pext=true")
  @OperationsPerInvocation(SAMPLES)
  public long pext() {
    return lookUp();
  }

  @Benchmark
  @Fork(value = 1, jvmArgsAppend = "-Dduplex.pext=false")
  @OperationsPerInvocation(SAMPLES)
  public long magic() {
    return lookUp();
  }

  private long lookUp() {
    long sum = 0;
    for (int i = 0; i < SAMPLES; i++) {
      sum += Attacks.rook(squares[i], occupations[i]) ^ Attacks.bishop(squares[i], occupations[i]);
    }
    return sum;
  }
}
