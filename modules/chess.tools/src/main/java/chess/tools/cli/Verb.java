package chess.tools.cli;

import java.io.PrintStream;

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
   * @param arguments the command line after the verb
   * @param out where the results go
   * @return the exit code, 0 when all is well
   * @throws UsageException when they make no sense
   */
  int run(Arguments arguments, PrintStream out) throws Exception;
}
