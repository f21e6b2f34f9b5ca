package chess.app.analyze;

import chess.core.board.Color;
import chess.core.game.PgnTags;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A few lines about a game for a terminal. */
final class SummaryTable {
  private static final int MAX_NAME = 24;
  private static final String ROW = "  %-" + MAX_NAME + "s %9s %9s %13s %9s %9s";

  private SummaryTable() {}

  static List<String> lines(AnalysedGame analysed) {
    List<String> lines = new ArrayList<>();
    PgnTags tags = analysed.game().tags();
    lines.add(
        String.format(
            Locale.ROOT,
            "Game %d: %s - %s, %s",
            analysed.number(),
            printable(tags, PgnTags.WHITE),
            printable(tags, PgnTags.BLACK),
            analysed.game().result()));
    if (!analysed.openingText().isEmpty()) {
      lines.add("  " + printable(analysed.openingText()));
    }
    if (!analysed.isComplete()) {
      lines.add(
          String.format(
              Locale.ROOT,
              "  stopped after %d of %d half-moves",
              analysed.moves().size(),
              analysed.game().moves().size()));
    }
    lines.add(ROW.formatted("", "accuracy", "cp loss", "inaccuracies", "mistakes", "blunders"));
    lines.add(row(printable(tags, PgnTags.WHITE), analysed.side(Color.WHITE)));
    lines.add(row(printable(tags, PgnTags.BLACK), analysed.side(Color.BLACK)));
    lines.add("");
    return lines;
  }

  private static String row(String name, SideSummary side) {
    boolean played = side.moves() > 0;
    return String.format(
        Locale.ROOT,
        ROW,
        name.length() > MAX_NAME ? name.substring(0, MAX_NAME) : name,
        played ? String.format(Locale.ROOT, "%.1f %%", side.accuracy()) : "-",
        played ? Long.toString(Math.round(side.centipawnLoss())) : "-",
        side.count(Judgement.INACCURACY),
        side.count(Judgement.MISTAKE),
        side.count(Judgement.BLUNDER));
  }

  /** A text from a file must not be able to give orders to the terminal. */
  private static String printable(PgnTags tags, String tag) {
    return printable(tags.value(tag).orElse("?"));
  }

  private static String printable(String text) {
    return text.replaceAll("\\p{C}", "?");
  }
}
