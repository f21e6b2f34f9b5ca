package chess.search.engine;

import chess.core.notation.Fen;
import chess.search.BestMove;
import chess.search.EngineConfig;
import chess.search.SearchInfo;
import chess.search.SearchLimits;
import chess.search.SearchListener;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
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

  /**
   * What a run took.
   *
   * @param nodes the signature
   */
  public record Result(long nodes, long nanos) {
    public long nodesPerSecond() {
      return (long) (nodes * ((double) NANOS_PER_SECOND / Math.max(1, nanos)));
    }
  }

  /** Runs with the default settings and tells of every position and, last, of the sum. */
  public static Result run(int depth, Consumer<String> lines) {
    return run(depth, EngineConfig.DEFAULT, lines);
  }

  public static Result run(int depth, EngineConfig config, Consumer<String> lines) {
    List<String> positions = positions();
    long nodes = 0;
    long nanos = 0;
    try (AlphaBetaEngine engine = new AlphaBetaEngine()) {
      engine.configure(config);
      engine.prepare();
      for (int i = 0; i < positions.size(); i++) {
        engine.newGame();
        engine.prepare();
        long start = System.nanoTime();
        LastWord lastWord = new LastWord();
        engine.go(Fen.parse(positions.get(i)), SearchLimits.depth(depth), lastWord);
        engine.awaitIdle(Duration.ofDays(1));
        nanos += System.nanoTime() - start;
        long searched = lastWord.bestMove.statistics().nodes();
        nodes += searched;
        lines.accept(
            "%2d/%d %10d nodes  %s".formatted(i + 1, positions.size(), searched, positions.get(i)));
      }
    }
    Result result = new Result(nodes, nanos);
    lines.accept(result.nodes() + " nodes " + result.nodesPerSecond() + " nps");
    return result;
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
    private volatile BestMove bestMove;

    @Override
    public void progress(SearchInfo info) {}

    @Override
    public void finished(BestMove move) {
      bestMove = move;
    }
  }
}
