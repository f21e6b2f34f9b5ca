package chess.tools.perft;

import chess.core.movegen.Perft;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.tools.cli.Arguments;
import chess.tools.cli.UsageException;
import chess.tools.cli.Verb;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The verb {@code perft}. */
public final class PerftVerb implements Verb {
  private static final int DEFAULT_THREADS = 2;
  private static final int DEFAULT_DIVIDE_DEPTH = 5;
  private static final int EXIT_DIFFERENT = 1;

  @Override
  public String name() {
    return "perft";
  }

  @Override
  public String summary() {
    return "compares move counts with files of known ones";
  }

  @Override
  public String help() {
    return """
    perft --suite FILE [--depth D] [--nodes N] [--threads 2]
        compares every count of the file up to a depth and a size (all by default);
        exit code 1 if any differs
    perft --fen "FEN" [--depth 5] [--chess960 on]
        the counts below each move
    """;
  }

  @Override
  public int run(List<String> words, PrintStream out) throws Exception {
    Arguments arguments = Arguments.parse(words);
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
