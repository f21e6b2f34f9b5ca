package chess.tools.queue;

import chess.tools.cli.UsageException;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** How far everything is, in columns. */
final class ReportTable {
  private static final String GAP = "  ";

  private final List<List<String>> rows = new ArrayList<>();

  ReportTable(List<QueuedTest> tests, TestFolder folder) throws IOException, UsageException {
    rows.add(TestSummary.HEADS);
    for (QueuedTest test : tests) {
      rows.add(TestSummary.of(test, folder).cells());
    }
  }

  void print(PrintStream out) {
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        String cell = row.get(column);
        line.append(cell).append(" ".repeat(width(column) - cell.length())).append(GAP);
      }
      out.println(line.toString().stripTrailing());
    }
  }

  private int width(int column) {
    return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }
}
