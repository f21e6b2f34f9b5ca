package chess.core.notation;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/**
 * Guesses which word somebody meant to type. The distance counts letters that are wrong, missing,
 * too many or swapped with their neighbour.
 */
public final class ClosestWord {
  /** Letters of a word that allow for one mistake; nobody misses every other letter. */
  private static final int LETTERS_PER_MISTAKE = 3;

  private ClosestWord() {}

  /** The known word nearest to what was typed, if one is near enough to be meant. */
  public static Optional<String> to(String typed, Collection<String> known) {
    String word = typed.toLowerCase(Locale.ROOT);
    int allowed = (word.length() + 1) / LETTERS_PER_MISTAKE;
    String best = null;
    int least = allowed + 1;
    for (String candidate : known) {
      if (Math.abs(candidate.length() - word.length()) < least) {
        int distance = distance(word, candidate.toLowerCase(Locale.ROOT));
        if (distance < least) {
          least = distance;
          best = candidate;
        }
      }
    }
    return Optional.ofNullable(best);
  }

  /** The least number of mistakes that turn one word into the other, row by row. */
  static int distance(String a, String b) {
    int[] beforeLast = new int[b.length() + 1];
    int[] last = new int[b.length() + 1];
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      last[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        boolean same = a.charAt(i - 1) == b.charAt(j - 1);
        row[j] = Math.min(last[j - 1] + (same ? 0 : 1), 1 + Math.min(last[j], row[j - 1]));
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
      }
      int[] free = beforeLast;
      beforeLast = last;
      last = row;
      row = free;
    }
    return last[b.length()];
  }
}
