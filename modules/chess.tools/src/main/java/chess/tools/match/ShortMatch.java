package chess.tools.match;

import chess.tools.cli.Arguments;
import chess.tools.cli.UsageException;
import chess.tools.client.ProcessChannel;
import chess.tools.client.TrafficLog;
import chess.tools.stats.GameCounts;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.List;

/** A match of which only the counts matter, for other verbs. */
public final class ShortMatch {
  private ShortMatch() {}

  /**
   * Plays.
   *
   * @param words the command line of the verb {@code match}, without files
   * @throws IOException if an engine does not start or a game cannot be finished
   */
  public static GameCounts play(List<String> words)
      throws UsageException, IOException, InterruptedException {
    Arguments arguments = MatchVerb.SWITCHES.parse(words);
    MatchPlan plan = MatchVerb.plan(arguments);
    arguments.rejectUnread();
    GameTable.Starter starter =
        spec ->
            ProcessChannel.start(
                spec.name(), spec.command(), spec.directory(), null, TrafficLog.OFF);
    PrintStream silence = new PrintStream(OutputStream.nullOutputStream());
    Match match = new Match(plan, new MatchFiles(null, null), starter, silence);
    String failure = match.run();
    if (failure != null) {
      throw new IOException(failure);
    }
    return match.scoreboard().total();
  }
}
