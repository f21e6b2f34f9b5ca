package chess.search.tablebase.writer;

import java.util.Arrays;

/**
 * Replaces the most frequent pair of neighbours by a new symbol, again and again ("recursive
 * pairing").
 */
final class PairGrammar {
  static final int LITERAL = -1;

  /** What a symbol may stand for at most. */
  private static final int LONGEST = 256;

  private static final int MAX_SYMBOLS = 160;

  /** Pairs are counted in the beginning of the text only. */
  private static final int SAMPLE = 1 << 16;

  /** The part of the text that a pair must make up to be worth the time. */
  private static final int LEAST_PART = 100;

  /** Of a literal the value, of a pair the first half. */
  final int[] left = new int[MAX_SYMBOLS];

  /** The second half of a pair, or {@link #LITERAL}. */
  final int[] right = new int[MAX_SYMBOLS];

  /** How many values a symbol stands for. */
  final int[] length = new int[MAX_SYMBOLS];

  private final int[] uses = new int[MAX_SYMBOLS * MAX_SYMBOLS];
  private int symbols;
  private final short[] text;
  private int size;

  PairGrammar(byte[] values) {
    text = new short[values.length];
    size = values.length;
    int[] symbolOf = new int[256];
    Arrays.fill(symbolOf, LITERAL);
    for (int i = 0; i < size; i++) {
      int value = values[i] & 0xFF;
      if (symbolOf[value] < 0) {
        symbolOf[value] = symbols;
        add(value, LITERAL, 1);
      }
      text[i] = (short) symbolOf[value];
    }
    int pair = mostFrequentPair();
    while (symbols < MAX_SYMBOLS && pair >= 0) {
      int first = pair / MAX_SYMBOLS;
      int second = pair % MAX_SYMBOLS;
      add(first, second, length[first] + length[second]);
      replace(first, second, symbols - 1);
      pair = mostFrequentPair();
    }
  }

  private void add(int first, int second, int values) {
    left[symbols] = first;
    right[symbols] = second;
    length[symbols++] = values;
  }

  private int mostFrequentPair() {
    Arrays.fill(uses, 0);
    int former = -1;
    int counted = Math.min(size, SAMPLE);
    for (int i = 1; i < counted; i++) {
      int pair = text[i - 1] * MAX_SYMBOLS + text[i];
      // In a row of equal symbols every other pair overlaps.
      if (pair == former) {
        former = -1;
      } else {
        uses[pair]++;
        former = pair;
      }
    }
    int best = -1;
    int most = Math.max(1, counted / LEAST_PART);
    for (int pair = 0; pair < uses.length; pair++) {
      if (uses[pair] > most && length[pair / MAX_SYMBOLS] + length[pair % MAX_SYMBOLS] <= LONGEST) {
        most = uses[pair];
        best = pair;
      }
    }
    return best;
  }

  private void replace(int first, int second, int symbol) {
    int written = 0;
    for (int i = 0; i < size; i++) {
      if (i + 1 < size && text[i] == first && text[i + 1] == second) {
        text[written++] = (short) symbol;
        i++;
      } else {
        text[written++] = text[i];
      }
    }
    size = written;
  }

  int symbols() {
    return symbols;
  }

  /** How many symbols the text has become. */
  int size() {
    return size;
  }

  int symbol(int i) {
    return text[i];
  }
}
