package chess.tools.queue;

import chess.tools.cli.Arguments;
import chess.tools.cli.Switches;
import chess.tools.cli.UsageException;
import chess.tools.cli.Verb;
import chess.tools.match.MatchVerb;
import chess.tools.spsa.SpsaVerb;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The verb {@code queue}. */
public final class QueueVerb implements Verb {
  static final Switches SWITCHES =
      new Switches("queue", "plays the matches and tunings of a file, one after the other")
          .says(
              "Does what FILE says and keeps all results in FOLDER. Started again after an"
                  + " interruption it goes on where it stopped. FILE is read anew after each test,"
                  + " so lines may be added meanwhile. Results of finished tests are appended to"
                  + " FOLDER/table.tsv, FOLDER/index.html is made anew.")
          .value("file", "FILE", "what to play")
          .value("folder", "FOLDER", "where the results are kept")
          .flag("report", "only print how far everything is")
          .value("html", "PAGE", "only write that as a page with curves")
          .closes(
              """
              FILE has one test a line, 'name: verb switches'; a line that begins with a blank continues it:

              defaults: match --each nodes=5000 option.Hash=16 --openings file=book.epd
                --concurrency 2 --draw move=40 --win count=4
              no-razoring: match --engine name=without cmd="duplex --tune UseRazoring=0"
                --engine name=with cmd=duplex --sprt elo0=-5 elo1=0 --games 20000
              classics: gauntlet --engine cmd=duplex --against cmd=toga2 --against cmd=gnuchess
              margins: spsa --engine duplex --openings book.epd --numbers RfpMargin,RazorBase

              match and spsa take their own switches; a gauntlet those of match, with --against for each
              opponent.
              """);

  private static final int EXIT_FAILURE = 1;

  private final Runner runner;

  /** Does one test. */
  @FunctionalInterface
  interface Runner {
    int run(QueuedTest.Kind kind, List<String> words, PrintStream log) throws Exception;
  }

  public QueueVerb() {
    this(QueueVerb::runVerb);
  }

  QueueVerb(Runner runner) {
    this.runner = runner;
  }

  private static int runVerb(QueuedTest.Kind kind, List<String> words, PrintStream log)
      throws Exception {
    Verb verb =
        switch (kind) {
          case MATCH -> new MatchVerb();
          case SPSA -> new SpsaVerb();
        };
    return verb.run(verb.switches().parse(words), log);
  }

  @Override
  public Switches switches() {
    return SWITCHES;
  }

  @Override
  public int run(Arguments arguments, PrintStream out) throws Exception {
    Path file = Path.of(arguments.required("file"));
    TestFolder folder = new TestFolder(Path.of(arguments.required("folder")));
    boolean report = arguments.has("report");
    String page = arguments.text("html");
    arguments.rejectUnread();
    if (page != null) {
      ReportPage.write(QueueFile.read(file), folder, Path.of(page));
      return 0;
    }
    if (report) {
      new ReportTable(QueueFile.read(file), folder).print(out);
      return 0;
    }
    FileChannel lock = folder.lock();
    try {
      return work(file, folder, out);
    } finally {
      lock.close();
    }
  }

  private int work(Path file, TestFolder folder, PrintStream out) throws Exception {
    Set<String> failed = new TreeSet<>();
    for (QueuedTest test = next(file, folder, failed);
        test != null;
        test = next(file, folder, failed)) {
      out.println(test.name());
      if (!perform(test, folder, out)) {
        failed.add(test.name());
      }
      ReportPage.write(QueueFile.read(file), folder, folder.page());
    }
    new ReportTable(QueueFile.read(file), folder).print(out);
    failed.forEach(name -> out.println(name + " could not be done"));
    return failed.isEmpty() ? 0 : EXIT_FAILURE;
  }

  /** The first test that is not done and has not failed since we began, or null. */
  private static @Nullable QueuedTest next(Path file, TestFolder folder, Set<String> failed)
      throws IOException, UsageException {
    for (QueuedTest test : QueueFile.read(file)) {
      if (!folder.hasRow(test) && !failed.contains(test.name())) {
        return test;
      }
    }
    return null;
  }

  /** Whether it came to its end; the next test has its turn in any case. */
  private boolean perform(QueuedTest test, TestFolder folder, PrintStream out) {
    try (PrintStream log =
        new PrintStream(
            new FileOutputStream(folder.log(test).toFile(), true), true, StandardCharsets.UTF_8)) {
      folder.claim(test);
      int exitCode = runner.run(test.kind(), folder.resumable(test), log);
      if (exitCode != 0 || folder.state(test) != TestFolder.State.DONE) {
        out.println(test.name() + " stopped early, see " + folder.log(test));
        return false;
      }
      folder.addRow(
          String.join("\t", TestSummary.HEADS),
          String.join("\t", TestSummary.of(test, folder).cells()));
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } catch (Exception e) {
      // One test that cannot be done must not keep the others waiting.
      out.println(test.name() + ": " + e.getMessage());
      return false;
    }
  }
}
