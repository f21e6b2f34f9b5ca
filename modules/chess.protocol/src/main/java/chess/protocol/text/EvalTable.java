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

  private static final Phases NOTHING = new Phases(0, 0);

  private EvalTable() {}

  public static List<String> lines(EvalReport report) {
    List<String> lines = new ArrayList<>();
    if (hasPhases(report)) {
      addPhases(lines, report.terms());
    } else {
      for (EvalReport.Term term : report.terms()) {
        lines.add(
            String.format(
                Locale.ROOT, "%-20s | %s", term.name(), pawns(term.white().middlegame())));
      }
    }
    lines.add(
        String.format(
            Locale.ROOT,
            "Final evaluation: %+.2f (White's side, %s)",
            report.centipawns() / CENTIPAWNS_PER_PAWN,
            report.evaluator()));
    return lines;
  }

  /** Some evaluations know neither sides nor phases, only numbers with names. */
  private static boolean hasPhases(EvalReport report) {
    for (EvalReport.Term term : report.terms()) {
      boolean plain =
          term.black().equals(NOTHING) && term.white().middlegame() == term.white().endgame();
      if (!plain) {
        return true;
      }
    }
    return false;
  }

  private static void addPhases(List<String> lines, List<EvalReport.Term> terms) {
    lines.add(row("Term", "    White    ", "    Black    ", "    Total    "));
    lines.add(row("", "   MG     EG ", "   MG     EG ", "   MG     EG "));
    lines.add(RULE);
    for (EvalReport.Term term : terms) {
      lines.add(row(term.name(), cell(term.white()), cell(term.black()), cell(total(term))));
    }
    lines.add(RULE);
  }

  private static String row(String name, String white, String black, String total) {
    return String.format(Locale.ROOT, ROW, name, white, black, total);
  }

  private static String cell(Phases phases) {
    return pawns(phases.middlegame()) + " " + pawns(phases.endgame());
  }

  private static String pawns(int centipawns) {
    return String.format(Locale.ROOT, "%6.2f", centipawns / CENTIPAWNS_PER_PAWN);
  }

  private static Phases total(EvalReport.Term term) {
    return new Phases(
        term.white().middlegame() - term.black().middlegame(),
        term.white().endgame() - term.black().endgame());
  }
}
