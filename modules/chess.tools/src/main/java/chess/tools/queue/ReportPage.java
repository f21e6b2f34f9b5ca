package chess.tools.queue;

import chess.tools.cli.UsageException;
import chess.tools.match.MatchRecord;
import chess.tools.spsa.SpsaRounds;
import chess.tools.stats.EloEstimate;
import chess.tools.stats.Sprt;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * How far everything is, as one HTML file that needs no other: the table, and for each test its
 * curves over the games.
 */
final class ReportPage {
  private static final String PLACE = "<!-- tests -->";

  /** Before this the estimate jumps about so much that nothing else could be seen. */
  private static final int FIRST_PAIR_SHOWN = 20;

  private ReportPage() {}

  static void write(List<QueuedTest> tests, TestFolder folder, Path page)
      throws IOException, UsageException {
    Path beside = page.resolveSibling(page.getFileName() + ".new");
    Files.writeString(beside, template().replace(PLACE, body(tests, folder)));
    Files.move(beside, page, StandardCopyOption.REPLACE_EXISTING);
  }

  private static String template() throws IOException {
    try (InputStream in = ReportPage.class.getResourceAsStream("report.html")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String body(List<QueuedTest> tests, TestFolder folder)
      throws IOException, UsageException {
    StringBuilder body = new StringBuilder("<div class=\"wide\"><table>");
    body.append(row("th", TestSummary.HEADS));
    for (QueuedTest test : tests) {
      body.append(row("td", TestSummary.of(test, folder).cells()));
    }
    body.append("</table></div>\n");
    for (QueuedTest test : tests) {
      body.append("<h2>").append(Html.escape(test.name())).append("</h2>\n");
      switch (test.kind()) {
        case MATCH -> addMatch(body, folder.match(test));
        case SPSA -> addTuning(body, folder.rounds(test));
      }
      body.append("<p><code>")
          .append(Html.escape(String.join(" ", test.words())))
          .append("</code></p>\n");
    }
    return body.toString();
  }

  private static String row(String tag, List<String> cells) {
    StringBuilder row = new StringBuilder("<tr>");
    for (String cell : cells) {
      row.append('<').append(tag).append('>').append(Html.escape(cell));
      row.append("</").append(tag).append('>');
    }
    return row.append("</tr>\n").toString();
  }

  private static void addMatch(StringBuilder body, MatchRecord match) {
    List<MatchRecord.Point> points = match.points();
    if (points.size() < FIRST_PAIR_SHOWN) {
      body.append("<p>Too few games for a curve.</p>\n");
      return;
    }
    points = points.subList(FIRST_PAIR_SHOWN - 1, points.size());
    double[] games = points.stream().mapToDouble(p -> p.total().games()).toArray();
    List<EloEstimate> estimates =
        points.stream().map(MatchRecord.Point::pairs).map(EloEstimate::of).toList();
    if (estimates.stream()
        .anyMatch(e -> !Double.isFinite(e.elo()) || !Double.isFinite(e.error()))) {
      body.append("<p>Too one-sided for a curve.</p>\n");
    } else {
      double[] elo = estimates.stream().mapToDouble(EloEstimate::elo).toArray();
      double[] low = estimates.stream().mapToDouble(e -> e.elo() - e.error()).toArray();
      double[] high = estimates.stream().mapToDouble(e -> e.elo() + e.error()).toArray();
      body.append(
          new LineChart("games")
              .level("0 Elo", 0)
              .curve("95 %", "edge", games, low)
              .curve("95 %", "edge", games, high)
              .curve("Elo", "elo", games, elo)
              .svg());
    }
    if (match.sprt().isPresent()) {
      Sprt sprt = match.sprt().get();
      double[] llr = points.stream().mapToDouble(p -> sprt.llr(p.pairs())).toArray();
      body.append(
          new LineChart("games")
              .level("H0", sprt.lowerBound())
              .level("LLR 0", 0)
              .level("H1", sprt.upperBound())
              .curve("LLR", "llr", games, llr)
              .svg());
    }
  }

  /** All numbers as shares of what they were in the first round. */
  private static void addTuning(StringBuilder body, List<SpsaRounds.Round> rounds) {
    if (rounds.isEmpty()) {
      body.append("<p>No round is finished.</p>\n");
      return;
    }
    double[] x = new double[rounds.size()];
    Map<String, double[]> shares = new TreeMap<>();
    for (int i = 0; i < x.length; i++) {
      x[i] = i + 1.0;
      for (Map.Entry<String, Double> value : rounds.get(i).values().entrySet()) {
        double[] share = shares.computeIfAbsent(value.getKey(), name -> new double[x.length]);
        double first = rounds.getFirst().values().getOrDefault(value.getKey(), 0.0);
        share[i] = first == 0 ? 0 : 100 * (value.getValue() / first - 1);
      }
    }
    LineChart chart = new LineChart("rounds").level("0 %", 0);
    shares.forEach((name, share) -> chart.curve(label(name, share), "number", x, share));
    body.append(chart.svg());
    body.append("<p><code>");
    rounds
        .getLast()
        .values()
        .forEach((name, value) -> body.append(String.format(Locale.ROOT, "%s=%.1f ", name, value)));
    body.append("</code></p>\n");
  }

  private static String label(String name, double[] share) {
    return String.format(Locale.ROOT, "%s %+.0f %%", name, share[share.length - 1]);
  }
}
