package chess.protocol.text;

import chess.search.EvalReport;
import chess.search.EvalReport.Phases;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Lays out a static evaluation as a table for people to read, in pawns. */
public final class EvalTable {
  private static final double CENTIPAWNS_PER_PAWN = 100;
  private static final String ROW = "%-20s | %s | %s | %s";
  private static final String RULE =
      "-".repeat(20) + "-+-" + "-".repeat(13) + "-+-" + "-".repeat(13) + "-+-" + "-".repeat(13);

  private EvalTable() {}

  public static List<String> lines(EvalReport report) {
    List<String> lines = new ArrayList<>();
    if (!report.terms().isEmpty()) {
      lines.add(row("Term", "    White    ", "    Black    ", "    Total    "));
      lines.add(row("", "   MG     EG ", "   MG     EG ", "   MG     EG "));
      lines.add(RULE);
      for (EvalReport.Term term : report.terms()) {
        lines.add(row(term.name(), cell(term.white()), cell(term.black()), cell(difference(term))));
      }
      lines.add(RULE);
    }
    lines.add(
        String.format(
            Locale.ROOT,
            "Evaluation: %+.2f (White's side, %s)",
            report.centipawns() / CENTIPAWNS_PER_PAWN,
            report.evaluator()));
    return lines;
  }

  private static String row(String name, String white, String black, String total) {
    return String.format(Locale.ROOT, ROW, name, white, black, total);
  }

  private static String cell(Phases phases) {
    return String.format(
        Locale.ROOT,
        "%6.2f %6.2f",
        phases.middlegame() / CENTIPAWNS_PER_PAWN,
        phases.endgame() / CENTIPAWNS_PER_PAWN);
  }

  private static Phases difference(EvalReport.Term term) {
    return new Phases(
        term.white().middlegame() - term.black().middlegame(),
        term.white().endgame() - term.black().endgame());
  }
}
