package chess.search.tablebase.writer;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.Square;
import java.util.Arrays;

/**
 * What every position of an ending is worth.
 *
 * <p>A placing of all men but the white king is a <i>setting</i>, and a long holds the white king's
 * squares for which something is true in it. Symmetry keeps the black king on files a to d, or
 * without pawns in the triangle a1-d1-d4; settings elsewhere are answered by their image.
 */
final class SolvedEnding {
  /** The value of a placing that cannot be on the board. */
  static final int ILLEGAL = Integer.MIN_VALUE;

  private static final int HALF = 4;

  final Ending ending;
  final int settings;

  /** By side to move and setting: the positions in which nobody could take a king. */
  final long[][] legal = new long[Color.COUNT][];

  /** The positions won, and lost, for the side to move. */
  final long[][] won = new long[Color.COUNT][];

  final long[][] lost = new long[Color.COUNT][];

  /** The positions in which a capture wins, or draws at least. */
  final long[][] winningCapture = new long[Color.COUNT][];

  final long[][] drawingCapture = new long[Color.COUNT][];

  /** The positions in which a capture or pawn move wins. */
  final long[][] winningZeroing = new long[Color.COUNT][];

  /** Plies to the next capture or pawn move, by setting and white king. */
  private final byte[][] distance = new byte[Color.COUNT][];

  private final int[] symmetryOf = new int[Square.COUNT];
  private final int[] homeOf = new int[Square.COUNT];
  private final int[] homes;
  private final int kingStep;
  private final int firstStep;
  private final int secondStep;

  /**
   * An ending of which nothing is known yet.
   *
   * @param detailed whether more than the results is wanted
   */
  SolvedEnding(Ending ending, boolean detailed) {
    this.ending = ending;
    homes = new int[ending.hasPawns() ? Square.COUNT / 2 : 10];
    numberHomes();
    kingStep = 1 << 6 * ending.size();
    firstStep = kingStep >> 6;
    secondStep = ending.size() == 2 ? 1 : 0;
    settings = homes.length * kingStep;
    for (int side = Color.WHITE; side <= Color.BLACK; side++) {
      legal[side] = new long[settings];
      won[side] = new long[settings];
      lost[side] = new long[settings];
      if (detailed) {
        winningCapture[side] = new long[settings];
        drawingCapture[side] = new long[settings];
        winningZeroing[side] = new long[settings];
        distance[side] = new byte[settings * Square.COUNT];
      }
    }
  }

  private void numberHomes() {
    int symmetries = ending.hasPawns() ? 2 : 8;
    int homeCount = 0;
    Arrays.fill(symmetryOf, -1);
    for (int square = 0; square < Square.COUNT; square++) {
      int file = Square.file(square);
      int rank = Square.rank(square);
      if (file < HALF && (ending.hasPawns() || rank <= file)) {
        homes[homeCount] = square;
        symmetryOf[square] = Symmetry.IDENTITY;
        homeOf[square] = homeCount++;
      }
    }
    for (int square = 0; square < Square.COUNT; square++) {
      for (int symmetry = 1; symmetry < symmetries && symmetryOf[square] < 0; symmetry++) {
        int image = Symmetry.square(symmetry, square);
        if (symmetryOf[image] == Symmetry.IDENTITY) {
          symmetryOf[square] = symmetry;
          homeOf[square] = homeOf[image];
        }
      }
    }
  }

  int blackKing(int setting) {
    return homes[setting / kingStep];
  }

  /** The square of a man beside the kings. */
  int square(int setting, int man) {
    return (man == 0 ? setting / Math.max(1, firstStep) : setting) & Square.COUNT - 1;
  }

  /** The symmetry that brings the black king home. */
  int symmetry(int blackKing) {
    return symmetryOf[blackKing];
  }

  /**
   * The setting that is the image of this one.
   *
   * @param first the square of the first man; without such a man anything
   * @param second that of the second man; without such a man anything
   */
  int setting(int blackKing, int first, int second) {
    int symmetry = symmetryOf[blackKing];
    return homeOf[blackKing] * kingStep
        + Symmetry.square(symmetry, first) * firstStep
        + Symmetry.square(symmetry, second) * secondStep;
  }

  /**
   * The setting mirrored at the diagonal, if that leaves the black king where he is and is another
   * one; -1 otherwise.
   */
  int twin(int setting) {
    int king = blackKing(setting);
    if (ending.hasPawns() || Square.file(king) != Square.rank(king)) {
      return -1;
    }
    int first = Symmetry.square(Symmetry.TRANSPOSE, square(setting, 0));
    int second = Symmetry.square(Symmetry.TRANSPOSE, square(setting, 1));
    return homeOf[king] * kingStep + first * firstStep + second * secondStep;
  }

  /** Looks up a set where the men stand anywhere. */
  long get(long[] sets, int blackKing, int first, int second) {
    long set = sets[setting(blackKing, first, second)];
    int symmetry = symmetryOf[blackKing];
    return symmetry == Symmetry.IDENTITY ? set : Symmetry.inverseSet(symmetry, set);
  }

  void setDistance(int side, int setting, long kings, int plies) {
    for (long rest = kings; rest != 0; rest &= rest - 1) {
      distance[side][setting * Square.COUNT + Bitboard.lsb(rest)] = (byte) plies;
    }
  }

  /**
   * Plies to the next capture or pawn move with best play: positive for a win of the side to move,
   * negative for a loss (-1 when mated), 0 for a draw; {@link #ILLEGAL} if it cannot be.
   *
   * @param whiteKing his square in that setting
   */
  int value(int side, int setting, int whiteKing) {
    return Bitboard.contains(legal[side][setting], whiteKing)
        ? distance[side][setting * Square.COUNT + whiteKing]
        : ILLEGAL;
  }

  /** Finds the legal positions of a setting. */
  void findLegal(int setting) {
    int king = blackKing(setting);
    long occupied = Bitboard.of(king);
    for (int man = 0; man < ending.size(); man++) {
      int square = square(setting, man);
      boolean misplaced =
          ending.isPawn(man) && (Square.rank(square) == 0 || Square.rank(square) == 7);
      if (misplaced || Bitboard.contains(occupied, square)) {
        return;
      }
      occupied |= Bitboard.of(square);
    }
    long free = ~occupied & ~Attacks.king(king);
    long whiteToMove = free;
    long blackToMove = free;
    for (int man = 0; man < ending.size(); man++) {
      int square = square(setting, man);
      long attacked = attacks(man, square, occupied);
      if (ending.color(man) == Color.BLACK) {
        blackToMove &= ~attacked;
      } else if (Bitboard.contains(attacked, king)) {
        // Only the white king in between can save it.
        whiteToMove &= Attacks.between(square, king);
      }
    }
    legal[Color.WHITE][setting] = whiteToMove;
    legal[Color.BLACK][setting] = blackToMove;
  }

  long attacks(int man, int square, long occupied) {
    return ending.isPawn(man)
        ? Attacks.pawn(ending.color(man), square)
        : Attacks.of(ending.type(man), square, occupied);
  }

  /** Forgets all but the results, which are what other endings need. */
  void forgetDetails() {
    for (int side = Color.WHITE; side <= Color.BLACK; side++) {
      winningCapture[side] = null;
      drawingCapture[side] = null;
      winningZeroing[side] = null;
      distance[side] = null;
    }
  }

  /** The results of the same ending with the colours exchanged. */
  SolvedEnding withColorsSwapped() {
    SolvedEnding swapped = new SolvedEnding(ending.withColorsSwapped(), false);
    boolean menChangePlaces = ending.size() == 2 && ending.color(0) != ending.color(1);
    for (int setting = 0; setting < swapped.settings; setting++) {
      swapped.findLegal(setting);
    }
    for (int setting = 0; setting < settings; setting++) {
      int newWhiteKing = Square.flipVertically(blackKing(setting));
      int a = Square.flipVertically(square(setting, menChangePlaces ? 1 : 0));
      int b = Square.flipVertically(square(setting, menChangePlaces ? 0 : 1));
      for (int side = Color.WHITE; side <= Color.BLACK; side++) {
        int other = Color.opposite(side);
        swapped.addAll(swapped.won[other], won[side][setting], newWhiteKing, a, b);
        swapped.addAll(swapped.lost[other], lost[side][setting], newWhiteKing, a, b);
      }
    }
    return swapped;
  }

  private void addAll(long[] sets, long formerWhiteKings, int whiteKing, int first, int second) {
    for (long rest = formerWhiteKings; rest != 0; rest &= rest - 1) {
      int king = Square.flipVertically(Bitboard.lsb(rest));
      int setting = setting(king, first, second);
      long set = Bitboard.of(Symmetry.square(symmetryOf[king], whiteKing));
      sets[setting] |= set;
      int twin = twin(setting);
      if (twin >= 0) {
        sets[twin] |= Symmetry.set(Symmetry.TRANSPOSE, set);
      }
    }
  }
}
