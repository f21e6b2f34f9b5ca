package chess.tools.cli;

import java.io.PrintStream;
import java.util.List;

/** One thing the workshop can do, called by its name on the command line. */
public interface Verb {
  String name();

  /** What it does, in one line. */
  String summary();

  /** Every switch it knows, for {@code --help}. */
  String help();

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
