package chess.tools.perft;

import chess.core.movegen.Perft;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.tools.cli.Arguments;
import chess.tools.cli.Switches;
import chess.tools.cli.UsageException;
import chess.tools.cli.Verb;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The verb {@code perft}. */
public final class PerftVerb implements Verb {
  static final Switches SWITCHES =
      new Switches("perft", "compares move counts with files of known ones")
          .says(
              "With --suite compares every count of the file up to a depth and a size (all by"
                  + " default); exit code 1 if any differs. With --fen prints the counts below each"
                  + " move.")
          .value("suite", "FILE", "positions with known counts")
          .value("nodes", "N", "leave out larger counts")
          .value("threads", "N", "positions at a time (2)")
          .value("fen", "FEN", "a position")
          .value("chess960", "on", "it is one of Chess960 (off)")
          .value("depth", "N", "half-moves; with --fen 5");

  private static final int DEFAULT_THREADS = 2;
  private static final int DEFAULT_DIVIDE_DEPTH = 5;
  private static final int EXIT_DIFFERENT = 1;

  @Override
  public Switches switches() {
    return SWITCHES;
  }

  @Override
  public int run(Arguments arguments, PrintStream out) throws Exception {
    return arguments.has("fen") ? divide(arguments, out) : suite(arguments, out);
  }

  private static int suite(Arguments arguments, PrintStream out) throws Exception {
    Path file = Path.of(arguments.required("suite"));
    long depth = arguments.number("depth", Integer.MAX_VALUE);
    long nodes = arguments.number("nodes", Long.MAX_VALUE);
    int threads = (int) arguments.number("threads", DEFAULT_THREADS);
    arguments.rejectUnread();
    List<PerftCase> cases = new ArrayList<>();
    for (PerftCase perftCase : PerftFile.read(file)) {
      if (perftCase.depth() <= depth && perftCase.nodes() <= nodes) {
        cases.add(perftCase);
      }
    }
    return new PerftSuite(cases, out).run(threads) == 0 ? 0 : EXIT_DIFFERENT;
  }

  private static int divide(Arguments arguments, PrintStream out) throws UsageException {
    String fen = arguments.required("fen");
    int depth = (int) arguments.number("depth", DEFAULT_DIVIDE_DEPTH);
    boolean chess960 = arguments.text("chess960", "off").equals("on");
    arguments.rejectUnread();
    long total = 0;
    for (Perft.Entry entry : Perft.divide(Fen.parse(fen), depth)) {
      out.println(CoordinateMove.format(entry.move(), chess960) + ": " + entry.nodes());
      total += entry.nodes();
    }
    out.println("total: " + total);
    return 0;
  }
}
