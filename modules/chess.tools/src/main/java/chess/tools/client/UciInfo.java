package chess.tools.client;

import chess.search.SearchScore;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One {@code info} line, read with a list of what is wrong in it. */
final class UciInfo {
  private static final int PERMILLE = 1000;

  private final String[] words;
  private final List<Violation.Kind> faults = new ArrayList<>();
  private final List<String> pv = new ArrayList<>();
  private int next = 1;
  private int depth;
  private int multiPv = 1;
  private long nodes;
  private long millis;
  private @Nullable SearchScore score;
  private boolean exact = true;

  private UciInfo(String line) {
    words = line.strip().split("\\s+");
  }

  /** Reads a line that begins with the word {@code info}. */
  static UciInfo parse(String line) {
    UciInfo info = new UciInfo(line);
    info.readKeys();
    return info;
  }

  List<Violation.Kind> faults() {
    return faults;
  }

  int depth() {
    return depth;
  }

  int multiPv() {
    return multiPv;
  }

  long nodes() {
    return nodes;
  }

  long millis() {
    return millis;
  }

  /** Null if the line holds none. */
  @Nullable SearchScore score() {
    return score;
  }

  boolean isExact() {
    return exact;
  }

  List<String> pv() {
    return pv;
  }

  private void readKeys() {
    Set<String> seen = new HashSet<>();
    while (next < words.length) {
      String key = words[next++];
      if (!seen.add(key)) {
        faults.add(Violation.Kind.REPEATED_KEY);
      }
      switch (key) {
        case "depth" -> depth = (int) number(0, Integer.MAX_VALUE);
        case "multipv" -> multiPv = (int) number(1, Integer.MAX_VALUE);
        case "nodes" -> nodes = number(0, Long.MAX_VALUE);
        case "time" -> millis = number(0, Long.MAX_VALUE);
        case "hashfull", "cpuload" -> number(0, PERMILLE);
        case "seldepth", "nps", "tbhits", "sbhits" -> number(0, Long.MAX_VALUE);
        case "currmovenumber" -> number(1, Integer.MAX_VALUE);
        case "currmove" -> next++;
        case "score" -> readScore();
        case "wdl" -> readExpectation();
        case "pv" -> {
          readMoves(pv);
          return;
        }
        case "currline", "refutation" -> readMoves(new ArrayList<>());
        case "string" -> next = words.length;
        default -> faults.add(Violation.Kind.UNKNOWN_OUTPUT);
      }
    }
  }

  private void readMoves(List<String> moves) {
    while (next < words.length) {
      moves.add(words[next++]);
    }
  }

  private void readScore() {
    String unit = next < words.length ? words[next++] : "";
    switch (unit) {
      case "cp" ->
          score = new SearchScore.Centipawns((int) number(-Short.MAX_VALUE, Short.MAX_VALUE));
      case "mate" ->
          score = new SearchScore.MateIn((int) number(-Short.MAX_VALUE, Short.MAX_VALUE));
      default -> faults.add(Violation.Kind.BAD_NUMBER);
    }
    if (next < words.length && words[next].endsWith("bound")) {
      exact = false;
      next++;
    }
  }

  private void readExpectation() {
    long sum = number(0, PERMILLE) + number(0, PERMILLE) + number(0, PERMILLE);
    if (sum != PERMILLE) {
      faults.add(Violation.Kind.BAD_NUMBER);
    }
  }

  private long number(long min, long max) {
    try {
      long value = Long.parseLong(words[next++]);
      if (value >= min && value <= max) {
        return value;
      }
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
      next = Math.min(next, words.length);
    }
    faults.add(Violation.Kind.BAD_NUMBER);
    return min > 0 ? min : 0;
  }
}
