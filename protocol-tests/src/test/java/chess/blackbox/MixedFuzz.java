package chess.blackbox;

import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Nonsense in both protocols at once. It begins in XBoard's, and the word {@code uci} at the
 * beginning of a line changes to UCI for good.
 */
final class MixedFuzz extends UciFuzz {
  private static final Pattern HANDSHAKE = Pattern.compile("(?is)[\\x00- ]*uci([\\x00- ].*)?");

  private int pings;
  private boolean uci;

  MixedFuzz(Path folder, long seed, FuzzCount count) {
    super(
        folder,
        OutputRules.NONE,
        new LineMutator(seed, FuzzCommands.BOTH, Set.of("exit", "bench")),
        FuzzFiles.UCI,
        seed,
        count);
  }

  @Override
  String rawBeginning() {
    return "";
  }

  @Override
  void begin() {
    say("xboard");
  }

  @Override
  void said(String line) {
    uci |= HANDSHAKE.matcher(line).matches();
    if (uci) {
      super.said(line);
    }
  }

  @Override
  void heard(String line) {
    if (uci) {
      super.heard(line);
    }
  }

  @Override
  void checkHealth() throws InterruptedException {
    if (uci) {
      super.checkHealth();
      return;
    }
    pings++;
    say("?");
    say("ping sync" + pings);
    awaitPromptly("pong sync" + pings);
  }
}
