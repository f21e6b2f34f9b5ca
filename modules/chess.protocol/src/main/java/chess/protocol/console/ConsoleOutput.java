package chess.protocol.console;

import chess.protocol.LineEditor;
import chess.protocol.LineOutput;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;

/**
 * Writes to a person: lines as everywhere, and on a terminal a prompt and a progress line, which
 * give way to the next line. Where there is an editor, both are its affair.
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
  private final Optional<LineEditor> editor;

  /** How far we have thought, for the status line of an editor; empty if we do not. */
  private String progress = "";

  private ClockFace clocks = ClockFace.NONE;

  /** How many columns of the current line a prompt or a progress line covers. */
  private int covered;

  private boolean promptShown;

  /**
   * @param columns how many columns a terminal without an editor has now
   */
  ConsoleOutput(
      LineOutput output,
      Capabilities capabilities,
      IntSupplier columns,
      Optional<LineEditor> editor) {
    this.output = output;
    this.capabilities = capabilities;
    this.columns = editor.isPresent() ? editor.get()::columns : columns;
    this.editor = editor;
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

  /** Where there is an editor, asks it for input; we may be thinking all the same. */
  void ask(String text, LineEditor.Completer completer) {
    editor.ifPresent(terminal -> terminal.ask(text, completer));
  }

  /** What the clocks show, for the status line of an editor. */
  void clocks(ClockFace face) {
    if (!face.equals(clocks)) {
      clocks = face;
      showStatus();
    }
  }

  /** Whether the clocks are seen all the time. */
  boolean hasStatus() {
    return editor.isPresent();
  }

  private void showStatus() {
    String thinking = progress;
    ClockFace face = clocks;
    editor.ifPresent(terminal -> terminal.status(nanos -> status(face.line(nanos), thinking)));
  }

  private static String status(String clocks, String thinking) {
    return clocks + (clocks.isEmpty() || thinking.isEmpty() ? "" : "   ") + thinking;
  }

  /** Asks for input, unless it does so already. */
  void prompt(String text) {
    if (editor.isEmpty() && capabilities.terminal() && !promptShown) {
      clear();
      output.raw(text);
      covered = text.length();
      promptShown = true;
    }
  }

  /** Replaces the progress line. */
  void progress(String text) {
    if (editor.isPresent()) {
      progress = text;
      showStatus();
      return;
    }
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

  /** We do not think about a move any more. */
  void endProgress() {
    if (!progress.isEmpty()) {
      progress("");
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
