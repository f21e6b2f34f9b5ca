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
  private volatile TranspositionTable table = new TranspositionTable(1);
  private int tableMegabytes = 1;

  /** How many threads were asked for when the workers were last counted. */
  private int wantedThreads;

  /** Whether there is anything to forget; forgetting takes a while before it is compiled. */
  private boolean searched;

  /** What the evaluators evaluate with, null for the classical evaluation. */
  private Network network;

  /** What to do before a search: the settings to follow and what to forget. */
  record Orders(EngineConfig config, boolean forgetTable, boolean forgetEverything) {}

  WorkerPool(SearchControl control, Evaluation evaluation) {
    this(control, evaluation, HashMemory::hasRoomFor);
  }

  WorkerPool(SearchControl control, Evaluation evaluation, IntPredicate memory) {
    this.control = control;
    this.evaluation = evaluation;
    this.memory = memory;
    reporter = new Reporter(control, () -> table.permille());
  }

  /**
   * Brings everything in line with the orders; may take a while.
   *
   * @return what the user should be told
   */
  synchronized List<String> settle(Orders orders) {
    List<String> messages = new ArrayList<>();
    EngineConfig config = orders.config();
    boolean sizesChanged =
        config.hashMegabytes() != tableMegabytes || config.threads() != wantedThreads;
    if (config.hashMegabytes() != tableMegabytes) {
      resizeTable(config.hashMegabytes(), messages);
    } else if (searched && (orders.forgetTable() || orders.forgetEverything())) {
      clearTable(config.threads());
    }
    while (workers.size() > config.threads()) {
      workers.remove(workers.size() - 1);
      evaluators.remove(evaluators.size() - 1);
    }
    settleEvaluation(evaluation.network(config, messages));
    if (searched && orders.forgetEverything()) {
      workers.forEach(SearchWorker::forget);
      searched = false;
    }
    if (sizesChanged) {
      hire(config.threads(), messages);
    }
    control.workers(workers);
    endgames.settle(config, messages);
    return messages;
  }

  /** What was learned with another evaluation would mislead this one. */
  private void settleEvaluation(Network wanted) {
    evaluation.warmUp(wanted);
    if (wanted == network) {
      return;
    }
    network = wanted;
    if (searched) {
      clearTable(1);
    }
    for (int i = 0; i < workers.size(); i++) {
      workers.get(i).forget();
      evaluators.set(i, evaluation.evaluator(network));
    }
  }

  /** Adds workers up to that number, or as many as the memory holds. */
  private void hire(int number, List<String> messages) {
    while (workers.size() < number && (workers.isEmpty() || memory.test(WORKER_MEGABYTES))) {
      workers.add(new SearchWorker(control, reporter, workers.size()));
      evaluators.add(evaluation.evaluator(network));
    }
    wantedThreads = number;
    if (workers.size() < number) {
      messages.add(
          "not enough memory for " + number + " threads, using " + workers.size() + " instead");
    }
  }

  /** The old table goes first, so that both need not fit; then the largest one that fits. */
  private void resizeTable(int megabytes, List<String> messages) {
    int old = table.megabytes();
    int size = HashMemory.fitting(megabytes, old);
    table = new TranspositionTable(1);
    HashMemory.release(old);
    table = HashMemory.allocate(size);
    tableMegabytes = megabytes;
    // That the memory allows no more was said when the size was set; this comes on top.
    String shortfall = HashMemory.shortfall(size, table.megabytes());
    if (!shortfall.isEmpty()) {
      messages.add(shortfall);
    }
  }

  /** Clears the table with as many threads as search. */
  private void clearTable(int parts) {
    List<Future<?>> helpers = new ArrayList<>();
    for (int part = 1; part < parts; part++) {
      int number = part;
      helpers.add(execute(() -> table.clear(number, parts)));
    }
    table.clear(0, parts);
    helpers.forEach(SearchRun::await);
  }

  /** Gets all workers ready for a root. */
  void start(Position root, int[] wanted) {
    table.age();
    if (EndgameTables.hasBareKing(root)) {
      // With results of other games in the table such mates take half as many moves again.
      table.forget();
    }
    searched = true;
    EndgameTables.Root known = endgames.consider(root, wanted, control);
    for (int i = 0; i < workers.size(); i++) {
      TablebaseStep tablebases = known.probeInTree() ? endgames.step() : TablebaseStep.NONE;
      workers.get(i).start(root, known.selection(), table, evaluators.get(i), tablebases);
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

  TranspositionTable table() {
    return table;
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
    table = new TranspositionTable(1);
  }
}
