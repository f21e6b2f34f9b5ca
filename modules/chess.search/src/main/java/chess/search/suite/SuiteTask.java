package chess.search.suite;

import chess.core.board.Position;
import chess.core.notation.Epd;
import chess.core.notation.San;
import java.util.ArrayList;
import java.util.List;

/**
 * A position with moves to find or to avoid.
 *
 * @param id its name
 * @param epd the position and its remarks
 * @param best the moves to find, empty if any move but the bad ones will do
 * @param bad the moves to avoid
 */
public record SuiteTask(String id, Epd epd, List<Integer> best, List<Integer> bad) {
  public SuiteTask {
    best = List.copyOf(best);
    bad = List.copyOf(bad);
  }

  /**
   * Reads a line of a suite.
   *
   * @param fallbackId the name if the line has none
   * @throws IllegalArgumentException if it is no EPD line, or one without {@code bm} and {@code am}
   */
  public static SuiteTask parse(String line, String fallbackId) {
    Epd epd = Epd.parse(line);
    List<Integer> best = epd.moves("bm");
    List<Integer> bad = epd.moves("am");
    if (best.isEmpty() && bad.isEmpty()) {
      throw new IllegalArgumentException("neither bm nor am");
    }
    return new SuiteTask(epd.id().isEmpty() ? fallbackId : epd.id(), epd, best, bad);
  }

  public Position position() {
    return epd.position();
  }

  public boolean isSolvedBy(int move) {
    return (best.isEmpty() || best.contains(move)) && !bad.contains(move);
  }

  /** What is wanted, such as {@code Qg6} or {@code not Rxb2}. */
  public String wanted() {
    return best.isEmpty() ? "not " + san(bad) : san(best);
  }

  private String san(List<Integer> moves) {
    List<String> texts = new ArrayList<>();
    for (int move : moves) {
      texts.add(San.format(position(), move));
    }
    return String.join(" ", texts);
  }
}
