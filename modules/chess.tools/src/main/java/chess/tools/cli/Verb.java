package chess.tools.cli;

import java.io.PrintStream;
import java.util.List;

/** One thing the workshop can do, called by its name on the command line. */
public interface Verb {
  /** Its name, what it does, and every switch it knows. */
  Switches switches();

  default String name() {
    return switches().verb();
  }

  /**
   * Does it.
   *
   * @param words the command line after the verb
   * @param out where the results go
   * @return the exit code, 0 when all is well
   * @throws UsageException when the words make no sense
   */
  int run(List<String> words, PrintStream out) throws Exception;
}
