package chess.app.terminal;

import chess.protocol.LineEditor;
import java.io.Closeable;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;
import org.jline.reader.EndOfFileException;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/** Edits lines with JLine. */
public final class TerminalEditor implements LineEditor, Closeable {
  private static final String DUMB = "dumb";

  /** Whoever does not ask for so long has forgotten to. */
  private static final long PATIENCE_SECONDS = 5;

  private final Terminal terminal;
  private final Attributes attributes;
  private final ReaderOfLines reader;
  private final HistoryFile history;
  private final LiveText status;
  private final Semaphore questions = new Semaphore(0);
  private final OutputStream output = new AboveTheLine();
  private final OutputStream plainOutput = new FileOutputStream(FileDescriptor.out);
  private volatile String prompt = "";
  private volatile Completer completer = beginning -> new Choices(0, List.of(), false);
  private volatile Runnable interrupt = () -> {};
  private volatile boolean ended;

  TerminalEditor(Terminal terminal, HistoryFile history) {
    this.terminal = terminal;
    this.history = history;
    terminal.handle(Terminal.Signal.INT, signal -> interrupt.run());
    attributes = terminal.enterRawMode();
    reader = new ReaderOfLines(terminal, beginning -> completer.after(beginning));
    history.lines().forEach(reader.getHistory()::add);
    status = new LiveText(reader::showStatus);
  }

  /**
   * An editor for the terminal behind standard input and output.
   *
   * @return empty if that can show nothing but lines
   */
  public static Optional<TerminalEditor> open(Map<String, String> environment) {
    boolean windows = System.getProperty("os.name").startsWith("Windows");
    String type = environment.getOrDefault("TERM", "");
    if (!windows && (type.isEmpty() || type.equals(DUMB))) {
      return Optional.empty();
    }
    try {
      // Elsewhere the commands stty and tty do what Windows has functions for.
      Terminal terminal =
          TerminalBuilder.builder()
              .system(true)
              .providers(windows ? "ffm" : "exec")
              .dumb(false)
              .encoding(StandardCharsets.UTF_8)
              .build();
      return Optional.of(new TerminalEditor(terminal, HistoryFile.of(environment)));
    } catch (IOException | IllegalStateException e) {
      return Optional.empty();
    }
  }

  @Override
  public @Nullable String next() {
    try {
      questions.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS);
      while (!ended) {
        Optional<String> line = read();
        if (line.isPresent()) {
          return line.get();
        }
      }
    } catch (InterruptedException | EndOfFileException e) {
      // The conversation is over, or the person has gone.
      return null;
    }
    return null;
  }

  /** Empty if Ctrl-C was pressed, which gives up the line or, if there is none, what goes on. */
  private Optional<String> read() {
    try {
      String line = reader.readLine(prompt);
      questions.drainPermits();
      history.add(line);
      return Optional.of(line);
    } catch (UserInterruptException e) {
      if (e.getPartialLine().isEmpty()) {
        interrupt.run();
      }
      return Optional.empty();
    }
  }

  @Override
  public void ask(String text, Completer choices) {
    completer = choices;
    if (!text.equals(prompt)) {
      prompt = text;
      reader.showPrompt(text);
    }
    questions.release();
  }

  @Override
  public void status(LongFunction<String> text) {
    if (!ended) {
      status.show(text);
    }
  }

  @Override
  public int columns() {
    return reader.columns();
  }

  @Override
  public void onInterrupt(Runnable action) {
    interrupt = action;
  }

  /** Where lines go that shall appear above the one that is being edited. */
  public OutputStream output() {
    return output;
  }

  @Override
  public Reader unedited() {
    return terminal.reader();
  }

  @Override
  public void end() {
    if (!ended) {
      ended = true;
      status.close();
      reader.hideStatus();
      terminal.setAttributes(attributes);
      terminal.flush();
    }
  }

  /** Leaves the terminal as it was. */
  @Override
  public void close() {
    end();
    history.save();
  }

  private final class AboveTheLine extends OutputStream {
    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int start, int length) throws IOException {
      if (ended) {
        plainOutput.write(bytes, start, length);
      } else {
        reader.printAbove(new String(bytes, start, length, StandardCharsets.UTF_8));
      }
    }
  }
}
