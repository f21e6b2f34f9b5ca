package chess.app.analyze;

import chess.core.file.FileTrouble;
import chess.core.file.Reason;
import chess.core.game.OpeningNames;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * Analyses games, several at a time if asked to, and writes them in the order in which they were
 * read. Only a few games are in memory at any moment.
 */
public final class Analysis {
  /** What {@link #run} returns when all went well. */
  public static final int DONE = 0;

  /** What {@link #run} returns when a game is missing or a setting was refused. */
  public static final int INCOMPLETE = 1;

  /** What {@link #run} returns when it was interrupted: 128 and the number of the signal. */
  public static final int INTERRUPTED = 130;

  /** Enough for the other engines to go on while one is busy with a very long game. */
  private static final int GAMES_IN_MEMORY_PER_JOB = 8;

  private static final int SECONDS_TO_FINISH = 20;

  private final AnalysisOptions options;
  private final AnalysisSetting setting;
  private final OpeningNames names;
  private final GameSource games;
  private final GameSinks sinks;
  private final Optional<Journal> journal;
  private final ProgressBar progress;
  private final Queue<Future<AnalysedGame>> pending = new ArrayDeque<>();
  private final CountDownLatch finished = new CountDownLatch(1);
  private volatile boolean stopped;
  private int read;
  private int skipped;
  private int resumed;
  private boolean allComplete = true;
  private boolean complained;

  private Analysis(
      AnalysisOptions options,
      AnalysisSetting setting,
      OpeningNames names,
      GameSource games,
      GameSinks sinks,
      Optional<Journal> journal,
      GameCount count) {
    this.options = options;
    this.setting = setting;
    this.names = names;
    this.games = games;
    this.sinks = sinks;
    this.journal = journal;
    progress = new ProgressBar(setting.status(), count, System::nanoTime);
  }

  /**
   * Opens all files, so that what is wrong with them shows before the work begins.
   *
   * @throws IOException if a file cannot be read or written; the message says so in one line
   */
  public static Analysis open(AnalysisOptions options, AnalysisSetting setting) throws IOException {
    GameSinks.refuseSame(options.games(), options.outputs());
    OpeningNames names = names(options.openings());
    GameSource games =
        options.games().isEmpty()
            ? GameSource.of(setting.input(), options.shard())
            : GameSource.of(options.games(), options.shard());
    GameSinks sinks = GameSinks.open(options.outputs(), setting);
    Optional<Journal> journal;
    try {
      journal = journal(options, setting);
    } catch (IOException e) {
      sinks.close();
      games.close();
      throw e;
    }
    boolean counts =
        !options.games().isEmpty()
            && options.games().stream().allMatch(Files::isRegularFile)
            && setting.status().isTerminal();
    return new Analysis(
        options,
        setting,
        names,
        games,
        sinks,
        journal,
        counts ? count(options) : GameCount.UNKNOWN);
  }

  private static GameCount count(AnalysisOptions options) throws IOException {
    try (GameSource source = GameSource.of(options.games(), options.shard())) {
      return GameCount.of(source);
    }
  }

  private static OpeningNames names(Optional<Path> table) throws IOException {
    if (table.isEmpty()) {
      return OpeningNames.builtIn();
    }
    try {
      return OpeningNames.load(table.get());
    } catch (IOException e) {
      throw FileTrouble.reading(table.get(), e);
    }
  }

  /** Beside the first file that is written; with none there is nothing that could be continued. */
  private static Optional<Journal> journal(AnalysisOptions options, AnalysisSetting setting)
      throws IOException {
    Optional<Path> output =
        options.outputs().first().filter(file -> !Files.exists(file) || Files.isRegularFile(file));
    if (output.isEmpty()) {
      if (options.resume()) {
        throw new IOException("--resume needs --out or --html with a file");
      }
      return Optional.empty();
    }
    if (!options.resume() && Journal.putAside(output.get())) {
      Path file = Journal.beside(output.get());
      setting
          .status()
          .say(
              "duplex: "
                  + file
                  + " of an interrupted analysis, from which --resume would go on, is now "
                  + Journal.asideOf(file).getFileName());
    }
    return Optional.of(Journal.open(output.get(), settings(options, setting)));
  }

  /** All that the results depend on, but for what is read anew. */
  private static String settings(AnalysisOptions options, AnalysisSetting setting) {
    SearchLimits limits = options.limits();
    EngineConfig config = options.config();
    return String.join(
        " ",
        setting.annotator(),
        "time=" + limits.time(),
        "depth=" + limits.depth(),
        "nodes=" + limits.nodes(),
        "threads=" + config.threads(),
        "hash=" + config.hashMegabytes(),
        "eval=" + config.evalMode() + ":" + config.evalFile(),
        "shard=" + options.shard().number() + "/" + options.shard().count(),
        "openings=" + options.openings().map(Path::toString).orElse(""));
  }

  /**
   * Analyses all games.
   *
   * @return the exit code of the program
   */
  public int run() {
    try (games;
        sinks;
        AnalystPool analysts =
            new AnalystPool(options, names, setting.engines(), () -> stopped, this::complain)) {
      try {
        analyse(analysts);
      } catch (IOException | RuntimeException e) {
        // The searches under way must end before their engines are closed.
        stopped = true;
        throw e;
      } finally {
        progress.end();
      }
      sinks.finish();
      report();
    } catch (IOException e) {
      complain(Reason.of(e));
      return INCOMPLETE;
    } finally {
      finished.countDown();
    }
    if (stopped) {
      return INTERRUPTED;
    }
    return complained ? INCOMPLETE : DONE;
  }

  /** The last lines: what is missing, and where the results are. */
  private void report() throws IOException {
    if (resumed > 0) {
      say(resumed + " of " + read + " games taken from the interrupted analysis");
    }
    if (skipped > 0) {
      say(skipped + " of " + read + " games skipped");
    }
    if (stopped) {
      String way = journal.isPresent() ? "; the same command with --resume goes on" : "";
      say("interrupted, what is done is written" + way);
    } else if (read == 0) {
      say("no game found");
    }
    if (journal.isPresent() && !stopped) {
      journal.get().remove();
    } else if (journal.isPresent()) {
      journal.get().close();
    }
    options.outputs().games().ifPresent(file -> say("the games are in " + file));
    options.outputs().page().ifPresent(file -> say("the page is in " + file));
  }

  private void complain(String reason) {
    complained = true;
    say(reason);
  }

  private void say(String message) {
    setting.status().say("duplex: " + message);
  }

  /** Comes to an end with what is finished, and waits until that is written. */
  public void interrupt() {
    stopped = true;
    try {
      finished.await(SECONDS_TO_FINISH, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void analyse(AnalystPool analysts) throws IOException {
    for (Optional<GameSource.Item> item = next(); item.isPresent(); item = next()) {
      pending.add(analysed(item.get(), analysts));
      if (pending.size() >= GAMES_IN_MEMORY_PER_JOB * options.jobs()) {
        write(pending.remove());
      }
    }
    while (!pending.isEmpty()) {
      write(pending.remove());
    }
  }

  /** The next game of which at least a part can be read; empty at the end and when stopped. */
  private Optional<GameSource.Item> next() throws IOException {
    while (!stopped) {
      Optional<GameSource.Item> item = readItem();
      if (item.isEmpty() || item.get().trouble().isEmpty()) {
        return item;
      }
      if (item.get().game().isPresent()) {
        complain(item.get().trouble() + "; analysed as far as that");
        return item;
      }
      skipped++;
      complain(item.get().trouble() + "; skipped");
      int number = item.get().number();
      while (!pending.isEmpty()) {
        write(pending.remove());
      }
      sinks.skip(number, item.get().trouble());
    }
    return Optional.empty();
  }

  /** What cannot be read any further ends the games; those before it are kept. */
  private Optional<GameSource.Item> readItem() {
    try {
      Optional<GameSource.Item> item = games.next();
      read += item.isPresent() ? 1 : 0;
      return item;
    } catch (IOException e) {
      complain(Reason.of(e));
      return Optional.empty();
    }
  }

  private Future<AnalysedGame> analysed(GameSource.Item item, AnalystPool analysts)
      throws IOException {
    if (journal.isPresent() && options.resume()) {
      Optional<AnalysedGame> recorded =
          journal.get().recorded(item.number(), item.game().orElseThrow());
      if (recorded.isPresent()) {
        resumed++;
        progress.resumed(recorded.get().assessments().size());
        return CompletableFuture.completedFuture(recorded.get());
      }
    }
    return analysts.submit(item.number(), item.game().orElseThrow(), progress::positionDone);
  }

  private void write(Future<AnalysedGame> result) throws IOException {
    AnalysedGame game = await(result);
    allComplete &= game.isComplete();
    if (game.assessments().isEmpty()) {
      return;
    }
    // A game after one that is not complete would have to be recorded before it.
    if (journal.isPresent() && allComplete) {
      journal.get().add(game);
    }
    sinks.add(game);
    if (game.isComplete()) {
      progress.gameDone();
    }
    setting.status().say(SummaryTable.lines(game));
  }

  private static AnalysedGame await(Future<AnalysedGame> result) throws IOException {
    try {
      return result.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }
}
