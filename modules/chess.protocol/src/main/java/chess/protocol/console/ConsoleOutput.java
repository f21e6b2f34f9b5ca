package chess.protocol.console;

import chess.protocol.LineOutput;
import java.util.List;
import java.util.function.IntSupplier;

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
  private final IntSupplier columns;

  /** How many columns of the current line a prompt or a progress line covers. */
  private int covered;

  private boolean promptShown;

  /**
   * @param columns how many columns a terminal has now
   */
  ConsoleOutput(LineOutput output, Capabilities capabilities, IntSupplier columns) {
    this.output = output;
    this.capabilities = capabilities;
    this.columns = columns;
  }

  /** Writes a line; on a terminal as many as its words need. */
  void line(String text) {
    clear();
    if (capabilities.terminal()) {
      WordWrap.lines(text, columns.getAsInt()).forEach(output::line);
    } else {
      output.line(text);
    }
  }

  /** Writes lines that were made for a screen: no words, and perhaps colours. */
  void picture(List<String> lines) {
    clear();
    lines.forEach(output::styledLine);
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
