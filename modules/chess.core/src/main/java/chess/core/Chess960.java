package chess.core;

import java.util.Locale;

/**
 * The 960 start positions by their numbers in Reinhard Scharnagl's scheme, in which 518 is the
 * usual one.
 */
final class Chess960 {
  static final int POSITIONS = 960;

  private static final int FILES = 8;
  private static final int BISHOP_FILES = 4;
  private static final int QUEEN_FILES = 6;

  /** Which two of the five files left the knights take, by number. */
  private static final int[][] KNIGHTS = {
    {0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}
  };

  private final char[] rank = new char[FILES];

  private Chess960(int number) {
    int rest = number;
    rank[2 * (rest % BISHOP_FILES) + 1] = 'B';
    rest /= BISHOP_FILES;
    rank[2 * (rest % BISHOP_FILES)] = 'B';
    rest /= BISHOP_FILES;
    put('Q', rest % QUEEN_FILES);
    int[] knights = KNIGHTS[rest / QUEEN_FILES];
    // The second first, as each man that is placed makes the files left fewer.
    put('N', knights[1]);
    put('N', knights[0]);
    put('R', 0);
    put('K', 0);
    put('R', 0);
  }

  /** The FEN of a start position. */
  static String fen(int number) {
    String men = new String(new Chess960(number).rank);
    return men.toLowerCase(Locale.ROOT) + "/pppppppp/8/8/8/8/PPPPPPPP/" + men + " w KQkq - 0 1";
  }

  /** Puts a man on one of the files that are left. */
  private void put(char man, int index) {
    int left = index;
    for (int file = 0; file < FILES; file++) {
      if (rank[file] == 0 && left-- == 0) {
        rank[file] = man;
        return;
      }
    }
  }
}
