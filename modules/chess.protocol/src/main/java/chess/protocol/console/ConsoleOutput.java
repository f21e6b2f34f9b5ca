package chess.protocol.console;

import chess.protocol.LineOutput;
import java.util.List;

/**
 * Writes to a person: lines as everywhere, and on a terminal a prompt and a progress line, which
 * give way to the next line.
 */
final class ConsoleOutput {
  /** What fits into nearly every terminal without reaching its last column. */
  static final int WIDTH = 79;

  private static final String ERASE = "\r\u001b[K";
  private static final String NO_WRAP = "\u001b[?7l";
  private static final String WRAP = "\u001b[?7h";

  private final LineOutput output;
  private final Capabilities capabilities;

  /** How many columns of the current line a prompt or a progress line covers. */
  private int covered;

  private boolean promptShown;

  ConsoleOutput(LineOutput output, Capabilities capabilities) {
    this.output = output;
    this.capabilities = capabilities;
  }

  void line(String text) {
    clear();
    output.line(text);
  }

  void lines(List<String> texts) {
    texts.forEach(this::line);
  }

  /** Asks for input, unless it does so already. */
  void prompt(String text) {
    if (capabilities.terminal() && !promptShown) {
      clear();
      output.raw(text);
      covered = text.length();
      promptShown = true;
    }
  }

  /** Replaces the progress line. */
  void progress(String text) {
    if (!capabilities.terminal()) {
      return;
    }
    String shown = fitting(text);
    // A narrower terminal than usual must not begin a line of its own each time.
    output.raw(
        capabilities.colour()
            ? ERASE + NO_WRAP + shown + WRAP
            : "\r" + shown + " ".repeat(Math.max(0, covered - shown.length())));
    covered = shown.length();
    promptShown = false;
  }

  /** As many words as a line can hold. */
  private static String fitting(String text) {
    return text.length() <= WIDTH ? text : text.substring(0, text.lastIndexOf(' ', WIDTH));
  }

  /** The person pressed the return key, which has left the line with the prompt. */
  void lineEntered() {
    covered = 0;
    promptShown = false;
  }

  /** Somebody else writes from now on, and begins with a line of its own. */
  void leave() {
    if (covered > 0) {
      output.raw("\n");
      lineEntered();
    }
  }

  private void clear() {
    if (covered > 0) {
      output.raw(capabilities.colour() ? ERASE : "\r" + " ".repeat(covered) + "\r");
      covered = 0;
    }
    promptShown = false;
  }
}
