package chess.core.game;

import java.util.ArrayList;
import java.util.List;

/**
 * A move of a PGN game with what is said about it.
 *
 * @param move the move
 * @param nags numeric glyphs, such as 1 for "!"
 * @param comment the remark after the move, empty if none
 * @param variations lines that might have been played instead of the move
 */
public record PgnMove(
    int move, List<Integer> nags, String comment, List<List<PgnMove>> variations) {
  public PgnMove {
    // Few moves have any of these.
    nags = nags.isEmpty() ? List.of() : List.copyOf(nags);
    variations = variations.isEmpty() ? List.of() : copyOf(variations);
  }

  private static List<List<PgnMove>> copyOf(List<List<PgnMove>> variations) {
    List<List<PgnMove>> lines = new ArrayList<>();
    for (List<PgnMove> line : variations) {
      lines.add(List.copyOf(line));
    }
    return List.copyOf(lines);
  }

  /** A move without any remark. */
  public static PgnMove of(int move) {
    return new PgnMove(move, List.of(), "", List.of());
  }

  public PgnMove withComment(String text) {
    return new PgnMove(move, nags, text, variations);
  }

  public PgnMove withVariation(List<PgnMove> line) {
    List<List<PgnMove>> more = new ArrayList<>(variations);
    more.add(line);
    return new PgnMove(move, nags, comment, more);
  }
}
