package chess.protocol;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.movegen.Legality;
import chess.core.movegen.MoveGenerator;
import chess.search.BestMove;
import chess.search.Engine;
import chess.search.SearchLimits;
import chess.search.SearchReport;
import chess.search.SearchScore;
import chess.search.SearchStatistics;
import chess.search.WinDrawLossModel;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * One search of the engine as a conversation knows it: where it began, what limits it, and the
 * number that its reports carry. A search that a session has dropped runs out somewhere else; what
 * it still has to say carries another number than the one that followed it.
 */
public final class RunningSearch {
  private final Engine engine;
  private final Position root;
  private final SearchLimits limits;
  private final long generation;
  private long startNanos;
  private long pausedNanos;
  private boolean paused;

  private RunningSearch(Engine engine, Position root, SearchLimits limits, long generation) {
    this.engine = engine;
    this.root = root;
    this.limits = limits;
    this.generation = generation;
    this.startNanos = limits.startNanos();
  }

  /**
   * Starts a search; throws what {@link Engine#go} throws.
   *
   * @param root not changed by anybody any more
   */
  public static RunningSearch start(SessionContext context, Position root, SearchLimits limits) {
    EventQueue events = context.events();
    RunningSearch search =
        new RunningSearch(context.engine(), root, limits, events.newGeneration());
    context.engine().go(root, limits, events.listener(search.generation));
    return search;
  }

  /** Whether a report with this number comes from this search. */
  public boolean isSourceOf(long reported) {
    return reported == generation;
  }

  public Position root() {
    return root;
  }

  public SearchLimits limits() {
    return limits;
  }

  /** Asks it to finish with what it has; a pause ends with it. */
  public void stop() {
    engine.stop();
    resume();
  }

  /** The move that it ponders on was played: from this moment it thinks at our expense. */
  public void ponderHit(long nanos) {
    resume();
    startNanos = nanos;
    engine.ponderHit(nanos);
  }

  /** Freezes it and its clock. */
  public void pause() {
    if (!paused) {
      paused = true;
      pausedNanos = System.nanoTime();
      engine.pause();
    }
  }

  public void resume() {
    if (paused) {
      paused = false;
      startNanos += System.nanoTime() - pausedNanos;
      engine.resume();
    }
  }

  /** How long it has been at our expense; pauses do not count. */
  public long elapsedMillis() {
    return Math.max(0, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startNanos));
  }

  /** What is answered when a search could not even start: any legal move is better than silence. */
  public static BestMove nothingFound(Position root) {
    int move = anyMove(root);
    SearchScore score =
        move == Move.NONE && root.inCheck()
            ? new SearchScore.MateIn(0)
            : new SearchScore.Centipawns(0);
    return new BestMove(move, Move.NONE, score, SearchStatistics.NONE);
  }

  /**
   * What a search found, with a move that can be played as long as there is one, and with a move to
   * ponder on only if it is legal after that.
   */
  public static BestMove playable(BestMove found, Position root) {
    boolean legal = found.move() != Move.NONE && Legality.isLegal(root, found.move());
    if (!legal) {
      return new BestMove(anyMove(root), Move.NONE, found.score(), found.statistics());
    }
    Position after = root.copy();
    after.make(found.move());
    boolean ponderable = found.ponder() != Move.NONE && Legality.isLegal(after, found.ponder());
    return ponderable
        ? found
        : new BestMove(found.move(), Move.NONE, found.score(), found.statistics());
  }

  /**
   * The line that backs the best move, with what the search has used in the end: what was reported
   * last may be seconds old, or of another move.
   */
  public static SearchReport conclusion(BestMove best, Optional<SearchReport> last, Position root) {
    SearchStatistics used = best.statistics();
    long nodes = Math.max(used.nodes(), last.map(SearchReport::nodes).orElse(0L));
    long millis = Math.max(used.millis(), last.map(SearchReport::millis).orElse(0L));
    return new SearchReport(
        Math.max(used.depth(), last.map(SearchReport::depth).orElse(0)),
        Math.max(used.selectiveDepth(), last.map(SearchReport::selectiveDepth).orElse(0)),
        1,
        best.score(),
        SearchScore.Bound.EXACT,
        WinDrawLossModel.expectation(best.score(), root),
        nodes,
        last.map(SearchReport::hashPermille).orElse(0),
        Math.max(used.tablebaseHits(), last.map(SearchReport::tablebaseHits).orElse(0L)),
        millis,
        line(best, last));
  }

  /** The line that was reported, as far as it is about the best move and the answer expected. */
  private static List<Integer> line(BestMove best, Optional<SearchReport> last) {
    if (best.move() == Move.NONE) {
      return List.of();
    }
    List<Integer> known =
        best.ponder() == Move.NONE ? List.of(best.move()) : List.of(best.move(), best.ponder());
    List<Integer> reported = last.map(SearchReport::pv).orElse(List.of());
    boolean agrees =
        reported.size() >= known.size() && reported.subList(0, known.size()).equals(known);
    return agrees ? reported : known;
  }

  private static int anyMove(Position root) {
    return MoveGenerator.hasLegalMove(root) ? LegalMoves.of(root).getFirst() : Move.NONE;
  }
}
