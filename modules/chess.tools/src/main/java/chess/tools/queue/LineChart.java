package chess.tools.queue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Curves over a common horizontal axis that begins at zero, as an SVG picture. */
final class LineChart {
  private static final int WIDTH = 640;
  private static final int HEIGHT = 200;
  private static final int LEFT = 56;
  private static final int BOTTOM = 24;
  private static final int TOP = 8;
  private static final int RIGHT = 8;

  /** More points than this cannot be told apart. */
  private static final int MAX_POINTS = 600;

  private static final double ROOM = 0.05;

  private final String horizontalName;
  private final List<Curve> curves = new ArrayList<>();
  private final List<Level> levels = new ArrayList<>();

  private record Curve(String name, String style, double[] x, double[] y) {}

  private record Level(String name, double y) {}

  LineChart(String horizontalName) {
    this.horizontalName = horizontalName;
  }

  /**
   * Adds a curve.
   *
   * @param style the class it has in the page's style sheet
   */
  LineChart curve(String name, String style, double[] x, double[] y) {
    curves.add(new Curve(name, style, x, y));
    return this;
  }

  /** Adds a horizontal line with its name. */
  LineChart level(String name, double y) {
    levels.add(new Level(name, y));
    return this;
  }

  String svg() {
    double maxX =
        Math.max(1, curves.stream().mapToDouble(c -> c.x[c.x.length - 1]).max().orElse(1));
    double lowest = Double.POSITIVE_INFINITY;
    double highest = Double.NEGATIVE_INFINITY;
    for (Curve curve : curves) {
      for (double y : curve.y) {
        lowest = Math.min(lowest, y);
        highest = Math.max(highest, y);
      }
    }
    for (Level level : levels) {
      lowest = Math.min(lowest, level.y);
      highest = Math.max(highest, level.y);
    }
    double room = Math.max(1e-9, ROOM * (highest - lowest));
    Frame frame = new Frame(maxX, lowest - room, highest + room);
    StringBuilder svg = new StringBuilder();
    svg.append(
        String.format(Locale.ROOT, "<svg viewBox=\"0 0 %d %d\" role=\"img\">", WIDTH, HEIGHT));
    for (Level level : levels) {
      double y = frame.y(level.y);
      svg.append(
          String.format(
              Locale.ROOT,
              "<line class=\"level\" x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\"/>",
              LEFT,
              WIDTH - RIGHT,
              y,
              y));
      svg.append(text(LEFT - 4, y + 4, "end", level.name));
    }
    for (Curve curve : curves) {
      svg.append(path(curve, frame));
    }
    svg.append(text(WIDTH - RIGHT, TOP + 8, "end", number(highest)));
    svg.append(text(WIDTH - RIGHT, HEIGHT - BOTTOM, "end", number(lowest)));
    svg.append(text(LEFT, HEIGHT - 6, "start", "0"));
    svg.append(
        text(
            WIDTH - RIGHT,
            HEIGHT - 6,
            "end",
            String.format(Locale.ROOT, "%,.0f %s", maxX, horizontalName)));
    return svg.append("</svg>").toString();
  }

  /** Where numbers lie in the picture. */
  private record Frame(double maxX, double low, double high) {
    double x(double value) {
      return LEFT + (WIDTH - LEFT - RIGHT) * value / maxX;
    }

    double y(double value) {
      return TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low);
    }
  }

  private static String path(Curve curve, Frame frame) {
    StringBuilder path = new StringBuilder("<path class=\"").append(curve.style).append("\" d=\"");
    int step = Math.max(1, curve.x.length / MAX_POINTS);
    for (int i = 0; i < curve.x.length; i++) {
      if (i % step == 0 || i == curve.x.length - 1) {
        path.append(i == 0 ? 'M' : 'L');
        path.append(
            String.format(Locale.ROOT, "%.1f %.1f", frame.x(curve.x[i]), frame.y(curve.y[i])));
      }
    }
    return path.append("\"><title>")
        .append(Html.escape(curve.name))
        .append("</title></path>")
        .toString();
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%+.1f", value);
  }

  private static String text(double x, double y, String anchor, String words) {
    return String.format(
        Locale.ROOT,
        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>",
        x,
        y,
        anchor,
        Html.escape(words));
  }
}
