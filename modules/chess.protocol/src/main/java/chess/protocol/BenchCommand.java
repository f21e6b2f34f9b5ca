package chess.protocol;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** The signature run: searches a fixed set of positions and tells how many nodes that took. */
public interface BenchCommand {
  /**
   * Runs in the calling thread with an engine of its own.
   *
   * @param arguments what the user typed after {@code bench}, possibly empty
   * @param lines takes the report line by line
   * @param cancelled asked between positions; the run ends early once it says true
   */
  void run(String arguments, Consumer<String> lines, BooleanSupplier cancelled);

  /** For a program without the signature run. */
  BenchCommand NONE = (arguments, lines, cancelled) -> lines.accept("bench is not available here");
}
