package chess.search.engine;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.movegen.Legality;
import chess.search.EngineConfig;
import chess.search.eval.Evaluator;
import chess.search.eval.nnue.Network;
import chess.search.tt.TranspositionTable;
import chess.search.tt.TtEntry;
import chess.search.worker.SearchControl;
import chess.search.worker.SearchWorker;
import chess.search.worker.TableKey;
import chess.search.worker.TablebaseStep;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * What searches are made with, kept from one to the next: the table, the workers with what they
 * have learned, their evaluators and their threads. Only one thread at a time changes it.
 */
final class WorkerPool {
  /** What a worker and its evaluator take, rounded up. */
  static final int WORKER_MEGABYTES = 8;

  private static final int PROCESSORS = Runtime.getRuntime().availableProcessors();

  private final SearchControl control;
  private final Evaluation evaluation;
  private final Reporter reporter;

  /** Whether the memory holds so many megabytes more. */
  private final IntPredicate memory;

  /** The first runs all searches, the others are those of the helpers. */
  private final SearchThreads threads;

  private final List<SearchWorker> workers = new ArrayList<>();
  private final List<Evaluator> evaluators = new ArrayList<>();
  private final EndgameTables endgames = new EndgameTables();
  private final BookShelf books = new BookShelf();
  private final SharedTable table = new SharedTable();

  /** How many threads were asked for when as many were made as the memory holds. */
  private int wantedThreads;

  /** How many workers were asked for when the system refused a thread, 0 if it did not. */
  private int refusedThreads;

  /** The settings that left no memory for the network; null while it was not missed. */
  private @Nullable EngineConfig tooLargeForNetwork;

  /** Whether the workers have anything to forget, which takes a while before it is compiled. */
  private boolean searched;

  /** What was not carried out, for want of time; what it says about settings is outdated. */
  private Orders postponed = Orders.NONE;

  private volatile boolean isPostponing;

  /** What the evaluators evaluate with, null for the classical evaluation. */
  private @Nullable Network network;

  /** What to do before a search: the settings to follow and what to forget. */
  record Orders(EngineConfig config, boolean forgetTable, boolean forgetEverything) {
    static final Orders NONE = new Orders(EngineConfig.DEFAULT, false, false);

    /** These, and what earlier ones still want to be forgotten. */
    Orders after(Orders earlier) {
      return new Orders(
          config, forgetTable || earlier.forgetTable, forgetEverything || earlier.forgetEverything);
    }

    /** Whether nothing is left to do once those before are carried out. */
    boolean isFulfilledBy(Orders before) {
      return config.equals(before.config) && !forgetTable && !forgetEverything;
    }
  }

  WorkerPool(SearchControl control, Evaluation evaluation) {
    this(control, evaluation, HashMemory::hasRoomFor, SearchThreads.Maker.SYSTEM);
  }

  WorkerPool(
      SearchControl control,
      Evaluation evaluation,
      IntPredicate memory,
      SearchThreads.Maker maker) {
    threads = new SearchThreads(maker);
    this.control = control;
    this.evaluation = evaluation;
    this.memory = memory;
    reporter = new Reporter(control, () -> table.table().permille(), this::hint);
  }

  /** Leaves the orders to whoever comes next, if there is all that a search needs. */
  synchronized boolean postpone(Orders orders) {
    if (workers.isEmpty()) {
      return false;
    }
    postponed = orders.after(postponed);
    isPostponing = true;
    return true;
  }

  /** Whether there are orders that nobody has carried out. */
  boolean isPostponing() {
    return isPostponing;
  }

  /**
   * Brings everything in line with the orders; may take a while, but not much longer than the
   * patience lasts. What is left undone is done the next time.
   *
   * @param tell hears what the user should be told
   */
  synchronized void settle(Orders newest, Patience patience, Consumer<String> tell) {
    Orders orders = newest.after(postponed);
    postponed = Orders.NONE;
    isPostponing = false;
    EngineConfig config = orders.config();
    dismiss(config.threads());
    if (orders.forgetTable() || orders.forgetEverything()) {
      table.outdate();
    }
    Network wanted = networkFor(config, tell);
    try {
      settleEvaluation(wanted);
    } catch (OutOfMemoryError e) {
      if (wanted == null) {
        throw e;
      }
      // Together with its accumulators the network takes more than the classical evaluation.
      evaluation.release();
      missNetwork(config, tell);
      settleEvaluation(null);
    }
    evaluation.warmUp(network);
    workers.forEach(worker -> worker.releaseTable(table.spare()));
    boolean resized = table.resize(config.hashMegabytes(), patience, tell);
    table.clear(helpingThreads(PROCESSORS - 1), patience);
    if (searched && orders.forgetEverything()) {
      workers.forEach(SearchWorker::forget);
      searched = false;
    }
    if (resized || config.threads() != wantedThreads) {
      addWorkers(config.threads(), patience, tell);
    }
    control.workers(workers);
    endgames.settle(config, tell);
  }

  /** Without memory for the network the classical evaluation has to do, until there is some. */
  private @Nullable Network networkFor(EngineConfig config, Consumer<String> tell) {
    if (config.equals(tooLargeForNetwork)) {
      return null;
    }
    tooLargeForNetwork = null;
    try {
      return evaluation.network(config, tell);
    } catch (OutOfMemoryError e) {
      missNetwork(config, tell);
      return null;
    }
  }

  private void missNetwork(EngineConfig config, Consumer<String> tell) {
    tooLargeForNetwork = config;
    tell.accept("no memory for the network, using the classical evaluation");
  }

  /** Keeps so many workers and their threads. */
  private void dismiss(int number) {
    while (workers.size() > number) {
      workers.removeLast();
      evaluators.removeLast();
    }
    threads.shrink(Math.max(1, number));
  }

  /** The memory is used up: half of the helpers have to go. */
  synchronized void dismissHalf() {
    dismiss((workers.size() + 1) / 2);
    control.workers(workers);
  }

  /**
   * Has the workers ask that evaluation. The first of them is made here, before the table, which
   * takes what there is: no search can do without that one.
   */
  private void settleEvaluation(@Nullable Network wanted) {
    if (wanted != network) {
      network = wanted;
      // What was learned with another evaluation would mislead this one.
      table.outdate();
      workers.forEach(SearchWorker::forget);
      evaluators.replaceAll(old -> evaluation.evaluator(network));
    }
    if (workers.isEmpty()) {
      makeWorker(0);
    }
  }

  /** Adds helpers up to that number of workers, or as many as memory, system and patience allow. */
  private void addWorkers(int number, Patience patience, Consumer<String> tell) {
    Shortage shortage = Shortage.NONE;
    while (workers.size() < number && shortage == Shortage.NONE) {
      if (patience.isOver()) {
        return;
      }
      shortage = addWorker();
    }
    switch (shortage) {
      case NONE -> refusedThreads = 0;
      case MEMORY -> tell.accept(shortfall("not enough memory for ", number));
      case THREADS -> {
        // Tried again each time, for that costs next to nothing, but said only once.
        if (refusedThreads != number) {
          tell.accept(shortfall("the system has no room for ", number));
        }
        refusedThreads = number;
        return;
      }
    }
    wantedThreads = number;
  }

  /** What there was not enough of. */
  private enum Shortage {
    NONE,
    MEMORY,
    THREADS
  }

  private Shortage addWorker() {
    int number = workers.size();
    if (!memory.test(WORKER_MEGABYTES)) {
      return Shortage.MEMORY;
    }
    if (!threads.grow(number + 1)) {
      return Shortage.THREADS;
    }
    try {
      makeWorker(number);
      return Shortage.NONE;
    } catch (OutOfMemoryError e) {
      return Shortage.MEMORY;
    }
  }

  private void makeWorker(int number) {
    SearchWorker worker = new SearchWorker(control, reporter, number);
    Evaluator evaluator = evaluation.evaluator(network);
    evaluators.add(evaluator);
    workers.add(worker);
  }

  private String shortfall(String reason, int number) {
    return reason + number + " threads, using " + workers.size() + " instead";
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
      try {
        start(i, root, known);
      } catch (OutOfMemoryError e) {
        if (i == 0) {
          throw e;
        }
        control.listener().message("no memory for " + workers.size() + " threads, using " + i);
        dismiss(i);
        control.workers(workers);
      }
    }
  }

  private void start(int number, Position root, EndgameTables.Root known) {
    TablebaseStep tablebases = known.probeInTree() ? endgames.step() : TablebaseStep.NONE;
    workers
        .get(number)
        .start(root, known.selection(), table.table(), evaluators.get(number), tablebases);
  }

  /** Whether there is a thread to search with, perhaps only now. */
  boolean hasThread() {
    return threads.grow(1);
  }

  /** Runs on the main worker's thread, one after the other. */
  CompletableFuture<Void> execute(Runnable task) {
    return CompletableFuture.runAsync(task, threads.get(0));
  }

  /** Runs on the thread of a helper, counted from 1. */
  CompletableFuture<Void> execute(int helper, Runnable task) {
    return CompletableFuture.runAsync(task, threads.get(helper));
  }

  private List<? extends Executor> helpingThreads(int most) {
    int end = Math.min(most + 1, threads.count());
    return end <= 1 ? List.of() : threads.range(1, end);
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

  /** The move that the table likes, {@code Move.NONE} if it knows none that is legal. */
  int hint(Position position) {
    int move = TtEntry.move(table().probe(TableKey.of(position)));
    return Legality.isLegal(position, move) ? move : Move.NONE;
  }

  TranspositionTable table() {
    return table.table();
  }

  void close() {
    threads.close();
    endgames.close();
    table.close();
  }
}
