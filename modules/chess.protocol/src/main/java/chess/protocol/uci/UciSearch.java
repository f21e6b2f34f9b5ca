package chess.protocol.uci;

import chess.core.board.Move;
import chess.protocol.RunningSearch;
import chess.protocol.SessionContext;
import chess.protocol.SessionEvent.CurrentLine;
import chess.protocol.SessionEvent.CurrentMove;
import chess.search.BestMove;
import chess.search.Score;
import chess.search.SearchInfo;
import chess.search.WinDrawLoss;
import chess.search.WinDrawLossModel;
import java.util.Optional;

/**
 * One search from {@code go} to {@code bestmove}. It speaks for the engine and keeps its promises
 * even where the engine does not: one best move, legal, backed by a line, and none before time in a
 * search that must not end by itself.
 */
final class UciSearch {
  private final SessionContext context;
  private final UciOptions options;
  private final Job.Search job;

  /** The search itself; absent if it did not start. */
  private Optional<RunningSearch> running = Optional.empty();

  /** The best move, which may come before anybody has asked for an end. */
  private Optional<BestMove> found = Optional.empty();

  private boolean mayEnd;
  private boolean answered;
  private int lastExactMove = Move.NONE;
  private int lastMove = Move.NONE;
  private boolean hasReported;

  UciSearch(SessionContext context, UciOptions options, Job.Search job) {
    this.context = context;
    this.options = options;
    this.job = job;
    this.mayEnd = !job.isOpenEnded();
  }

  boolean isSourceOf(long generation) {
    return running.isPresent() && running.get().isSourceOf(generation);
  }

  boolean isAnswered() {
    return answered;
  }

  void start() {
    try {
      running = Optional.of(RunningSearch.start(context, job.root(), job.limits()));
    } catch (RuntimeException | Error e) {
      context.traffic().failure("the search did not start", e);
      context.output().line(UciFormatter.remark("the search did not start: " + e));
      mayEnd = true;
      finish(RunningSearch.nothingFound(job.root()));
    }
  }

  void stop() {
    mayEnd = true;
    running.ifPresent(RunningSearch::stop);
    finishIfDue();
  }

  void ponderHit(long nanos) {
    if (job.limits().ponder() && !mayEnd) {
      running.ifPresent(search -> search.ponderHit(nanos));
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
    found = Optional.of(best);
    finishIfDue();
  }

  private void finishIfDue() {
    if (found.isEmpty() || !mayEnd || answered) {
      return;
    }
    answered = true;
    BestMove best = RunningSearch.playable(found.get(), job.root());
    if (best.move() != found.get().move()) {
      context.traffic().note("no legal move came from the search: " + found.get());
    }
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
}
