package chess.search.engine;

import chess.core.notation.Fen;
import chess.search.BestMove;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.SearchListener;
import chess.search.SearchReport;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Searches a fixed set of positions to a fixed depth. With one thread the number of nodes is the
 * same in every run, so it is the signature of the search: a change that is meant to change nothing
 * must not change it.
 */
public final class Bench {
  public static final int DEFAULT_DEPTH = 13;

  private static final String POSITIONS = "bench.fen";
  private static final long NANOS_PER_SECOND = 1_000_000_000;

  private Bench() {}

  /** How many nodes one position took. */
  public record Count(String fen, long nodes) {}

  /**
   * What a run took.
   *
   * @param counts one for each position
   * @param nanos the time of all searches
   * @param messages what the user should be told about the settings
   */
  public record Result(List<Count> counts, long nanos, List<String> messages) {
    public Result {
      counts = List.copyOf(counts);
      messages = List.copyOf(messages);
    }

    /** The signature. */
    public long nodes() {
      return counts.stream().mapToLong(Count::nodes).sum();
    }

    public long nodesPerSecond() {
      return (long) (nodes() * ((double) NANOS_PER_SECOND / Math.max(1, nanos)));
    }
  }

  /** Runs once with the default settings. */
  public static Result run(int depth, Consumer<String> lines) {
    return run(depth, 1, EngineConfig.DEFAULT, lines);
  }

  /**
   * Runs and tells of every position and, last, of the sum; with more than one thread no two runs
   * are the same.
   *
   * @param rounds how often; the result is that of the last round, which runs on compiled code
   */
  public static Result run(int depth, int rounds, EngineConfig config, Consumer<String> lines) {
    try (AlphaBetaEngine engine = new AlphaBetaEngine()) {
      List<String> messages = engine.configure(config);
      engine.prepareNow();
      for (int round = 1; round < rounds; round++) {
        lines.accept("round " + round + ": " + sum(run(engine, depth, messages, lines)));
      }
      Result result = run(engine, depth, messages, lines);
      lines.accept(sum(result));
      return result;
    }
  }

  private static Result run(
      AlphaBetaEngine engine, int depth, List<String> messages, Consumer<String> lines) {
    List<String> positions = positions();
    List<Count> counts = new ArrayList<>();
    long nanos = 0;
    for (String fen : positions) {
      engine.newGame();
      engine.prepareNow();
      long start = System.nanoTime();
      LastWord lastWord = new LastWord();
      engine.go(Fen.parse(fen), SearchLimits.depth(depth), lastWord);
      engine.awaitIdle(Duration.ofDays(1));
      nanos += System.nanoTime() - start;
      counts.add(new Count(fen, lastWord.nodes()));
      lines.accept(describe(counts, positions.size()));
    }
    return new Result(counts, nanos, messages);
  }

  private static String sum(Result result) {
    return result.nodes() + " nodes " + result.nodesPerSecond() + " nps";
  }

  private static String describe(List<Count> counts, int positions) {
    Count last = counts.getLast();
    return String.format(
        Locale.ROOT, "%2d/%d %10d nodes  %s", counts.size(), positions, last.nodes(), last.fen());
  }

  /** The positions as FEN. */
  static List<String> positions() {
    try (InputStream in = Bench.class.getResourceAsStream(POSITIONS)) {
      return new String(in.readAllBytes(), StandardCharsets.US_ASCII).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class LastWord implements SearchListener {
    private volatile long nodes;

    @Override
    public void progress(SearchReport info) {}

    @Override
    public void finished(BestMove move) {
      nodes = move.statistics().nodes();
    }

    long nodes() {
      return nodes;
    }
  }
}
