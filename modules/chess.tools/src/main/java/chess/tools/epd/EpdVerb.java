package chess.tools.epd;

import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.TimeBudget;
import chess.search.engine.AlphaBetaEngine;
import chess.search.suite.EngineSolver;
import chess.search.suite.Suite;
import chess.tools.cli.Arguments;
import chess.tools.cli.Settings;
import chess.tools.cli.Switches;
import chess.tools.cli.UsageException;
import chess.tools.cli.Verb;
import chess.tools.client.EngineClient;
import chess.tools.client.EngineSpec;
import chess.tools.client.EngineSpecReader;
import chess.tools.client.ProcessChannel;
import chess.tools.client.TrafficLog;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;

/** The verb {@code epd}. */
public final class EpdVerb implements Verb {
  static final Switches SWITCHES =
      new Switches("epd", "runs a suite of best moves (bm, am)")
          .says(
              "With --engine another engine solves the positions, otherwise our own does inside"
                  + " this process. Every position starts with an empty table.")
          .value("suite", "FILE", "the positions")
          .settings("engine", "cmd=... st=1 and so on, see duplex-tools match --help")
          .value("st", "SECONDS", "for each position (1)")
          .value("nodes", "N", "for each position")
          .value("depth", "N", "for each position")
          .value("hash", "MB", "our table (64)")
          .value("threads", "N", "our threads (1)");

  private static final double MILLIS = 1000;

  @Override
  public Switches switches() {
    return SWITCHES;
  }

  @Override
  public int run(Arguments arguments, PrintStream out) throws Exception {
    Suite suite = Suite.read(Path.of(arguments.required("suite")));
    List<Settings> engines = arguments.all("engine");
    if (engines.isEmpty()) {
      runOurs(suite, arguments, out);
    } else {
      arguments.rejectUnread();
      runOther(suite, EngineSpecReader.read(engines.getLast()), out);
    }
    return 0;
  }

  private static void runOurs(Suite suite, Arguments arguments, PrintStream out) throws Exception {
    SearchLimits limits = limits(arguments);
    EngineConfig config =
        EngineConfig.DEFAULT
            .with()
            .hashMegabytes((int) arguments.number("hash", 64))
            .threads((int) arguments.number("threads", 1))
            .build();
    arguments.rejectUnread();
    try (AlphaBetaEngine engine = new AlphaBetaEngine()) {
      engine.configure(EngineSolver.settings(config)).forEach(out::println);
      suite.run(new EngineSolver(engine, limits), out::println);
    }
  }

  private static SearchLimits limits(Arguments arguments) throws UsageException {
    double seconds = arguments.decimal("st", 0);
    long nodes = arguments.number("nodes", 0);
    int depth = (int) arguments.number("depth", 0);
    SearchLimits limits = SearchLimits.unlimited();
    if (seconds > 0) {
      limits = limits.withTime(new TimeBudget.FixedMillis(Math.round(seconds * MILLIS)));
    }
    if (nodes > 0) {
      limits = limits.withNodes(nodes);
    }
    if (depth > 0) {
      limits = limits.withDepth(depth);
    }
    if (seconds <= 0 && nodes <= 0 && depth <= 0) {
      throw new UsageException("say --st, --nodes or --depth");
    }
    return limits;
  }

  private static void runOther(Suite suite, EngineSpec spec, PrintStream out) throws Exception {
    if (!spec.control().isLimited() || spec.control().hasClock()) {
      throw new UsageException(spec.name() + " needs st=, nodes= or depth=");
    }
    ProcessChannel channel =
        ProcessChannel.start(spec.name(), spec.command(), spec.directory(), null, TrafficLog.OFF);
    try (EngineClient client =
        EngineClient.of(
            spec, channel, v -> out.println("! " + v.kind().words() + ": " + v.detail()))) {
      client.start();
      suite.run(new ClientSolver(client, spec.control()), out::println);
    }
  }
}
