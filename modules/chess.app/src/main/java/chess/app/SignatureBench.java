package chess.app;

import chess.search.engine.Bench;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Lets the signature run of the search be started from the command line and from a session. */
final class SignatureBench implements chess.protocol.Bench {
  private static final int MAX_DEPTH = 64;

  @Override
  public void run(String arguments, Consumer<String> lines, BooleanSupplier cancelled) {
    try {
      run(depth(arguments), lines, cancelled);
    } catch (UsageException e) {
      lines.accept("bench: " + e.getMessage());
    }
  }

  static void run(int depth, Consumer<String> lines, BooleanSupplier cancelled) {
    try {
      Bench.run(
          depth,
          line -> {
            if (cancelled.getAsBoolean()) {
              throw new CancellationException();
            }
            lines.accept(line);
          });
    } catch (CancellationException e) {
      lines.accept("bench stopped");
    }
  }

  /** The depth that the words ask for. */
  static int depth(String words) throws UsageException {
    Arguments arguments =
        words.isBlank() ? new Arguments() : new Arguments(words.strip().split("\\s+"));
    int depth = words.isBlank() ? Bench.DEFAULT_DEPTH : arguments.number("DEPTH", 1, MAX_DEPTH);
    arguments.end();
    return depth;
  }
}
