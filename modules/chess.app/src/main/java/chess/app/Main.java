package chess.app;

import chess.core.notation.FenException;
import java.lang.module.ModuleDescriptor;
import java.util.function.Consumer;

/** Starts what the command line asks for. The only class that knows the standard streams. */
final class Main {
  private static final String NAME = "Duplex";
  private static final int SUCCESS = 0;
  private static final int WRONG_USAGE = 2;

  private Main() {}

  public static void main(String[] words) {
    System.exit(run(words));
  }

  private static int run(String... words) {
    try {
      CommandLine commandLine = CommandLine.parse(words);
      commandLine.tunings().forEach((name, value) -> System.setProperty("tune." + name, value));
      run(commandLine.mode(), System.out::println);
      return SUCCESS;
    } catch (UsageException | FenException e) {
      System.err.println("duplex: " + e.getMessage());
      return WRONG_USAGE;
    }
  }

  private static void run(Mode mode, Consumer<String> lines) throws UsageException {
    switch (mode) {
      case Mode.Serve serve -> lines.accept(NAME);
      case Mode.Perft perft -> new PerftRun(perft).run(lines);
      case Mode.Bench bench -> throw new UsageException("bench is not available yet");
      case Mode.Eval eval -> throw new UsageException("eval is not available yet");
      case Mode.Help help -> lines.accept(help.text().stripTrailing());
      case Mode.Version version -> lines.accept(NAME + " " + version());
    }
  }

  /** The version that the build gave to the module; there is none on a class path. */
  private static String version() {
    ModuleDescriptor descriptor = Main.class.getModule().getDescriptor();
    return descriptor == null ? "development" : descriptor.rawVersion().orElse("development");
  }
}
