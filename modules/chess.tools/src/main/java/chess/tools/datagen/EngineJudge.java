package chess.tools.datagen;

import chess.core.board.Position;
import chess.search.BestMove;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.SearchListener;
import chess.search.SearchReport;
import chess.search.SearchScore;
import chess.search.engine.AlphaBetaEngine;
import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Our own engine as judge, in this process: a fixed number of nodes for each position. */
final class EngineJudge implements Judge {
  private static final int HASH_MEGABYTES = 8;

  private final AlphaBetaEngine engine = new AlphaBetaEngine();
  private final SearchLimits limits;

  EngineJudge(long nodes) {
    limits = SearchLimits.nodes(nodes);
    engine.configure(EngineConfig.DEFAULT.with().hashMegabytes(HASH_MEGABYTES).build());
    engine.prepareNow();
  }

  @Override
  public void newGame() {
    engine.newGame();
  }

  @Override
  public Verdict judge(Position position) {
    Listener listener = new Listener();
    engine.go(position, limits, listener);
    while (!engine.awaitIdle(Duration.ofMinutes(1))) {
      if (Thread.currentThread().isInterrupted()) {
        throw new IllegalStateException("interrupted");
      }
    }
    BestMove best = Objects.requireNonNull(listener.best);
    int score = centipawns(best.score());
    return new Verdict(best.move(), score, listener.heard ? listener.firstScore : score);
  }

  private static int centipawns(SearchScore score) {
    return switch (score) {
      case SearchScore.Centipawns(int value) -> value;
      case SearchScore.MateIn(int moves) -> moves > 0 ? Verdict.MATE : -Verdict.MATE;
    };
  }

  @Override
  public void close() {
    engine.close();
  }

  // Waiting for the idle engine makes what the search thread wrote visible.
  private static final class Listener implements SearchListener {
    private volatile @Nullable BestMove best;
    private boolean heard;
    private int firstScore;

    @Override
    public void progress(SearchReport info) {
      if (!heard && info.bound() == SearchScore.Bound.EXACT) {
        heard = true;
        firstScore = centipawns(info.score());
      }
    }

    @Override
    public void finished(BestMove bestMove) {
      best = bestMove;
    }
  }
}
