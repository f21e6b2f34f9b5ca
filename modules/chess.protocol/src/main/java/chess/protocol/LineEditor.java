package chess.protocol;

import java.io.IOException;
import java.io.Reader;
import java.util.List;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/**
 * A terminal at which a person can edit a line before it is said, with a line of its own for what
 * goes on. One thread waits for lines, another one says what is to be seen.
 *
 * <p>What is written to the terminal meanwhile appears above the line that is being edited.
 */
public interface LineEditor {
  /** How a line that has been begun may go on. */
  @FunctionalInterface
  interface Completer {
    Choices after(String beginning);
  }

  /**
   * What the last word of a beginning may become.
   *
   * @param start where that word begins
   * @param words what it may become
   * @param files whether it may also be the name of a file
   */
  record Choices(int start, List<String> words, boolean files) {
    public Choices {
      words = List.copyOf(words);
    }
  }

  /**
   * Waits until somebody has asked, and then for the next line, without its end.
   *
   * @return null when there will be none any more
   */
  @Nullable String next() throws IOException;

  /** Asks for the next line, or changes the question. */
  void ask(String prompt, Completer completer);

  /**
   * What stands at the bottom of the screen from now on.
   *
   * @param text what to show at a moment of {@code System.nanoTime()}; it is asked again and again,
   *     by any thread
   */
  void status(LongFunction<String> text);

  /** How many columns there are. */
  int columns();

  /** What to do when somebody presses Ctrl-C, instead of ending the program. */
  void onInterrupt(Runnable action);

  /** It is no person who speaks: from now on lines are written as they are. */
  void end();

  /** What is typed after the end. */
  Reader unedited();
}
