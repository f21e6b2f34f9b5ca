package chess.protocol.uci;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.movegen.Legality;
import chess.core.movegen.MoveGenerator;
import chess.protocol.LegalMoves;
import chess.protocol.SessionContext;
import chess.protocol.SessionEvent.CurrentLine;
import chess.protocol.SessionEvent.CurrentMove;
import chess.search.BestMove;
import chess.search.Score;
import chess.search.SearchInfo;
import chess.search.SearchStatistics;
import chess.search.WinDrawLoss;
import chess.search.WinDrawLossModel;
import java.util.Optional;

/**
 * One search from {@code go} to {@code bestmove}. It speaks for the engine and keeps its promises
 * even where the engine does not: one best move, legal, backed by a line, and none before time in a
 * search that must not end by itself.
 */
final class RunningSearch {
  private final SessionContext context;
  private final UciOptions options;
  private final Job.Search job;
  private final long generation;

  /** A best move that came although nobody had asked for an end yet. */
  private BestMove early;

  private boolean mayEnd;
  private boolean answered;
  private int lastExactMove = Move.NONE;
  private int lastMove = Move.NONE;
  private boolean hasReported;

  RunningSearch(SessionContext context, UciOptions options, Job.Search job) {
    this.context = context;
    this.options = options;
    this.job = job;
    this.generation = context.events().newGeneration();
    this.mayEnd = !job.isOpenEnded();
  }

  long generation() {
    return generation;
  }

  boolean isAnswered() {
    return answered;
  }

  void start() {
    try {
      context.engine().go(job.root(), job.limits(), context.events().listener(generation));
    } catch (RuntimeException | Error e) {
      context.traffic().failure("the search did not start", e);
      context.output().line(UciFormatter.remark("the search did not start: " + e));
      mayEnd = true;
      finish(nothingFound());
    }
  }

  void stop() {
    mayEnd = true;
    context.engine().stop();
    finishIfDue();
  }

  void ponderHit(long nanos) {
    if (job.limits().ponder() && !mayEnd) {
      context.engine().ponderHit(nanos);
      mayEnd = !job.limits().infinite();
      finishIfDue();
    }
  }

  void progress(SearchInfo info) {
    // A mate that is only a limit of the score is a mate that nobody has proven.
    if (info.score() instanceof Score.MateIn && info.bound() != Score.Bound.EXACT) {
      return;
    }
    if (info.multiPv() == 1) {
      hasReported = true;
      lastMove = info.pv().isEmpty() ? Move.NONE : info.pv().getFirst();
      if (info.bound() == Score.Bound.EXACT) {
        lastExactMove = lastMove;
      }
    }
    context.output().line(UciFormatter.info(info, options.showWdl(), job.chess960()));
  }

  void currentMove(CurrentMove event) {
    context
        .output()
        .line(
            UciFormatter.currentMove(event.depth(), event.move(), event.number(), job.chess960()));
  }

  void currentLine(CurrentLine event) {
    if (!event.moves().isEmpty()) {
      context
          .output()
          .line(UciFormatter.currentLine(event.thread(), event.moves(), job.chess960()));
    }
  }

  void finish(BestMove best) {
    early = best;
    finishIfDue();
  }

  private void finishIfDue() {
    if (early == null || !mayEnd || answered) {
      return;
    }
    answered = true;
    BestMove best = checked(early);
    if (!hasReported || lastMove != best.move() || lastExactMove != best.move()) {
      context.output().line(UciFormatter.conclusion(best, expectation(best), job.chess960()));
    }
    if (options.debug()) {
      context.output().line(UciFormatter.remark(UciFormatter.statistics(best.statistics())));
    }
    context.output().line(UciFormatter.bestMove(best, job.chess960()));
  }

  private Optional<WinDrawLoss> expectation(BestMove best) {
    return options.showWdl()
        ? Optional.of(WinDrawLossModel.expectation(best.score(), job.root()))
        : Optional.empty();
  }

  /** The best move if it can be played, else any that can. */
  private BestMove checked(BestMove best) {
    Position root = job.root();
    if (best.move() == Move.NONE && !MoveGenerator.hasLegalMove(root)) {
      return best;
    }
    if (best.move() == Move.NONE || !Legality.isLegal(root, best.move())) {
      context.traffic().note("no legal move came from the search: " + best);
      return new BestMove(firstLegalMove(), Move.NONE, best.score(), best.statistics());
    }
    return isPonderable(best)
        ? best
        : new BestMove(best.move(), Move.NONE, best.score(), best.statistics());
  }

  private boolean isPonderable(BestMove best) {
    Position root = job.root();
    root.make(best.move());
    boolean legal = best.ponder() != Move.NONE && Legality.isLegal(root, best.ponder());
    root.unmake();
    return legal;
  }

  private int firstLegalMove() {
    return LegalMoves.of(job.root()).stream().findFirst().orElse(Move.NONE);
  }

  private BestMove nothingFound() {
    boolean mated = job.root().inCheck() && !MoveGenerator.hasLegalMove(job.root());
    Score score = mated ? new Score.MateIn(0) : new Score.Centipawns(0);
    return new BestMove(firstLegalMove(), Move.NONE, score, SearchStatistics.NONE);
  }
}
