package chess.protocol.console;

import chess.protocol.LineOutput;
import java.util.List;

/**
 * Writes to a person: lines as everywhere, and on a terminal a prompt and a progress line, which
 * give way to the next line.
 */
final class ConsoleOutput {
  private static final int TERMINAL_WIDTH = 79;

  private final LineOutput output;
  private final boolean terminal;

  /** How many columns of the current line a prompt or a progress line covers. */
  private int covered;

  private boolean promptShown;

  ConsoleOutput(LineOutput output, boolean terminal) {
    this.output = output;
    this.terminal = terminal;
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
    if (terminal && !promptShown) {
      clear();
      output.raw(text);
      covered = text.length();
      promptShown = true;
    }
  }

  /** Replaces the progress line. */
  void progress(String text) {
    if (!terminal) {
      return;
    }
    String shown = text.length() > TERMINAL_WIDTH ? text.substring(0, TERMINAL_WIDTH) : text;
    output.raw("\r" + shown + " ".repeat(Math.max(0, covered - shown.length())));
    covered = shown.length();
    promptShown = false;
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
      output.raw("\r" + " ".repeat(covered) + "\r");
      covered = 0;
    }
    promptShown = false;
  }
}
