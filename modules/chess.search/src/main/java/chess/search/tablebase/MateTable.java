package chess.search.tablebase;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import chess.core.board.PieceType;
import chess.core.board.Square;
import java.util.Arrays;

/**
 * How many moves the mate takes for a king with one or two pieces against a bare king.
 *
 * <p>For each black king and each placing of the pieces a long holds a set of white king squares,
 * so that a move is considered for 64 positions at once. The sets grow from the mates backwards,
 * move by move: from the positions that Black has just been found to lose in n moves White's moves
 * are taken back, which gives those that White wins in n + 1; then the positions are looked at
 * again from which Black could go there. Without pawns all reflections of the board are alike, so
 * the black king stands on a1 to d4. The bishop's colour needs no care: a bishop never leaves it.
 *
 * <p>"White" is the side with the pieces, whatever its colour. A table is about four megabytes for
 * two pieces and never changes once it is made.
 */
public final class MateTable {
  /** Black is not lost. */
  public static final int NO_MATE = -1;

  private static final int QUADRANT_FILES = 4;
  private static final int QUADRANT_SQUARES = 16;
  private static final int MIRROR_FILE = 7;
  private static final int MIRROR_RANK = 56;

  private final int pieces;

  /** How many ways there are to place the pieces. */
  private final int placings;

  /** For each piece and square what it would attack on an empty board. */
  private final long[] reach;

  private final boolean[] jumps;

  /** One more than the number of White's moves to the mate, Black to move; 0 if there is none. */
  private final byte[] distances;

  /**
   * Makes the table, which takes a quarter of a second for two pieces.
   *
   * @param pieceTypes one or two; taking any of them must draw
   */
  public MateTable(int... pieceTypes) {
    pieces = pieceTypes.length;
    placings = pieces == 1 ? Square.COUNT : Square.COUNT * Square.COUNT;
    reach = new long[pieces * Square.COUNT];
    jumps = new boolean[pieces];
    for (int i = 0; i < pieces; i++) {
      jumps[i] = pieceTypes[i] == PieceType.KNIGHT;
      for (int square = 0; square < Square.COUNT; square++) {
        reach[i * Square.COUNT + square] = Attacks.of(pieceTypes[i], square, 0);
      }
    }
    distances = new byte[QUADRANT_SQUARES * placings * Square.COUNT];
    new Builder().build();
  }

  /**
   * The number of White's moves until Black, who is to move, is mated; {@link #NO_MATE} if he is
   * not.
   *
   * @param first the square of the first piece
   * @param second the square of the second piece, anything if there is none
   */
  public int movesToMate(int whiteKing, int first, int second, int blackKing) {
    int mirror = mirror(blackKing);
    int placing = pieces == 1 ? first ^ mirror : placing(first ^ mirror, second ^ mirror);
    int index = index(blackKing ^ mirror, placing);
    return distances[index << 6 | whiteKing ^ mirror] - 1;
  }

  private static int placing(int first, int second) {
    return first | second << 6;
  }

  private int index(int blackKing, int placing) {
    return quadrantIndex(blackKing) * placings + placing;
  }

  /** What moves the king to the lower left quadrant, and everything else with it. */
  private static int mirror(int blackKing) {
    return (Square.file(blackKing) >= QUADRANT_FILES ? MIRROR_FILE : 0)
        | (Square.rank(blackKing) >= QUADRANT_FILES ? MIRROR_RANK : 0);
  }

  private static int quadrantIndex(int square) {
    return Square.rank(square) * QUADRANT_FILES + Square.file(square);
  }

  /** What is needed only while the table is made. */
  private final class Builder {
    /** White king squares with which White, to move, is known to mate; by king and placing. */
    private final long[] won = new long[QUADRANT_SQUARES * placings];

    /** White king squares with which Black, to move, is known to be mated. */
    private final long[] lost = new long[QUADRANT_SQUARES * placings];

    /** Those that are new since the last step. */
    private final long[] fresh = new long[QUADRANT_SQUARES * placings];

    /** White king squares that are legal with White to move. */
    private final long[] legal = new long[QUADRANT_SQUARES * placings];

    /** Whether Black's moves have to be looked at again. */
    private final boolean[] doubtful = new boolean[QUADRANT_SQUARES * placings];

    private final int[] squares = new int[pieces];

    void build() {
      prepare();
      Arrays.fill(doubtful, true);
      for (int moves = 0; findLost(moves); moves++) {
        takeBack();
      }
    }

    private void prepare() {
      for (int king = 0; king < QUADRANT_SQUARES; king++) {
        int blackKing = Square.of(king % QUADRANT_FILES, king / QUADRANT_FILES);
        for (int placing = 0; placing < placings; placing++) {
          if (place(placing, blackKing)) {
            legal[king * placings + placing] = apart(blackKing) & ~checks(blackKing);
          }
        }
      }
    }

    /** Puts the pieces on their squares; false if two men would share one. */
    private boolean place(int placing, int blackKing) {
      for (int i = 0; i < pieces; i++) {
        squares[i] = placing >> 6 * i & Square.COUNT - 1;
      }
      return squares[0] != blackKing
          && squares[pieces - 1] != blackKing
          && (pieces == 1 || squares[0] != squares[1]);
    }

    /** White king squares that are free and not beside the black king. */
    private long apart(int blackKing) {
      long free = ~(Attacks.king(blackKing) | Bitboard.of(blackKing));
      for (int square : squares) {
        free &= ~Bitboard.of(square);
      }
      return free;
    }

    /** White king squares with which a piece attacks the square; elsewhere the king is between. */
    private long checks(int target) {
      long checks = 0;
      for (int i = 0; i < pieces; i++) {
        int from = squares[i];
        if (Bitboard.contains(reach[i * Square.COUNT + from], target)) {
          if (jumps[i]) {
            return Bitboard.ALL;
          }
          long between = Attacks.between(from, target);
          boolean blocked = pieces > 1 && Bitboard.contains(between, squares[1 - i]);
          checks |= blocked ? 0 : ~between;
        }
      }
      return checks;
    }

    /** Looks at the doubtful positions with Black to move; whether any are lost now. */
    private boolean findLost(int moves) {
      boolean any = false;
      for (int king = 0; king < QUADRANT_SQUARES; king++) {
        int blackKing = Square.of(king % QUADRANT_FILES, king / QUADRANT_FILES);
        for (int placing = 0; placing < placings; placing++) {
          int index = king * placings + placing;
          if (doubtful[index]) {
            doubtful[index] = false;
            fresh[index] = place(placing, blackKing) ? hopeless(blackKing, ~lost[index]) : 0;
            lost[index] |= fresh[index];
            note(index, moves);
            any |= fresh[index] != 0;
          }
        }
      }
      return any;
    }

    private void note(int index, int moves) {
      for (long rest = fresh[index]; rest != 0; rest &= rest - 1) {
        distances[index << 6 | Bitboard.lsb(rest)] = (byte) (moves + 1);
      }
    }

    /** Those white king squares with which every black move loses; with none it must be mate. */
    private long hopeless(int blackKing, long whiteKings) {
      long candidates = apart(blackKing) & whiteKings;
      long mobile = 0;
      for (long rest = Attacks.king(blackKing); rest != 0 && candidates != 0; rest &= rest - 1) {
        int target = Bitboard.lsb(rest);
        long possible = ~(Attacks.king(target) | Bitboard.of(target)) & ~checks(target);
        mobile |= possible;
        candidates &= ~possible | wonAfter(target);
      }
      long stuck = candidates & ~mobile;
      return stuck == 0 ? candidates : candidates & ~(stuck & ~checks(blackKing));
    }

    /** White king squares with which White wins when the black king has gone to the square. */
    private long wonAfter(int target) {
      int mirror = mirror(target);
      int placing = 0;
      for (int i = 0; i < pieces; i++) {
        if (squares[i] == target) {
          return 0;
        }
        placing |= (squares[i] ^ mirror) << 6 * i;
      }
      return mirrored(won[index(target ^ mirror, placing)], mirror);
    }

    /** Takes White's last moves back from what was found lost in the last step. */
    private void takeBack() {
      for (int king = 0; king < QUADRANT_SQUARES; king++) {
        int blackKing = Square.of(king % QUADRANT_FILES, king / QUADRANT_FILES);
        for (int placing = 0; placing < placings; placing++) {
          int index = king * placings + placing;
          long found = fresh[index];
          if (found != 0) {
            fresh[index] = 0;
            place(placing, blackKing);
            win(blackKing, placing, neighbors(found));
            takeBackPieces(blackKing, placing, found);
          }
        }
      }
    }

    private void takeBackPieces(int blackKing, int placing, long found) {
      long occupied = Bitboard.of(blackKing);
      for (int square : squares) {
        occupied |= Bitboard.of(square);
      }
      for (int i = 0; i < pieces; i++) {
        int to = squares[i];
        int without = placing & ~(Square.COUNT - 1 << 6 * i);
        for (long rest = reach[i * Square.COUNT + to] & ~occupied; rest != 0; rest &= rest - 1) {
          int from = Bitboard.lsb(rest);
          long between = Attacks.between(from, to);
          if ((between & occupied) == 0) {
            win(blackKing, without | from << 6 * i, found & ~between);
          }
        }
      }
    }

    /** White wins with these king squares too; Black's ways there become doubtful. */
    private void win(int blackKing, int placing, long whiteKings) {
      int index = index(blackKing, placing);
      long added = whiteKings & legal[index] & ~won[index];
      if (added == 0) {
        return;
      }
      won[index] |= added;
      for (long rest = Attacks.king(blackKing); rest != 0; rest &= rest - 1) {
        int from = Bitboard.lsb(rest);
        int mirror = mirror(from);
        doubtful[index(from ^ mirror, mirrored(placing, mirror))] = true;
      }
    }

    private static long neighbors(long set) {
      long beside = Bitboard.east(set) | Bitboard.west(set);
      return beside | Bitboard.north(set | beside) | Bitboard.south(set | beside);
    }

    private int mirrored(int placing, int mirror) {
      return placing ^ (pieces == 1 ? mirror : mirror | mirror << 6);
    }

    private static long mirrored(long set, int mirror) {
      long turned = (mirror & MIRROR_RANK) != 0 ? Bitboard.flipVertically(set) : set;
      return (mirror & MIRROR_FILE) != 0 ? Long.reverseBytes(Long.reverse(turned)) : turned;
    }
  }
}
