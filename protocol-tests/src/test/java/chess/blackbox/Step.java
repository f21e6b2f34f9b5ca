package chess.blackbox;

import java.util.List;

/** A line of a transcript, as a value. */
sealed interface Step {
  /** The line of the file, from 1. */
  int line();

  /** Says something to the program, all of it in one write. */
  record Send(int line, String text) implements Step {}

  /** The next line of the program must be this one. */
  record ExpectNext(int line, String pattern) implements Step {}

  /** Some line of the program must be this one; those before do not matter. */
  record ExpectSome(int line, String pattern) implements Step {}

  /** No line that the next expectation reads may contain this. */
  record Forbid(int line, String pattern) implements Step {}

  /** Ends the input. */
  record EndInput(int line) implements Step {}

  /** Stops reading what the program says. */
  record CloseOutput(int line) implements Step {}

  /** What was expected last must have come so soon after what was said last. */
  record Within(int line, int millis) implements Step {}

  /** Sends a signal. */
  record Signal(int line, String name) implements Step {}

  /** Waits. */
  record Pause(int line, int millis) implements Step {}

  /** For so long the program must leave the processor to others. */
  record Idle(int line, int millis) implements Step {}

  /** The program must end with this exit code. */
  record Exit(int line, int code) implements Step {}

  /** The program must have written a file with such a line in it. */
  record WrittenFile(int line, String name, String pattern) implements Step {}

  /** Does some steps several times over. */
  record Repeat(int line, int times, List<Step> steps) implements Step {
    public Repeat {
      steps = List.copyOf(steps);
    }
  }
}
