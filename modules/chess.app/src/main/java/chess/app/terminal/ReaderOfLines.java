package chess.app.terminal;

import chess.protocol.LineEditor;
import java.util.List;
import java.util.Map;
import org.jline.reader.Candidate;
import org.jline.reader.ParsedLine;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.Status;

/** The line reader of JLine, which may be told by another thread what to show. */
final class ReaderOfLines extends LineReaderImpl {
  private static final String NAME = "duplex";

  private final LineEditor.Completer choices;

  ReaderOfLines(Terminal terminal, LineEditor.Completer choices) {
    super(terminal, NAME, Map.of());
    this.choices = choices;
    size.copy(terminal.getSize());
    setParser((line, cursor, context) -> parse(line, cursor));
    setCompleter((reader, line, candidates) -> complete(line, candidates));
    // A move may end with an exclamation mark, and several lines may be pasted.
    setOpt(Option.DISABLE_EVENT_EXPANSION);
    unsetOpt(Option.BRACKETED_PASTE);
    unsetOpt(Option.INSERT_TAB);
    setOpt(Option.CASE_INSENSITIVE);
  }

  /** Only the last word of what stands before the cursor can be completed. */
  private ParsedLine parse(String line, int cursor) {
    String beginning = line.substring(0, cursor);
    return new Beginning(line, beginning, choices.after(beginning).start());
  }

  private record Beginning(String line, String beginning, int start) implements ParsedLine {
    @Override
    public String word() {
      return beginning.substring(start);
    }

    @Override
    public int wordCursor() {
      return beginning.length() - start;
    }

    @Override
    public int wordIndex() {
      return 0;
    }

    @Override
    public List<String> words() {
      return List.of(word());
    }

    @Override
    public int cursor() {
      return beginning.length();
    }
  }

  private void complete(ParsedLine line, List<Candidate> candidates) {
    LineEditor.Choices found = choices.after(line.line().substring(0, line.cursor()));
    for (String word : found.words()) {
      candidates.add(candidate(word, !word.endsWith("=")));
    }
    if (found.files()) {
      for (String file : FileChoices.of(line.word())) {
        candidates.add(candidate(file, !file.endsWith(FileChoices.FOLDER)));
      }
    }
  }

  /**
   * @param whole whether a blank follows
   */
  private static Candidate candidate(String word, boolean whole) {
    return new Candidate(word, word, null, null, null, null, whole);
  }

  void showPrompt(String text) {
    lock.lock();
    try {
      if (reading) {
        setPrompt(text);
        redisplay();
      }
    } finally {
      lock.unlock();
    }
  }

  void showStatus(String text) {
    lock.lock();
    try {
      Status status = Status.getStatus(terminal);
      if (status != null) {
        status.update(List.of(new AttributedString(text, AttributedStyle.DEFAULT.faint())));
      }
    } finally {
      lock.unlock();
    }
  }

  void hideStatus() {
    lock.lock();
    try {
      Status status = Status.getStatus(terminal, false);
      if (status != null) {
        status.hide();
      }
    } finally {
      lock.unlock();
    }
  }

  /**
   * When the window has another size, the region that scrolls must get another one, which puts the
   * cursor into the first line. It has to go back before anything is cleared.
   */
  @Override
  protected synchronized void handleSignal(Terminal.Signal signal) {
    Status status = Status.getStatus(terminal, false);
    if (signal != Terminal.Signal.WINCH || status == null) {
      super.handleSignal(signal);
      return;
    }
    lock.lock();
    try {
      size.copy(terminal.getBufferSize());
      display.resize(size.getRows(), size.getColumns());
      status.resize(size);
      terminal.puts(Capability.save_cursor);
      status.reset();
      terminal.puts(Capability.restore_cursor);
      terminal.puts(Capability.carriage_return);
      terminal.puts(Capability.clr_eos);
      redrawLine();
      redisplay();
      status.redraw();
    } finally {
      lock.unlock();
    }
  }

  int columns() {
    lock.lock();
    try {
      // The last column makes some terminals begin another line.
      return size.getColumns() - 1;
    } finally {
      lock.unlock();
    }
  }
}
