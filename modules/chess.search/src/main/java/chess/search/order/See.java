package chess.search.order;

import static chess.search.tuning.SearchParameters.EXCHANGE_WORTH;
import static chess.search.tuning.SearchParameters.SEE_BISHOP;
import static chess.search.tuning.SearchParameters.SEE_KNIGHT;
import static chess.search.tuning.SearchParameters.SEE_PAWN;
import static chess.search.tuning.SearchParameters.SEE_QUEEN;
import static chess.search.tuning.SearchParameters.SEE_ROOK;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.PieceType;
import chess.core.board.Position;

/**
 * Static exchange evaluation: what a move gains if both sides then keep capturing on its target
 * square, always with their least valuable man, as long as it pays.
 *
 * <p>Only the question "at least this much?" is answered, because that needs no list of gains: each
 * side in turn must find a capture that brings the balance back to its side.
 */
public final class See {
  /** Exchange values by piece type; nothing and the king count 0. */
  private static final int[] VALUES = {
    SEE_PAWN, SEE_KNIGHT, SEE_BISHOP, SEE_ROOK, SEE_QUEEN, 0, 0, 0
  };

  private static final int PERCENT = 100;

  private static final long LAST_RANKS = Bitboard.RANK_1 | Bitboard.RANK_8;

  private See() {}

  /** The exchange value of a piece type. */
  public static int value(int pieceType) {
    return VALUES[pieceType];
  }

  /**
   * What winning a man adds to an evaluation. That counts in chances to win and not in pawns: a
   * hundred of its centipawns decide half of the games, and a pawn does not.
   */
  public static int gain(int pieceType) {
    return VALUES[pieceType] * EXCHANGE_WORTH / PERCENT;
  }

  /** How much an exchange must win to raise an evaluation by so many centipawns. */
  public static int thresholdFor(int centipawns) {
    return centipawns * PERCENT / EXCHANGE_WORTH;
  }

  /** Whether the move wins at least {@code threshold} in the exchange on its target square. */
  public static boolean atLeast(Position position, int move, int threshold) {
    if (Move.isCastling(move)) {
      return threshold <= 0;
    }
    int from = Move.from(move);
    int to = Move.to(move);
    int next = position.pieceAt(from) >> 1;
    int balance = -threshold;
    long occupied = position.occupied() & ~Bitboard.of(from) | Bitboard.of(to);
    if (Move.isCapture(move)) {
      if (Move.isEnPassant(move)) {
        balance += VALUES[PieceType.PAWN];
        occupied ^= Bitboard.of(to ^ 8);
      } else {
        balance += VALUES[position.pieceAt(to) >> 1];
      }
    }
    if (Move.isPromotion(move)) {
      next = Move.promotionType(move);
      balance += VALUES[next] - VALUES[PieceType.PAWN];
    }
    if (balance < 0) {
      return false;
    }
    if ((Bitboard.of(to) & LAST_RANKS) != 0) {
      return balance >= recapture(position, to, occupied, them(position), VALUES[next]);
    }
    // The worst that can follow is to lose the moved man for nothing.
    balance -= VALUES[next];
    return balance >= 0 || exchange(position, to, occupied, balance);
  }

  private static int them(Position position) {
    return Color.opposite(position.sideToMove());
  }

  /**
   * What a side gains by capturing on one of the last ranks, 0 if it had better not. Pawns promote
   * there, which upsets the simple reckoning of {@link #exchange}; a promoting pawn takes its turn
   * with the queens.
   */
  private static int recapture(Position position, int to, long occupied, int side, int victim) {
    long attackers = position.attackersTo(to, occupied) & occupied;
    long own = attackers & position.occupied(side);
    if (own == 0) {
      return 0;
    }
    int type = PieceType.KNIGHT;
    while (type < PieceType.QUEEN && (own & position.pieces(type)) == 0) {
      type++;
    }
    int gain = victim;
    long candidates = own & position.pieces(type);
    if (type == PieceType.QUEEN) {
      long pawns = own & position.pieces(PieceType.PAWN);
      if (pawns != 0) {
        candidates = pawns;
        gain += VALUES[PieceType.QUEEN] - VALUES[PieceType.PAWN];
      } else if (candidates == 0) {
        // Only the king is left, which cannot recapture on a defended square.
        return own == attackers ? gain : 0;
      }
    }
    long rest = occupied & ~Long.lowestOneBit(candidates);
    return Math.max(0, gain - recapture(position, to, rest, Color.opposite(side), VALUES[type]));
  }

  /**
   * Plays out the captures on a square.
   *
   * @param balance the gain of the first mover beyond the threshold, his last man counted as lost;
   *     negative
   * @return whether the first mover comes out at or above the threshold
   */
  private static boolean exchange(Position position, int to, long occupied, int balance) {
    long diagonal = position.pieces(PieceType.BISHOP) | position.pieces(PieceType.QUEEN);
    long straight = position.pieces(PieceType.ROOK) | position.pieces(PieceType.QUEEN);
    long attackers = position.attackersTo(to, occupied) & occupied;
    int us = position.sideToMove();
    int side = Color.opposite(us);
    while (true) {
      long own = attackers & position.occupied(side);
      if (own == 0) {
        break;
      }
      int type = PieceType.PAWN;
      while ((own & position.pieces(type)) == 0) {
        type++;
      }
      if (type == PieceType.KING && (attackers & position.occupied(Color.opposite(side))) != 0) {
        // A king cannot recapture on a defended square.
        break;
      }
      side = Color.opposite(side);
      balance = -balance - 1 - VALUES[type];
      if (balance >= 0) {
        break;
      }
      occupied &= ~Long.lowestOneBit(own & position.pieces(type));
      if (type == PieceType.PAWN || type == PieceType.BISHOP || type == PieceType.QUEEN) {
        attackers |= Attacks.bishop(to, occupied) & diagonal;
      }
      if (type == PieceType.ROOK || type == PieceType.QUEEN) {
        attackers |= Attacks.rook(to, occupied) & straight;
      }
      attackers &= occupied;
    }
    return side != us;
  }
}
