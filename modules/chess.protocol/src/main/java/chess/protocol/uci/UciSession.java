package chess.protocol.uci;

import chess.core.board.Position;
import chess.core.file.Reason;
import chess.protocol.BackgroundTask;
import chess.protocol.PerftWork;
import chess.protocol.Readiness;
import chess.protocol.Session;
import chess.protocol.SessionContext;
import chess.protocol.SessionEvent;
import chess.protocol.text.EvalTable;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * A conversation in UCI. Every command is answered without waiting for the search; what the search
 * has to say comes as events of its own.
 */
public final class UciSession implements Session {
  /**
   * How long the last best move may take when the input has ended. A search stops in no time; one
   * that still loads its network on a slow machine needs more.
   */
  private static final long FAREWELL_NANOS = 5_000_000_000L;

  /**
   * How long {@code isready} waits for a table of many gigabytes. User interfaces take an engine
   * for dead that is silent for long; what is not ready by then is made behind the answer.
   */
  private static final Duration READY_PATIENCE = Duration.ofMillis(700);

  /** Where the network goes if nobody says otherwise. */
  private static final String NETWORK_FILE = "duplex.nnue";

  /** Stockfish ends its tables with an empty line, and what reads them waits for that. */
  private static final String END_OF_TABLE = "";

  private final SessionContext context;
  private final UciOptions options;
  private final UciJobs jobs;
  private final Readiness readiness;
  private final UciBoard board = new UciBoard();
  private boolean leaving;

  public UciSession(SessionContext context) {
    this.context = context;
    this.options = new UciOptions(context);
    this.jobs = new UciJobs(context, options);
    this.readiness = new Readiness(context, READY_PATIENCE);
  }

  @Override
  public void failed(SessionEvent event, Throwable cause) {
    context.traffic().failure("while handling " + event, cause);
    remark("internal error: " + cause);
  }

  @Override
  public boolean isFull() {
    return jobs.isFull();
  }

  @Override
  public void leave() {
    jobs.abandon();
  }

  @Override
  public Next react(SessionEvent event) {
    switch (event) {
      case SessionEvent.Input input -> {
        readiness.answerNow();
        return obey(UciParser.parse(input.line()), input.nanos());
      }
      case SessionEvent.Progress progress -> jobs.handle(progress);
      case SessionEvent.CurrentMove move -> jobs.handle(move);
      case SessionEvent.CurrentLine line -> jobs.handle(line);
      case SessionEvent.Refutation refutation -> jobs.handle(refutation);
      case SessionEvent.Message message -> jobs.handle(message);
      case SessionEvent.Failure failure -> jobs.handle(failure);
      case SessionEvent.Finished finished -> jobs.handle(finished);
      case SessionEvent.TaskDone done -> jobs.handle(done);
      case SessionEvent.EndOfInput end -> takeLeave();
      case SessionEvent.Ready ready -> readiness.heard(ready);
      case SessionEvent.Tick tick -> {
        return timeIsUp();
      }
      // Some user interfaces send the signal to whatever they started; it is not for us.
      case SessionEvent.Interrupt ignored -> {}
    }
    return leaving && !jobs.isSearching() ? Next.QUIT : Next.CONTINUE;
  }

  /** Nobody asks any more, but whoever piped a {@code go} to us still wants to see the move. */
  private void takeLeave() {
    readiness.answerNow();
    leaving = true;
    jobs.windUp();
    context.events().wakeAt(System.nanoTime() + FAREWELL_NANOS);
  }

  private Next obey(UciCommand command, long nanos) {
    switch (command) {
      case UciCommand.Introduce c -> introduce();
      case UciCommand.Debug c -> options.debug(c.on());
      case UciCommand.IsReady c -> answerReady();
      case UciCommand.SetOption c -> setOption(c);
      case UciCommand.NewGame c -> context.engine().newGame();
      case UciCommand.SetPosition c -> board.set(c.fen(), c.moves()).ifPresent(this::remark);
      case UciCommand.Go c -> go(c.parameters(), nanos);
      case UciCommand.CountMoves c -> countMoves(c.depth());
      case UciCommand.Stop c -> jobs.stop();
      case UciCommand.PonderHit c -> jobs.ponderHit(nanos);
      case UciCommand.Quit c -> {
        return Next.QUIT;
      }
      case UciCommand.Display c -> display();
      case UciCommand.Evaluate c -> evaluate();
      case UciCommand.Flip c -> board.flip();
      case UciCommand.RunBench c -> runBench(c.arguments());
      case UciCommand.ExportNetwork c -> exportNetwork(c.file());
      case UciCommand.Compiler c -> describeRuntime();
      case UciCommand.Help c -> context.output().lines(UciHelp.LINES);
      case UciCommand.Malformed c -> remark(c.reason());
      case UciCommand.Nothing c -> {}
      case UciCommand.Unknown c -> unknown(c.line());
    }
    return Next.CONTINUE;
  }

  private void introduce() {
    context.output().lines(UciFormatter.identity(context.identity()));
    context.output().lines(options.declarations());
    context.output().line("uciok");
  }

  /** During a search everything is ready by definition, and nothing may disturb it. */
  private void answerReady() {
    if (jobs.isBusy()) {
      sayReady();
    } else {
      readiness.ask(this::sayReady);
    }
  }

  private void sayReady() {
    context.output().line("readyok");
  }

  private Next timeIsUp() {
    if (leaving) {
      return Next.QUIT;
    }
    context.traffic().note("still getting ready, but the partner waits");
    readiness.answerNow();
    return Next.CONTINUE;
  }

  private void setOption(UciCommand.SetOption command) {
    List<String> remarks = options.set(command.name(), command.value());
    remarks.forEach(this::remark);
    context.traffic().note("option " + command.name() + ": " + context.engine().config());
  }

  private void go(GoParameters parameters, long nanos) {
    Position root = board.position().copy();
    jobs.submit(
        new Job.Search(
            root,
            GoLimits.of(parameters, root, nanos),
            GoLimits.leavesAMove(parameters, root),
            writesChess960()));
  }

  private void countMoves(int depth) {
    PerftWork perft = new PerftWork(board.position(), depth, writesChess960());
    jobs.submit(
        new Job.Task(
            "perft",
            (lines, cancelled) -> {
              perft.run(lines, cancelled);
              if (!cancelled.getAsBoolean()) {
                lines.accept(END_OF_TABLE);
              }
            }));
  }

  private void runBench(String arguments) {
    BackgroundTask.Work ours =
        (lines, cancelled) -> context.bench().run(arguments, lines, cancelled);
    jobs.submit(new Job.Task("bench", StockfishBench.of(arguments, context.bench()).orElse(ours)));
  }

  /** Writing takes its time on a slow disk, so the conversation goes on meanwhile. */
  private void exportNetwork(String file) {
    String name = file.isEmpty() ? NETWORK_FILE : file;
    jobs.submit(
        new Job.Task(
            "export_net", (lines, cancelled) -> lines.accept(UciFormatter.remark(exported(name)))));
  }

  private String exported(String name) {
    try {
      context.engine().exportNetwork(Path.of(name));
      return "the network was written to " + name;
    } catch (InvalidPathException e) {
      return "cannot write " + name + ": not a file name";
    } catch (IOException e) {
      return Reason.of(e);
    }
  }

  /** Who sets up a Chess960 position understands its spelling, whatever the option says. */
  private boolean writesChess960() {
    return options.chess960() || board.position().isChess960();
  }

  private void display() {
    Position position = board.position();
    context.output().lines(UciBoardText.lines(position));
  }

  private void evaluate() {
    context.output().lines(EvalTable.lines(context.engine().evaluate(board.position())));
    context.output().line(END_OF_TABLE);
  }

  private void describeRuntime() {
    remark(
        "%s on %s %s, %s"
            .formatted(
                context.identity().title(),
                System.getProperty("java.vm.name"),
                System.getProperty("java.vm.version"),
                System.getProperty("os.name")));
  }

  private void unknown(String line) {
    context.traffic().note("not understood: " + line);
    // A user interface has no use for complaints; a person has.
    if (options.debug() || context.terminal()) {
      remark("unknown command: " + line + " (try help)");
    }
  }

  private void remark(String text) {
    context.output().line(UciFormatter.remark(text));
  }
}
