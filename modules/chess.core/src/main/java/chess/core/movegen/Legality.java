package chess.core.movegen;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import chess.core.board.CastlingRights;
import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.Square;

/**
 * Tells whether a 16-bit code is a legal move here. The transposition table and the killer slots
 * hold moves of other positions, and a key collision may hand out anything, so no code is trusted.
 */
public final class Legality {
  private static final int SECOND_RANK = 1;
  private static final int LAST_RANK = 7;

  private Legality() {}

  public static boolean isLegal(Position position, int move) {
    int us = position.sideToMove();
    int from = Move.from(move);
    int to = Move.to(move);
    int piece = position.pieceAt(from);
    if (piece == Piece.NONE || Piece.color(piece) != us) {
      return false;
    }
    int kind = Move.kind(move);
    if (kind == Move.CASTLING) {
      return isLegalCastling(position, us, from, to);
    }
    if (!Bitboard.contains(targets(position, us, kind), to)) {
      return false;
    }
    return Piece.type(piece) == PieceType.PAWN
        ? isLegalPawnMove(position, us, from, to, kind)
        : isLegalPieceMove(position, us, Piece.type(piece), from, to, kind);
  }

  private static boolean isLegalCastling(Position position, int us, int from, int to) {
    if (from != position.kingSquare(us)) {
      return false;
    }
    int shortSide = CastlingRights.shortSide(us);
    int longSide = CastlingRights.longSide(us);
    return position.castlingRookSquare(shortSide) == to && position.canCastle(shortSide)
        || position.castlingRookSquare(longSide) == to && position.canCastle(longSide);
  }

  /**
   * Where a move of this kind may end as far as the men standing there are concerned; nowhere if
   * the kind does not exist.
   */
  private static long targets(Position position, int us, int kind) {
    return switch (kind) {
      case Move.QUIET, Move.DOUBLE_PUSH -> ~position.occupied();
      case Move.CAPTURE -> position.occupied(Color.opposite(us));
      case Move.EN_PASSANT ->
          position.enPassantSquare() == Square.NONE ? 0 : Bitboard.of(position.enPassantSquare());
      default ->
          kind >= Move.PROMOTION_CAPTURE
              ? position.occupied(Color.opposite(us))
              : kind >= Move.PROMOTION ? ~position.occupied() : 0;
    };
  }

  private static boolean isLegalPawnMove(Position position, int us, int from, int to, int kind) {
    boolean promotes = kind >= Move.PROMOTION;
    if (promotes != (Square.relativeRank(us, to) == LAST_RANK)) {
      return false;
    }
    if (kind == Move.EN_PASSANT) {
      return Bitboard.contains(Attacks.pawn(us, from), to) && position.isEnPassantLegal(from, to);
    }
    boolean captures = kind == Move.CAPTURE || kind >= Move.PROMOTION_CAPTURE;
    boolean reaches =
        captures
            ? Bitboard.contains(Attacks.pawn(us, from), to)
            : Bitboard.contains(pushes(position, us, from, kind == Move.DOUBLE_PUSH), to);
    return reaches && keepsKingSafe(position, us, from, to);
  }

  private static long pushes(Position position, int us, int from, boolean twice) {
    long once = Bitboard.forward(us, Bitboard.of(from));
    if (!twice) {
      return once;
    }
    boolean atHome = Square.relativeRank(us, from) == SECOND_RANK;
    return atHome && (once & position.occupied()) == 0 ? Bitboard.forward(us, once) : 0;
  }

  private static boolean isLegalPieceMove(
      Position position, int us, int type, int from, int to, int kind) {
    if (kind != Move.QUIET && kind != Move.CAPTURE
        || !Bitboard.contains(Attacks.of(type, from, position.occupied()), to)) {
      return false;
    }
    return type == PieceType.KING
        ? !position.isAttacked(to, Color.opposite(us), position.occupied() ^ Bitboard.of(from))
        : keepsKingSafe(position, us, from, to);
  }

  /**
   * Whether moving a man other than the king, not in passing, answers every check and breaks no
   * pin.
   */
  private static boolean keepsKingSafe(Position position, int us, int from, int to) {
    int king = position.kingSquare(us);
    long checkers = position.checkers();
    if (checkers != 0) {
      if (Bitboard.hasMany(checkers)) {
        return false;
      }
      long answers = Attacks.between(king, Bitboard.lsb(checkers)) | checkers;
      if (!Bitboard.contains(answers, to)) {
        return false;
      }
    }
    return !Bitboard.contains(position.pinned(), from)
        || Bitboard.contains(Attacks.line(king, from), to);
  }
}
