package chess.search.eval.hce;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.Square;

/**
 * King and pawn against king, solved.
 *
 * <p>White has the pawn, on the files a to d (others are mirrored). For each pawn, black king and
 * side to move one long holds the set of white king squares that win, so that a move of the white
 * king is considered for all 64 squares at once and the whole table is made within milliseconds.
 * The table grows from the promotions until it no longer changes: a position with White to move is
 * won if some move leads to a won one, with Black to move if there is a move and all moves do.
 *
 * <p>Built when first asked for, because most games never need it.
 */
final class KpkBitbase {
  private static final int FILES = 4;
  private static final int PAWN_SQUARES = FILES * 6;
  private static final int STEP = 8;
  private static final int SECOND = 1;
  private static final int SEVENTH = 6;

  private final long[] whiteToMove = new long[PAWN_SQUARES * Square.COUNT];
  private final long[] blackToMove = new long[PAWN_SQUARES * Square.COUNT];

  KpkBitbase() {
    // Pawns only move up: those nearer to promotion are settled before the others need them.
    for (int pawnIndex = PAWN_SQUARES - 1; pawnIndex >= 0; pawnIndex--) {
      int pawn = pawnSquare(pawnIndex);
      boolean changed = true;
      while (changed) {
        changed = false;
        for (int blackKing = 0; blackKing < Square.COUNT; blackKing++) {
          changed |= update(pawn, blackKing, pawnIndex * Square.COUNT + blackKing);
        }
      }
    }
  }

  /** The one table, made on first use. */
  static KpkBitbase shared() {
    return Holder.BITBASE;
  }

  /** Whether White, who has the pawn, wins. */
  boolean isWon(int whiteKing, int pawn, int blackKing, boolean whiteMoves) {
    int flip = Square.file(pawn) >= FILES ? 7 : 0;
    int index = index(pawn ^ flip, blackKing ^ flip);
    return Bitboard.contains((whiteMoves ? whiteToMove : blackToMove)[index], whiteKing ^ flip);
  }

  private boolean update(int pawn, int blackKing, int index) {
    if (pawn == blackKing) {
      return false;
    }
    long legal = ~(Attacks.king(blackKing) | Bitboard.of(blackKing) | Bitboard.of(pawn));
    long white = 0;
    if (!Bitboard.contains(Attacks.pawn(Color.WHITE, pawn), blackKing)) {
      white = legal & (neighbors(blackToMove[index]) | pushes(pawn, blackKing));
    }
    long black = legal & replies(pawn, blackKing);
    boolean changed = white != whiteToMove[index] || black != blackToMove[index];
    whiteToMove[index] = white;
    blackToMove[index] = black;
    return changed;
  }

  /** The white king squares with which a pawn move wins. */
  private long pushes(int pawn, int blackKing) {
    int stop = pawn + STEP;
    if (stop == blackKing) {
      return 0;
    }
    long free = ~Bitboard.of(stop);
    if (Square.rank(pawn) == SEVENTH) {
      // The new queen must not be taken; a stalemate is avoided by a rook.
      boolean attacked = Bitboard.contains(Attacks.king(blackKing), stop);
      return attacked ? free & Attacks.king(stop) : free;
    }
    long wins = blackToMove[index(stop, blackKing)];
    int far = stop + STEP;
    if (Square.rank(pawn) == SECOND && far != blackKing) {
      wins |= free & blackToMove[index(far, blackKing)];
    }
    return wins;
  }

  /** The white king squares with which every black move loses, and there is one. */
  private long replies(int pawn, int blackKing) {
    long escapes = 0;
    long mobile = 0;
    long targets = Attacks.king(blackKing) & ~Attacks.pawn(Color.WHITE, pawn);
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      int target = Bitboard.lsb(rest);
      long possible = ~Attacks.king(target) & ~Bitboard.of(target);
      mobile |= possible;
      escapes |= target == pawn ? possible : possible & ~whiteToMove[index(pawn, target)];
    }
    return mobile & ~escapes;
  }

  private static long neighbors(long set) {
    long beside = Bitboard.east(set) | Bitboard.west(set);
    return beside | Bitboard.north(set | beside) | Bitboard.south(set | beside);
  }

  private static int index(int pawn, int blackKing) {
    int pawnIndex = (Square.rank(pawn) - SECOND) * FILES + Square.file(pawn);
    return pawnIndex * Square.COUNT + blackKing;
  }

  private static int pawnSquare(int pawnIndex) {
    return Square.of(pawnIndex % FILES, SECOND + pawnIndex / FILES);
  }

  private static final class Holder {
    static final KpkBitbase BITBASE = new KpkBitbase();
  }
}
