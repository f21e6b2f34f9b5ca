package chess.app;

import chess.app.analyze.Analysis;
import chess.app.analyze.AnalysisOptions;
import chess.app.analyze.AnalysisSetting;
import chess.app.analyze.Merge;
import chess.app.analyze.StatusLine;
import chess.app.pgn.PgnRun;
import chess.app.pgn.PgnTask;
import chess.app.terminal.TerminalEditor;
import chess.core.file.Reason;
import chess.protocol.EngineIdentity;
import chess.protocol.EventQueue;
import chess.protocol.LineEditor;
import chess.protocol.LineOutput;
import chess.protocol.SessionContext;
import chess.protocol.SwitchedTraffic;
import chess.protocol.Traffic;
import chess.protocol.console.Capabilities;
import chess.protocol.server.ProtocolServer;
import chess.search.EngineConfig;
import chess.search.engine.AlphaBetaEngine;
import chess.search.tuning.SearchParameters;
import chess.search.tuning.Tunables;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.channels.Channels;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Wires the program together and starts what the command line asks for. */
final class Main {
  private static final String NAME = "Duplex";
  private static final String AUTHOR = "the Duplex authors";
  private static final String COMPLAINT = "duplex: ";
  private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}|[\\u0080-\\u009F]");
  private static final int FAILURE = 1;
  private static final int WRONG_USAGE = 2;

  private final Traffic traffic = new SwitchedTraffic(Logging::logTo);
  private final LineOutput output = new LineOutput(interruptibleOutput(), traffic);

  private int exitCode;

  private Main() {}

  public static void main(String[] words) {
    ClosedStreams.fill();
    try {
      CommandLine commandLine = CommandLine.parse(words);
      tune(commandLine.tunings());
      Optional<EngineConfig> settings = commandLine.mode().settings();
      if (settings.isPresent()) {
        SearchArguments.requireFiles(settings.get());
      }
      Main program = new Main();
      program.run(commandLine.mode());
      // A search that does not end must not keep the program alive after its user has gone.
      System.exit(program.exitCode);
    } catch (CommandLineException e) {
      System.err.println(COMPLAINT + printable(Reason.of(e)));
      System.exit(WRONG_USAGE);
    } catch (LostOutputException e) {
      System.err.println(COMPLAINT + e.getMessage());
      System.exit(FAILURE);
    }
  }

  /** Changes numbers of the search; must come before the search is touched, which fixes them. */
  private static void tune(Map<String, String> tunings) throws CommandLineException {
    if (tunings.isEmpty()) {
      return;
    }
    tunings.forEach((name, value) -> System.setProperty(Tunables.PROPERTY_PREFIX + name, value));
    List<String> problems = SearchParameters.problems();
    if (!problems.isEmpty()) {
      throw new CommandLineException("--tune: " + String.join("; ", problems));
    }
  }

  private void run(Mode mode) throws CommandLineException {
    switch (mode) {
      case Mode.Serve serve -> serve(serve.log().orElse(""));
      case Mode.Analyze analyze -> analyze(analyze.options());
      case Mode.Pgn pgn -> pgn(pgn.task());
      case Mode.Merge merge -> merge(merge);
      case Mode.Perft perft -> new PerftRun(perft).run(this::print);
      case Mode.Bench bench -> SignatureBench.run(bench, this::print, this::complain);
      case Mode.Eval eval -> new EvalRun(eval).run(this::print, this::complain);
      case Mode.Epd epd -> new EpdRun(epd, ClosedStreams.input(), this::complain).run(this::print);
      case Mode.Help help -> help(help);
      case Mode.Version version -> print(identity().title());
    }
  }

  /** Prints a line of an answer; nobody works on for a reader who has gone. */
  private void print(String line) {
    output.line(printable(line));
    if (output.isClosed()) {
      throw new LostOutputException();
    }
  }

  private void help(Mode.Help help) {
    boolean colour = Capabilities.of(StandardStream.OUTPUT.isTerminal(), System.getenv()).colour();
    Grammar.help(help.command(), colour).forEach(output::styledLine);
    if (output.isClosed()) {
      throw new LostOutputException();
    }
  }

  private void complain(String text) {
    System.err.println(COMPLAINT + printable(text));
    exitCode = FAILURE;
  }

  /** A text that may come from a file must not be able to give orders to the terminal. */
  private static String printable(String text) {
    return CONTROL.matcher(text).replaceAll("?");
  }

  /** Who waits for a partner that does not read can be woken. */
  private static OutputStream interruptibleOutput() {
    return Channels.newOutputStream(new FileOutputStream(FileDescriptor.out).getChannel());
  }

  private void serve(String logFile) throws CommandLineException {
    String problem = traffic.logTo(logFile);
    if (!problem.isEmpty()) {
      throw new CommandLineException(problem);
    }
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, cause) -> traffic.failure("uncaught in " + thread.getName(), cause));
    if (isTerminal()) {
      serveTerminal();
    } else {
      converse(output, false, Optional.empty());
    }
  }

  /** A person edits his lines, if the terminal is good for that. */
  private void serveTerminal() {
    Optional<TerminalEditor> editor = TerminalEditor.open(System.getenv());
    if (editor.isEmpty()) {
      converse(output, true, Optional.empty());
      return;
    }
    try (TerminalEditor terminal = editor.get()) {
      converse(new LineOutput(terminal.output(), traffic), true, Optional.of(terminal));
    }
  }

  /**
   * Leaves the engine as it is: the program ends behind this, and its partner should not have to
   * wait until a network or a table is complete that nobody needs any more.
   */
  private void converse(LineOutput out, boolean terminal, Optional<LineEditor> editor) {
    SessionContext context =
        new SessionContext(
            new AlphaBetaEngine(),
            out,
            new EventQueue(),
            identity(),
            traffic,
            new SignatureBench(),
            terminal,
            editor);
    ProtocolServer server = new ProtocolServer(ClosedStreams.input(), context);
    server.catchInterrupts();
    server.run();
  }

  private static AnalysisSetting setting() {
    return new AnalysisSetting(
        ClosedStreams.input(),
        new FileOutputStream(FileDescriptor.out),
        StandardStream.OUTPUT.isTerminal(),
        statusLine(),
        AlphaBetaEngine::new,
        identity().title());
  }

  private void merge(Mode.Merge merge) throws CommandLineException {
    try {
      exitCode = new Merge(merge.files(), merge.outputs(), setting()).run();
    } catch (IOException e) {
      throw new CommandLineException(Reason.of(e));
    }
  }

  private void analyze(AnalysisOptions options) throws CommandLineException {
    try {
      Analysis analysis = Analysis.open(options, setting());
      // Ctrl-C ends the program with its own exit code once the files are complete.
      Runtime.getRuntime().addShutdownHook(new Thread(analysis::interrupt));
      exitCode = analysis.run();
    } catch (IOException e) {
      throw new CommandLineException(Reason.of(e));
    }
  }

  private static StatusLine statusLine() {
    return new StatusLine(System.err, StandardStream.ERROR.isTerminal());
  }

  private void pgn(PgnTask task) {
    exitCode =
        new PgnRun(
                task, ClosedStreams.input(), new FileOutputStream(FileDescriptor.out), statusLine())
            .run();
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
