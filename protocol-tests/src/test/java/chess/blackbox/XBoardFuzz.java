package chess.blackbox;

import java.nio.file.Path;
import java.util.Set;

/**
 * Nonsense in XBoard's protocol. What it amounts to is hard to foretell, so after each handful of
 * lines a new game shows that one move of the opponent brings one move of ours.
 */
final class XBoardFuzz extends FuzzSession {
  private int moves;
  private int pings;

  XBoardFuzz(Path folder, long seed, FuzzCount count) {
    super(
        folder,
        new XBoardRules(),
        new LineMutator(seed, FuzzCommands.XBOARD, Set.of("uci", "bench")),
        FuzzFiles.XBOARD,
        seed,
        count);
  }

  @Override
  void begin() throws InterruptedException {
    say("xboard");
    say("protover 2");
    await("feature done=1");
  }

  @Override
  void heard(String line) {
    if (line.startsWith("move ")) {
      moves++;
    }
  }

  private String ping() {
    pings++;
    return "sync" + pings;
  }

  @Override
  void checkHealth() throws InterruptedException {
    // Whatever it is thinking about comes to an end.
    say("?");
    String first = ping();
    say("ping " + first);
    awaitPromptly("pong " + first);
    // Out of edit mode and analysis, and into a game.
    for (String line : new String[] {".", "force", "new", "easy", "nopost", "sd 1", "st 1"}) {
      say(line);
    }
    String second = ping();
    say("ping " + second);
    await("pong " + second);
    int before = moves;
    say("usermove e2e4");
    String third = ping();
    say("ping " + third);
    await("pong " + third);
    check(moves == before + 1, (moves - before) + " moves instead of one");
    say("force");
    String fourth = ping();
    say("ping " + fourth);
    await("pong " + fourth);
    check(moves == before + 1, "a move in force mode");
  }
}
