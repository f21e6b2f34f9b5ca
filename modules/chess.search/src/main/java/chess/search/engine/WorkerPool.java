package chess.search.engine;

import chess.core.board.Position;
import chess.search.EngineConfig;
import chess.search.eval.Evaluator;
import chess.search.eval.nnue.Network;
import chess.search.tt.TranspositionTable;
import chess.search.worker.SearchControl;
import chess.search.worker.SearchWorker;
import chess.search.worker.TablebaseStep;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.IntPredicate;

/**
 * What searches are made with, kept from one to the next: the table, the workers with what they
 * have learned, their evaluators and their threads. Only one thread at a time changes it.
 */
final class WorkerPool {
  /** A deep line of interpreted code needs more than the usual stack. */
  static final long STACK_BYTES = 16L << 20;

  /** What a worker and its evaluator take, rounded up. */
  static final int WORKER_MEGABYTES = 8;

  private static final int PROCESSORS = Runtime.getRuntime().availableProcessors();
  private static final long CLOSE_SECONDS = 10;

  private final SearchControl control;
  private final Evaluation evaluation;
  private final Reporter reporter;

  /** Whether the memory holds so many megabytes more. */
  private final IntPredicate memory;

  private final ExecutorService threads =
      Executors.newCachedThreadPool(
          task -> {
            Thread thread = new Thread(null, task, "search", STACK_BYTES);
            thread.setDaemon(true);
            return thread;
          });
  private final List<SearchWorker> workers = new ArrayList<>();
  private final List<Evaluator> evaluators = new ArrayList<>();
  private final EndgameTables endgames = new EndgameTables();
  private final BookShelf books = new BookShelf();
  private final SharedTable table = new SharedTable();

  /** How many threads were asked for when all were hired that the memory holds. */
  private int wantedThreads;

  /** Whether the workers have anything to forget, which takes a while before it is compiled. */
  private boolean searched;

  /** What the evaluators evaluate with, null for the classical evaluation. */
  private Network network;

  /** What to do before a search: the settings to follow and what to forget. */
  record Orders(EngineConfig config, boolean forgetTable, boolean forgetEverything) {
    static final Orders NONE = new Orders(EngineConfig.DEFAULT, false, false);

    /** Whether nothing is left to do once those before are carried out. */
    boolean isFulfilledBy(Orders before) {
      return config.equals(before.config) && !forgetTable && !forgetEverything;
    }
  }

  WorkerPool(SearchControl control, Evaluation evaluation) {
    this(control, evaluation, HashMemory::hasRoomFor);
  }

  WorkerPool(SearchControl control, Evaluation evaluation, IntPredicate memory) {
    this.control = control;
    this.evaluation = evaluation;
    this.memory = memory;
    reporter = new Reporter(control, () -> table.table().permille());
  }

  /**
   * Brings everything in line with the orders; may take a while, but not much longer than the
   * patience lasts. What is left undone is done the next time.
   *
   * @param tell hears what the user should be told
   */
  synchronized void settle(Orders orders, Patience patience, Consumer<String> tell) {
    EngineConfig config = orders.config();
    while (workers.size() > config.threads()) {
      workers.remove(workers.size() - 1);
      evaluators.remove(evaluators.size() - 1);
    }
    if (orders.forgetTable() || orders.forgetEverything()) {
      table.outdate();
    }
    settleEvaluation(evaluation.network(config, tell));
    boolean resized = table.resize(config.hashMegabytes(), patience, tell);
    table.clear(Math.min(config.threads(), PROCESSORS), this::execute, patience);
    if (searched && orders.forgetEverything()) {
      workers.forEach(SearchWorker::forget);
      searched = false;
    }
    if (resized || config.threads() != wantedThreads) {
      hire(config.threads(), patience, tell);
    }
    control.workers(workers);
    endgames.settle(config, tell);
  }

  /** What was learned with another evaluation would mislead this one. */
  private void settleEvaluation(Network wanted) {
    evaluation.warmUp(wanted);
    if (wanted == network) {
      return;
    }
    network = wanted;
    table.outdate();
    for (int i = 0; i < workers.size(); i++) {
      workers.get(i).forget();
      evaluators.set(i, evaluation.evaluator(network));
    }
  }

  /** Adds workers up to that number, or as many as memory and patience allow. */
  private void hire(int number, Patience patience, Consumer<String> tell) {
    boolean isRoom = true;
    while (workers.size() < number && isRoom) {
      if (!workers.isEmpty() && patience.isOver()) {
        return;
      }
      isRoom = workers.isEmpty() || memory.test(WORKER_MEGABYTES);
      if (isRoom) {
        workers.add(new SearchWorker(control, reporter, workers.size()));
        evaluators.add(evaluation.evaluator(network));
      }
    }
    wantedThreads = number;
    if (!isRoom) {
      tell.accept(
          "not enough memory for " + number + " threads, using " + workers.size() + " instead");
    }
  }

  /** Gets all workers ready for a root. */
  void start(Position root, int[] wanted) {
    table.begin(control.listener()::message);
    if (EndgameTables.hasBareKing(root)) {
      // With results of other games in the table such mates take half as many moves again.
      table.table().forget();
    }
    searched = true;
    EndgameTables.Root known = endgames.consider(root, wanted, control);
    for (int i = 0; i < workers.size(); i++) {
      TablebaseStep tablebases = known.probeInTree() ? endgames.step() : TablebaseStep.NONE;
      workers.get(i).start(root, known.selection(), table.table(), evaluators.get(i), tablebases);
    }
  }

  Future<?> execute(Runnable task) {
    return threads.submit(task);
  }

  SearchWorker main() {
    return workers.get(0);
  }

  List<SearchWorker> workers() {
    return workers;
  }

  List<SearchWorker> helpers() {
    return workers.subList(1, workers.size());
  }

  EndgameTables endgames() {
    return endgames;
  }

  BookShelf books() {
    return books;
  }

  Reporter reporter() {
    return reporter;
  }

  /** What the table holds now, which may be on its way to another size. */
  int tableMegabytes() {
    return table.megabytes();
  }

  TranspositionTable table() {
    return table.table();
  }

  void close() {
    threads.shutdown();
    try {
      threads.awaitTermination(CLOSE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    threads.shutdownNow();
    endgames.close();
    table.close();
  }
}
