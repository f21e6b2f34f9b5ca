package chess.tools;

import chess.tools.book.BookVerb;
import chess.tools.cli.Switches;
import chess.tools.cli.UsageException;
import chess.tools.cli.Verb;
import chess.tools.datagen.BranchVerb;
import chess.tools.datagen.DatagenVerb;
import chess.tools.datagen.LabelVerb;
import chess.tools.epd.EpdVerb;
import chess.tools.match.MatchVerb;
import chess.tools.perft.PerftVerb;
import chess.tools.queue.QueueVerb;
import chess.tools.spsa.SpsaVerb;
import chess.tools.teacher.TeacherUciVerb;
import chess.tools.teacher.TeacherVerb;
import chess.tools.texel.TuneVerb;
import chess.tools.train.TrainVerb;
import chess.tools.wdl.WdlVerb;
import java.io.PrintStream;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs one verb of the workshop. */
public final class Main {
  private static final List<Verb> VERBS =
      List.of(
          new MatchVerb(),
          new QueueVerb(),
          new EpdVerb(),
          new PerftVerb(),
          new SpsaVerb(),
          new TuneVerb(),
          new TrainVerb(),
          new DatagenVerb(),
          new LabelVerb(),
          new BranchVerb(),
          new TeacherVerb(),
          new TeacherUciVerb(),
          new WdlVerb(),
          new BookVerb());

  private static final int EXIT_USAGE = 2;

  private Main() {}

  public static void main(String[] words) throws Exception {
    System.exit(run(List.of(words), System.out, System.err));
  }

  static int run(List<String> words, PrintStream out, PrintStream err) throws Exception {
    if (words.isEmpty()) {
      err.print(Switches.program(switches(), isColoured()));
      return EXIT_USAGE;
    }
    String name = words.get(0);
    List<String> rest = words.subList(1, words.size());
    Verb verb = find(name);
    if (verb == null) {
      boolean asked = Switches.areAskedFor(words);
      (asked ? out : err).print(Switches.program(switches(), isColoured()));
      if (!asked) {
        err.println(Switches.unknownVerb(name, switches()));
      }
      return asked ? 0 : EXIT_USAGE;
    }
    if (Switches.areAskedFor(rest)) {
      out.print(verb.switches().help(isColoured()));
      return 0;
    }
    try {
      return verb.run(verb.switches().parse(rest), out);
    } catch (UsageException e) {
      err.println(name + ": " + e.getMessage() + " (--help tells the switches)");
      return EXIT_USAGE;
    }
  }

  private static List<Switches> switches() {
    return VERBS.stream().map(Verb::switches).toList();
  }

  private static @Nullable Verb find(String name) {
    for (Verb verb : VERBS) {
      if (verb.name().equals(name)) {
        return verb;
      }
    }
    return null;
  }

  private static boolean isColoured() {
    return System.console() != null
        && System.console().isTerminal()
        && System.getenv().getOrDefault("NO_COLOR", "").isEmpty();
  }
}
