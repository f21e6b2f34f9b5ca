package chess.app.analyze;

import chess.core.game.PgnException;
import chess.core.game.PgnGame;
import chess.core.game.PgnReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * Analyses the games of a file, several at a time if asked to, and writes them in the order in
 * which they were read. Only a few games are in memory at any moment.
 */
public final class Analysis {
  /** What {@link #run} returns when all went well. */
  public static final int DONE = 0;

  /** What {@link #run} returns when a game is missing or a setting was refused. */
  public static final int INCOMPLETE = 1;

  /** What {@link #run} returns when it was interrupted: 128 and the number of the signal. */
  public static final int INTERRUPTED = 130;

  private static final int GAMES_IN_MEMORY_PER_JOB = 2;
  private static final int SECONDS_TO_FINISH = 20;

  private final AnalysisOptions options;
  private final AnalysisSetting setting;
  private final PgnReader games;
  private final GameSinks sinks;
  private final ProgressBar progress;
  private final Queue<Future<AnalysedGame>> pending = new ArrayDeque<>();
  private final CountDownLatch finished = new CountDownLatch(1);
  private volatile boolean stopped;
  private int read;
  private int skipped;
  private boolean complained;

  private Analysis(
      AnalysisOptions options,
      AnalysisSetting setting,
      PgnReader games,
      GameSinks sinks,
      GameCount count) {
    this.options = options;
    this.setting = setting;
    this.games = games;
    this.sinks = sinks;
    progress = new ProgressBar(setting.status(), count, System::nanoTime);
  }

  /**
   * Opens all files, so that what is wrong with them shows before the work begins.
   *
   * @throws IOException if a file cannot be read or written; the message says so in one line
   */
  public static Analysis open(AnalysisOptions options, AnalysisSetting setting) throws IOException {
    PgnReader games = AnalysisFiles.games(options, setting);
    GameSinks sinks = new GameSinks(AnalysisFiles.sinks(options, setting));
    Optional<Path> file = options.games().filter(Files::isRegularFile);
    boolean counts = file.isPresent() && setting.status().isTerminal();
    GameCount count = counts ? GameCount.of(file.get()) : GameCount.UNKNOWN;
    return new Analysis(options, setting, games, sinks, count);
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
            new AnalystPool(options, setting.engines(), () -> stopped, this::complain)) {
      try {
        analyse(analysts);
      } catch (IOException | RuntimeException e) {
        // The searches under way must end before their engines are closed.
        stopped = true;
        throw e;
      } finally {
        progress.end();
      }
    } catch (IOException e) {
      complain(e.getMessage());
      return INCOMPLETE;
    } finally {
      finished.countDown();
    }
    if (stopped) {
      return INTERRUPTED;
    }
    return complained ? INCOMPLETE : DONE;
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
    for (Optional<PgnGame> game = next(); game.isPresent(); game = next()) {
      pending.add(analysts.submit(read, game.get(), progress::positionDone));
      if (pending.size() >= GAMES_IN_MEMORY_PER_JOB * options.jobs()) {
        write(pending.remove());
      }
    }
    while (!pending.isEmpty()) {
      write(pending.remove());
    }
    if (skipped > 0) {
      say(skipped + " of " + read + " games skipped");
    }
    if (stopped) {
      say("interrupted, what is done is written");
    } else if (read == 0) {
      say("no game found");
    }
  }

  /** The next game that can be read; empty at the end and after an interruption. */
  private Optional<PgnGame> next() throws IOException {
    while (!stopped) {
      try {
        Optional<PgnGame> game = games.next();
        read += game.isPresent() ? 1 : 0;
        return game;
      } catch (PgnException e) {
        read++;
        if (e.legalPart().isPresent()) {
          complain(e.getMessage() + "; analysed as far as that");
          return e.legalPart();
        }
        skipped++;
        complain(e.getMessage() + "; skipped");
      }
    }
    return Optional.empty();
  }

  private void write(Future<AnalysedGame> result) throws IOException {
    AnalysedGame game = await(result);
    if (game.assessments().isEmpty()) {
      return;
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
