package chess.search.tablebase.writer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/**
 * Table files for tests, made once in the life of a process and deleted at its end.
 *
 * <p>Among them are all endings of three men; of those with four some without pawns, with equal men
 * and with different ones, and pawn against pawn. The files differ in every liberty that the format
 * leaves.
 */
public final class WrittenTables {
  private static final String PAWN_AGAINST_PAWN = "KPvKP";
  private static final TableForm USUAL = TableForm.USUAL;

  /** The endings with results and distances. */
  private static final Map<String, TableForm> ENDINGS =
      new TreeMap<>(
          Map.of(
              "KQvK",
              USUAL,
              "KRvK",
              USUAL.withBlackFirst().with(TableForm.Distances.WIDE),
              "KBvK",
              USUAL,
              "KNvK",
              USUAL,
              "KPvK",
              USUAL.withBlackFirst().withLeadingOrder(1),
              "KBNvK",
              USUAL.withLeadingOrder(1).withBlocks(6, 8),
              "KNNvK",
              USUAL,
              "KQvKR",
              USUAL.withBlackFirst().with(TableForm.Distances.PLAIN),
              PAWN_AGAINST_PAWN,
              USUAL.withBlocks(10, 12)));

  /** What a pawn that faces another one may become. */
  private static final List<String> PROMOTED = List.of("KQvKP", "KRvKP", "KBvKP", "KNvKP");

  /** What can be solved side by side, because it leads to endings of three men only. */
  private static final List<String> WITHOUT_PAWNS =
      List.of(
          "KQvKQ", "KQvKR", "KQvKB", "KQvKN", "KRvKR", "KRvKB", "KRvKN", "KBvKB", "KBvKN", "KNvKN",
          "KBNvK", "KNNvK");

  private WrittenTables() {}

  private static final class Holder {
    static final Path FOLDER = make();
  }

  /** The folder with all of them. */
  public static Path folder() {
    return Holder.FOLDER;
  }

  public static Path file(String name) {
    return folder().resolve(name);
  }

  /** The endings of which there are both tables. */
  public static List<String> endings() {
    return List.copyOf(ENDINGS.keySet());
  }

  /** Those of them with so many men beside the kings. */
  public static List<String> endings(int extraMen) {
    return ENDINGS.keySet().stream().filter(name -> Ending.of(name).size() == extraMen).toList();
  }

  /** Writes the two tables of an ending of three men in another form. */
  public static void write(String ending, TableForm form, Path folder) throws IOException {
    SolvedEnding solved = new SolvedEndings().get(Ending.of(ending));
    Files.write(folder.resolve(ending + ".rtbw"), new TableWriter(solved, form).results());
    Files.write(folder.resolve(ending + ".rtbz"), new TableWriter(solved, form).distances());
  }

  private static Path make() {
    try {
      Path folder = Files.createTempDirectory("tables");
      Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
      int threads = Math.min(4, Runtime.getRuntime().availableProcessors());
      try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
        make(folder, workers);
      }
      return folder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What an ending leads to is solved before it. */
  private static void make(Path folder, ExecutorService workers) {
    SolvedEndings endings = new SolvedEndings();
    for (String name : endings(1)) {
      endings.get(Ending.of(name));
    }
    List<Callable<?>> tasks = new ArrayList<>();
    for (String name : WITHOUT_PAWNS) {
      tasks.add(() -> solve(endings, name));
    }
    runAll(tasks, workers);
    tasks.clear();
    for (String name : PROMOTED) {
      tasks.add(() -> solve(endings, name));
    }
    for (String name : ENDINGS.keySet()) {
      if (!name.equals(PAWN_AGAINST_PAWN)) {
        tasks.add(() -> write(endings, name, folder));
      }
    }
    runAll(tasks, workers);
    runAll(List.of(() -> write(endings, PAWN_AGAINST_PAWN, folder)), workers);
  }

  private static SolvedEnding solve(SolvedEndings endings, String name) {
    SolvedEnding solved = endings.get(Ending.of(name));
    if (!ENDINGS.containsKey(name)) {
      solved.forgetDetails();
    }
    return solved;
  }

  private static Path write(SolvedEndings endings, String name, Path folder) throws IOException {
    SolvedEnding solved = endings.get(Ending.of(name));
    TableForm form = ENDINGS.get(name);
    Files.write(folder.resolve(name + ".rtbw"), new TableWriter(solved, form).results());
    return Files.write(folder.resolve(name + ".rtbz"), new TableWriter(solved, form).distances());
  }

  private static void runAll(List<Callable<?>> tasks, ExecutorService workers) {
    List<Future<?>> futures = new ArrayList<>();
    for (Callable<?> task : tasks) {
      futures.add(workers.submit(task));
    }
    for (Future<?> future : futures) {
      try {
        future.get();
      } catch (InterruptedException | ExecutionException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static void delete(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.deleteIfExists(file);
      }
      Files.deleteIfExists(folder);
    } catch (IOException e) {
      // Some systems keep a file that is still mapped; the temporary folder is theirs to clear.
    }
  }
}
