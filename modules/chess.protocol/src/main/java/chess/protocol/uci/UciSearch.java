package chess.protocol.uci;

import chess.core.board.Move;
import chess.protocol.RunningSearch;
import chess.protocol.SessionContext;
import chess.protocol.SessionEvent.CurrentLine;
import chess.protocol.SessionEvent.CurrentMove;
import chess.search.BestMove;
import chess.search.SearchReport;
import chess.search.SearchScore;
import chess.search.SearchStatistics;
import java.util.List;
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

  private final ReportedLines lines = new ReportedLines();

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
    if (!job.hasMoves()) {
      sayThatNoMoveIsLeft();
      return;
    }
    try {
      running = Optional.of(RunningSearch.start(context, job.root(), job.limits()));
    } catch (RuntimeException | Error e) {
      context.traffic().failure("the search did not start", e);
      context.output().line(UciFormatter.remark("the search did not start: " + e));
      mayEnd = true;
      finish(RunningSearch.nothingFound(job.root()));
    }
  }

  /** Only illegal moves were asked for. As Stockfish does, this tells the score at once. */
  private void sayThatNoMoveIsLeft() {
    SearchScore score =
        job.root().inCheck() ? new SearchScore.MateIn(0) : new SearchScore.Centipawns(0);
    BestMove none = new BestMove(Move.NONE, Move.NONE, score, SearchStatistics.NONE);
    lines.conclusion(none, job.root()).forEach(this::progress);
    finish(none);
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

  void progress(SearchReport info) {
    // A mate that is only a limit of the score is a mate that nobody has proven.
    if (info.score() instanceof SearchScore.MateIn && info.bound() != SearchScore.Bound.EXACT) {
      return;
    }
    lines.add(info);
    say(info);
  }

  private void say(SearchReport info) {
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

  void refutation(List<Integer> moves) {
    context.output().line(UciFormatter.refutation(moves, job.chess960()));
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
    BestMove best = job.hasMoves() ? RunningSearch.playable(found.get(), job.root()) : found.get();
    if (best.move() != found.get().move()) {
      context.traffic().note("no legal move came from the search: " + found.get());
    }
    if (options.debug()) {
      context.output().line(UciFormatter.remark(UciFormatter.statistics(best.statistics())));
    }
    lines.conclusion(best, job.root()).forEach(this::say);
    context.output().line(UciFormatter.bestMove(best, job.chess960()));
  }
}
