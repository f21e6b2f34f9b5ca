package chess.app.analyze;

import chess.core.game.OpeningNames;
import chess.core.game.PgnGame;
import chess.search.Engine;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Engines that analyse games side by side, one thread each. */
final class AnalystPool implements AutoCloseable {
  private final BlockingQueue<GameAnalyst> idle = new LinkedBlockingQueue<>();
  private final ExecutorService threads;

  /**
   * @param names the openings
   * @param stopped whether to come to an end with what is finished
   * @param complaints hears what is wrong with the settings
   */
  AnalystPool(
      AnalysisOptions options,
      OpeningNames names,
      Supplier<Engine> engines,
      BooleanSupplier stopped,
      Consumer<String> complaints) {
    threads = Executors.newFixedThreadPool(options.jobs());
    for (int i = 0; i < options.jobs(); i++) {
      Engine engine = engines.get();
      List<String> messages = engine.configure(options.config());
      if (i == 0) {
        messages.forEach(complaints);
      }
      idle.add(new GameAnalyst(engine, options.limits(), names, stopped));
    }
  }

  Future<AnalysedGame> submit(int number, PgnGame game, Runnable positionDone) {
    return threads.submit(
        () -> {
          GameAnalyst analyst = idle.take();
          try {
            return analyst.analyse(number, game, positionDone);
          } finally {
            idle.add(analyst);
          }
        });
  }

  /** Waits for the games under way. */
  @Override
  public void close() {
    threads.close();
    idle.forEach(GameAnalyst::close);
  }
}
