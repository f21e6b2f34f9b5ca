package chess.tools.teacher;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What {@code eval} of Stockfish 15.1 says of a position: for each stack what the men are worth by
 * themselves and what the layers say, then the plain sum and the final evaluation, all in pawns
 * with two digits.
 *
 * @param stacks a line for each stack: material, layers, total
 */
record StockfishReport(List<String> stacks, String plain, String last) {
  private static final String STACKS_BEGIN = "|            |   (PSQT)";
  private static final String PLAIN = "NNUE evaluation";
  private static final String FINAL = "Final evaluation";
  private static final String NO_EVALUATION = "none";
  private static final int COLUMNS = 3;

  /** Gathers the lines that an engine says, until the last one of a report has come. */
  static final class Reader {
    private final List<String> stacks = new ArrayList<>();
    private String plain = "";
    private String last = "";
    private boolean inTable;

    /**
     * Takes a line.
     *
     * @return whether it was the last one
     */
    boolean take(String line) {
      if (line.startsWith(STACKS_BEGIN)) {
        inTable = true;
      } else if (inTable && line.startsWith("|")) {
        stacks.add(numbers(line));
      } else if (line.startsWith(PLAIN)) {
        plain = number(line, PLAIN);
      } else if (line.startsWith(FINAL)) {
        last = number(line, FINAL);
        return true;
      }
      return false;
    }

    /** Without the blanks between sign and digits. */
    private static String numbers(String line) {
      String[] cells = line.split("\\|");
      List<String> numbers = new ArrayList<>();
      for (int i = 0; i < COLUMNS && i + 2 < cells.length; i++) {
        numbers.add(cells[i + 2].replace(" ", ""));
      }
      return String.join(" ", numbers);
    }

    private static String number(String line, String title) {
      String rest = line.substring(title.length()).replace(":", "").trim();
      return rest.split(" ")[0];
    }

    StockfishReport report() {
      return new StockfishReport(List.copyOf(stacks), plain, last);
    }
  }

  /** In check there is nothing to evaluate. */
  boolean isEmpty() {
    return last.isEmpty() || last.equals(NO_EVALUATION);
  }

  /** A line of the table. */
  static String stack(int material, int layers) {
    return signed(material) + " " + signed(layers) + " " + signed(material + layers);
  }

  private static String signed(int value) {
    String sign = value < 0 ? "-" : value > 0 ? "+" : "";
    return sign + String.format(Locale.ROOT, "%.2f", (double) Math.abs(value) / TeacherValue.PAWN);
  }

  /** A number for White, whose sign is always there. */
  static String forWhite(int value) {
    return String.format(Locale.ROOT, "%+.2f", (double) value / TeacherValue.PAWN);
  }
}
