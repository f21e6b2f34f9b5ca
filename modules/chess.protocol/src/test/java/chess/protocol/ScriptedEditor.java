package chess.protocol;

import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.function.LongFunction;

/**
 * A line editor whose lines are known in advance, and which remembers what it was asked to show.
 */
public final class ScriptedEditor implements LineEditor {
  private final Queue<String> lines;

  public String prompt = "";
  public Completer completer = beginning -> new Choices(0, List.of(), false);
  public LongFunction<String> status = nanos -> "";
  public boolean ended;
  public Runnable interrupt = () -> {};

  public ScriptedEditor(String... lines) {
    this.lines = new ArrayDeque<>(List.of(lines));
  }

  @Override
  public String next() {
    return lines.poll();
  }

  @Override
  public void ask(String text, Completer choices) {
    prompt = text;
    completer = choices;
  }

  @Override
  public void status(LongFunction<String> text) {
    status = text;
  }

  @Override
  public int columns() {
    return 40;
  }

  @Override
  public void onInterrupt(Runnable action) {
    interrupt = action;
  }

  @Override
  public Reader unedited() {
    return new StringReader("unedited\nquit\n");
  }

  @Override
  public void end() {
    ended = true;
  }
}
