package chess.tools.match;

import chess.tools.cli.Arguments;
import chess.tools.cli.UsageException;
import chess.tools.stats.GameCounts;
import chess.tools.stats.PairCounts;
import chess.tools.stats.Sprt;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a match went, read from its file of results: the score after each complete pair, in the order
 * in which pairs were finished.
 *
 * @param sprt the test that may end it early
 * @param planned how many games it has at most
 * @param points in order; the last one is where it stands
 */
public record MatchRecord(
    String first, String second, Optional<Sprt> sprt, int planned, List<Point> points) {
  /** The score at one moment. */
  public record Point(GameCounts total, PairCounts pairs) {}

  private static final Point NOTHING = new Point(GameCounts.NONE, PairCounts.NONE);

  public MatchRecord {
    points = List.copyOf(points);
  }

  /**
   * Reads.
   *
   * @param words the command line of the verb {@code match}
   * @param results the file behind its switch {@code --results}
   */
  public static MatchRecord read(List<String> words, Path results)
      throws UsageException, IOException {
    Arguments arguments = MatchVerb.SWITCHES.parse(words);
    MatchVerb.Sides sides = MatchVerb.sides(arguments);
    Scoreboard scoreboard = new Scoreboard();
    List<Point> points = new ArrayList<>();
    new ResultsFile(results)
        .read()
        .forEach(
            (pairing, end) -> {
              int before = scoreboard.pairs().pairs();
              scoreboard.add(pairing, end);
              if (scoreboard.pairs().pairs() > before) {
                points.add(new Point(scoreboard.total(), scoreboard.pairs()));
              }
            });
    return new MatchRecord(
        sides.first().name(),
        sides.second().name(),
        Optional.ofNullable(MatchVerb.sprt(arguments)),
        MatchVerb.games(arguments),
        points);
  }

  /** Where it stands. */
  public Point last() {
    return points.isEmpty() ? NOTHING : points.getLast();
  }

  /** Whether its games are played or its test has decided. */
  public boolean isDone() {
    return last().pairs().pairs() >= MatchPlan.pairs(planned) || isDecided();
  }

  private boolean isDecided() {
    return sprt.isPresent() && sprt.get().verdict(last().pairs()) != Sprt.Verdict.CONTINUE;
  }
}
