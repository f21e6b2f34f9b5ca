package chess.tools.queue;

import chess.tools.cli.UsageException;
import chess.tools.match.MatchRecord;
import chess.tools.spsa.SpsaRounds;
import chess.tools.stats.EloEstimate;
import chess.tools.stats.GameCounts;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/**
 * A test in one row of a table.
 *
 * @param difference the Elo difference and its error, for matches
 * @param verdict what it proved, or how far it is
 */
record TestSummary(
    String name, TestFolder.State state, GameCounts counts, String difference, String verdict) {
  static final List<String> HEADS =
      List.of("test", "state", "games", "won", "lost", "drawn", "score", "Elo", "verdict");

  private static final double PERCENT = 100;

  static TestSummary of(QueuedTest test, TestFolder folder) throws IOException, UsageException {
    TestFolder.State state = folder.state(test);
    return switch (test.kind()) {
      case MATCH -> ofMatch(test, state, folder.match(test));
      case SPSA -> ofTuning(test, state, folder.rounds(test));
    };
  }

  private static TestSummary ofMatch(QueuedTest test, TestFolder.State state, MatchRecord record) {
    MatchRecord.Point last = record.last();
    String difference = last.pairs().pairs() == 0 ? "" : EloEstimate.of(last.pairs()).toString();
    String verdict =
        record
            .sprt()
            .map(
                sprt ->
                    String.format(
                        Locale.ROOT,
                        "[%s, %s] LLR %.2f: %s",
                        sprt.elo0(),
                        sprt.elo1(),
                        sprt.llr(last.pairs()),
                        sprt.verdict(last.pairs()).words()))
            .orElse(last.total().games() + " of " + record.planned());
    return new TestSummary(test.name(), state, last.total(), difference, verdict);
  }

  private static TestSummary ofTuning(
      QueuedTest test, TestFolder.State state, List<SpsaRounds.Round> rounds)
      throws UsageException {
    GameCounts sum =
        rounds.stream().map(SpsaRounds.Round::counts).reduce(GameCounts.NONE, GameCounts::plus);
    String verdict = rounds.size() + " of " + SpsaRounds.planned(test.words()) + " rounds";
    return new TestSummary(test.name(), state, sum, "", verdict);
  }

  List<String> cells() {
    return List.of(
        name,
        state.name().toLowerCase(Locale.ROOT),
        Integer.toString(counts.games()),
        Integer.toString(counts.wins()),
        Integer.toString(counts.losses()),
        Integer.toString(counts.draws()),
        counts.games() == 0 ? "" : String.format(Locale.ROOT, "%.1f %%", PERCENT * counts.score()),
        difference,
        verdict);
  }
}
