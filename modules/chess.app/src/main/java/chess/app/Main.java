package chess.app;

import chess.app.analyze.Analysis;
import chess.app.analyze.AnalysisOptions;
import chess.app.analyze.AnalysisSetting;
import chess.app.analyze.StatusLine;
import chess.app.pgn.PgnRun;
import chess.app.pgn.PgnTask;
import chess.core.notation.FenException;
import chess.protocol.EngineIdentity;
import chess.protocol.EventQueue;
import chess.protocol.LineOutput;
import chess.protocol.SessionContext;
import chess.protocol.SwitchedTraffic;
import chess.protocol.Traffic;
import chess.protocol.server.ProtocolServer;
import chess.search.Engine;
import chess.search.engine.AlphaBetaEngine;
import chess.search.tuning.SearchParameters;
import chess.search.tuning.Tunables;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.util.List;
import java.util.Map;

/** Wires the program together and starts what the command line asks for. */
final class Main {
  private static final String NAME = "Duplex";
  private static final String AUTHOR = "the Duplex authors";
  private static final String COMPLAINT = "duplex: ";
  private static final int FAILURE = 1;
  private static final int WRONG_USAGE = 2;

  private final Traffic traffic = new SwitchedTraffic(Logging::logTo);
  private final LineOutput output =
      new LineOutput(new FileOutputStream(FileDescriptor.out), traffic);

  private int exitCode;

  private Main() {}

  public static void main(String[] words) {
    try {
      CommandLine commandLine = CommandLine.parse(words);
      tune(commandLine.tunings());
      Main program = new Main();
      program.run(commandLine.mode());
      // A search that does not end must not keep the program alive after its user has gone.
      System.exit(program.exitCode);
    } catch (UsageException | FenException e) {
      System.err.println(COMPLAINT + e.getMessage());
      System.exit(WRONG_USAGE);
    }
  }

  /** Changes numbers of the search; must come before the search is touched, which fixes them. */
  private static void tune(Map<String, String> tunings) throws UsageException {
    if (tunings.isEmpty()) {
      return;
    }
    tunings.forEach((name, value) -> System.setProperty(Tunables.PROPERTY_PREFIX + name, value));
    List<String> problems = SearchParameters.problems();
    if (!problems.isEmpty()) {
      throw new UsageException("--tune: " + String.join("; ", problems));
    }
  }

  private void run(Mode mode) throws UsageException {
    switch (mode) {
      case Mode.Serve serve -> serve(serve.log().orElse(""));
      case Mode.Analyze analyze -> analyze(analyze.options());
      case Mode.Pgn pgn -> pgn(pgn.task());
      case Mode.Perft perft -> new PerftRun(perft).run(output::line);
      case Mode.Bench bench -> SignatureBench.run(bench, output::line, this::complain);
      case Mode.Eval eval -> new EvalRun(eval).run(output::line, this::complain);
      case Mode.Epd epd -> new EpdRun(epd, input(), this::complain).run(output::line);
      case Mode.Help help -> output.lines(help.text().lines().toList());
      case Mode.Version version -> output.line(identity().title());
    }
  }

  private void complain(String text) {
    System.err.println(COMPLAINT + text);
    exitCode = FAILURE;
  }

  private static InputStream input() {
    return new FileInputStream(FileDescriptor.in);
  }

  private void serve(String logFile) throws UsageException {
    String problem = traffic.logTo(logFile);
    if (!problem.isEmpty()) {
      throw new UsageException(problem);
    }
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, cause) -> traffic.failure("uncaught in " + thread.getName(), cause));
    try (Engine engine = new AlphaBetaEngine()) {
      SessionContext context =
          new SessionContext(
              engine,
              output,
              new EventQueue(),
              identity(),
              traffic,
              new SignatureBench(),
              isTerminal());
      ProtocolServer server = new ProtocolServer(input(), context);
      server.catchInterrupts();
      server.run();
    }
  }

  private void analyze(AnalysisOptions options) throws UsageException {
    AnalysisSetting setting =
        new AnalysisSetting(
            new FileInputStream(FileDescriptor.in),
            new FileOutputStream(FileDescriptor.out),
            statusLine(),
            AlphaBetaEngine::new,
            identity().title());
    try {
      Analysis analysis = Analysis.open(options, setting);
      // Ctrl-C ends the program with its own exit code once the files are complete.
      Runtime.getRuntime().addShutdownHook(new Thread(analysis::interrupt));
      exitCode = analysis.run();
    } catch (IOException e) {
      throw new UsageException(e.getMessage());
    }
  }

  private static StatusLine statusLine() {
    return new StatusLine(System.err, ErrorStream.isTerminal());
  }

  private void pgn(PgnTask task) {
    exitCode =
        new PgnRun(task, input(), new FileOutputStream(FileDescriptor.out), statusLine()).run();
  }

  /** Whether both ends are a terminal, so that a person sits there. */
  private static boolean isTerminal() {
    return System.console() != null && System.console().isTerminal();
  }

  private static EngineIdentity identity() {
    return new EngineIdentity(NAME, version(), AUTHOR);
  }

  /** The version that the build gave to the module; there is none on a class path. */
  private static String version() {
    ModuleDescriptor descriptor = Main.class.getModule().getDescriptor();
    return descriptor == null ? "development" : descriptor.rawVersion().orElse("development");
  }
}
