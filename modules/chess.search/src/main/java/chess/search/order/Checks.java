package chess.search.order;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;

/**
 * From where the side to move gives check: looked up once per node, so that the question for each
 * of its moves is a matter of bits.
 */
public final class Checks {
  private int king;

  /** The squares on which each piece type gives check. */
  private final long[] squares = new long[PieceType.COUNT];

  /** Men of the side to move that alone stand between one of its sliders and the enemy king. */
  private long discoverers;

  public void compute(Position position) {
    int us = position.sideToMove();
    int them = Color.opposite(us);
    long occupied = position.occupied();
    king = position.kingSquare(them);
    long bishops = Attacks.bishop(king, occupied);
    long rooks = Attacks.rook(king, occupied);
    squares[PieceType.PAWN] = Attacks.pawn(them, king);
    squares[PieceType.KNIGHT] = Attacks.knight(king);
    squares[PieceType.BISHOP] = bishops;
    squares[PieceType.ROOK] = rooks;
    squares[PieceType.QUEEN] = bishops | rooks;
    discoverers = discoverers(position, us, bishops, rooks);
  }

  private long discoverers(Position position, int us, long bishops, long rooks) {
    long occupied = position.occupied();
    long own = position.occupied(us);
    long queens = position.pieces(PieceType.QUEEN);
    long hidden = occupied & ~(own & (bishops | rooks));
    long sliders =
        own
            & (Attacks.bishop(king, hidden)
                    & ~bishops
                    & (position.pieces(PieceType.BISHOP) | queens)
                | Attacks.rook(king, hidden) & ~rooks & (position.pieces(PieceType.ROOK) | queens));
    long found = 0;
    for (long b = sliders; b != 0; b &= b - 1) {
      found |= Attacks.between(king, Bitboard.lsb(b)) & own & (bishops | rooks);
    }
    return found;
  }

  /** Whether a legal move of the position gives check. */
  public boolean isCheck(Position position, int move) {
    int from = Move.from(move);
    if (Move.isPromotion(move) || Move.isCastling(move) || Move.isEnPassant(move)) {
      return position.givesCheck(move);
    }
    int to = Move.to(move);
    return (squares[Piece.type(position.pieceAt(from))] >>> to & 1) != 0
        || (discoverers >>> from & 1) != 0 && !Bitboard.contains(Attacks.line(from, king), to);
  }

  /** Adds the quiet checks of a side that is not in check itself, except by king and pawns. */
  void addQuiet(Position position, MoveList list) {
    int us = position.sideToMove();
    long occupied = position.occupied();
    long men =
        position.occupied(us) & ~position.pieces(PieceType.PAWN) & ~position.pieces(PieceType.KING);
    for (long rest = men; rest != 0; rest &= rest - 1) {
      int from = Bitboard.lsb(rest);
      int type = Piece.type(position.pieceAt(from));
      long targets = squares[type];
      if (Bitboard.contains(discoverers, from)) {
        targets |= ~Attacks.line(from, king);
      }
      targets &= ~occupied;
      if (targets != 0) {
        targets &= Attacks.of(type, from, occupied);
        if (Bitboard.contains(position.pinned(), from)) {
          targets &= Attacks.line(from, position.kingSquare(us));
        }
      }
      for (; targets != 0; targets &= targets - 1) {
        list.add(Move.of(from, Bitboard.lsb(targets), Move.QUIET));
      }
    }
  }

  /** The squares on which a piece type gives check. */
  long squares(int pieceType) {
    return squares[pieceType];
  }
}
