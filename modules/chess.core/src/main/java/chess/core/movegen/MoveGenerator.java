package chess.core.movegen;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import chess.core.board.CastlingRights;
import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.Square;

/**
 * Generates legal moves and nothing else, so that no caller ever has to make a move to see whether
 * it was allowed.
 *
 * <p>Legality costs little because the position knows its checkers and pins: a man may go only to
 * the squares that answer a check (all squares when there is none), a pinned man only along the
 * line to its king, and the king only to squares that are not attacked once it has left. Only en
 * passant needs a look at the board after the move.
 *
 * <p>All methods append; the caller clears the list.
 */
public final class MoveGenerator {
  private static final int NORTH = 8;
  private static final int EAST = 1;

  private MoveGenerator() {}

  /** All legal moves. */
  public static void all(Position position, MoveList list) {
    generate(
        position,
        list,
        position.occupied(Color.opposite(position.sideToMove())),
        ~position.occupied());
  }

  /** Captures and promotions. */
  public static void noisy(Position position, MoveList list) {
    generate(position, list, position.occupied(Color.opposite(position.sideToMove())), 0);
  }

  /** All moves that are neither captures nor promotions. */
  public static void quiet(Position position, MoveList list) {
    generate(position, list, 0, ~position.occupied());
  }

  /** All legal moves of a side in check. */
  public static void evasions(Position position, MoveList list) {
    all(position, list);
  }

  /** Whether there is any legal move; stops at the first one found. */
  public static boolean hasLegalMove(Position position) {
    int us = position.sideToMove();
    int king = position.kingSquare(us);
    long checkers = position.checkers();
    long free = ~position.occupied(us);
    if (canKingStep(position, king, free)) {
      return true;
    }
    if (Bitboard.hasMany(checkers)) {
      return false;
    }
    long answers = answers(king, checkers);
    return canPieceMove(position, king, free & answers)
        || canPawnMove(position, king, answers)
        || position.canCastle(CastlingRights.shortSide(us))
        || position.canCastle(CastlingRights.longSide(us));
  }

  private static boolean canKingStep(Position position, int king, long free) {
    int them = Color.opposite(position.sideToMove());
    long withoutKing = position.occupied() ^ Bitboard.of(king);
    for (long rest = Attacks.king(king) & free; rest != 0; rest &= rest - 1) {
      if (!position.isAttacked(Bitboard.lsb(rest), them, withoutKing)) {
        return true;
      }
    }
    return false;
  }

  private static boolean canPieceMove(Position position, int king, long targets) {
    int us = position.sideToMove();
    long men =
        position.occupied(us) & ~position.pieces(PieceType.PAWN) & ~position.pieces(PieceType.KING);
    for (long rest = men; rest != 0; rest &= rest - 1) {
      int from = Bitboard.lsb(rest);
      int type = Piece.type(position.pieceAt(from));
      long allowed =
          Bitboard.contains(position.pinned(), from) ? targets & Attacks.line(king, from) : targets;
      if ((Attacks.of(type, from, position.occupied()) & allowed) != 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean canPawnMove(Position position, int king, long answers) {
    int us = position.sideToMove();
    long empty = ~position.occupied();
    long enemies = position.occupied(Color.opposite(us));
    for (long rest = position.pieces(us, PieceType.PAWN); rest != 0; rest &= rest - 1) {
      int from = Bitboard.lsb(rest);
      long once = Bitboard.forward(us, Bitboard.of(from)) & empty;
      // A double step matters only where the single one does not answer the check.
      long twice = Bitboard.forward(us, once & thirdRank(us)) & empty;
      long targets = once | twice | Attacks.pawn(us, from) & enemies;
      long allowed =
          Bitboard.contains(position.pinned(), from) ? answers & Attacks.line(king, from) : answers;
      boolean canPass =
          position.enPassantSquare() != Square.NONE
              && Bitboard.contains(Attacks.pawn(us, from), position.enPassantSquare())
              && position.isEnPassantLegal(from, position.enPassantSquare());
      if ((targets & allowed) != 0 || canPass) {
        return true;
      }
    }
    return false;
  }

  /** The squares that answer a single check by capturing or blocking; all squares without one. */
  private static long answers(int king, long checkers) {
    return checkers == 0 ? Bitboard.ALL : Attacks.between(king, Bitboard.lsb(checkers)) | checkers;
  }

  private static long thirdRank(int color) {
    return color == Color.WHITE ? Bitboard.RANK_3 : Bitboard.RANK_6;
  }

  /**
   * @param captures the enemy men to capture; empty for quiet moves only
   * @param quiets the empty squares to move to; empty for noisy moves only
   */
  private static void generate(Position position, MoveList list, long captures, long quiets) {
    int us = position.sideToMove();
    int king = position.kingSquare(us);
    long checkers = position.checkers();
    kingMoves(position, list, king, captures, quiets);
    if (Bitboard.hasMany(checkers)) {
      return;
    }
    long answers = answers(king, checkers);
    long pinned = position.pinned();
    pawnMoves(position, list, king, captures, quiets, answers);
    pieceMoves(position, list, king, pinned, captures & answers, quiets & answers);
    if (quiets != 0 && checkers == 0) {
      castling(position, list, CastlingRights.shortSide(us), king);
      castling(position, list, CastlingRights.longSide(us), king);
    }
  }

  private static void kingMoves(
      Position position, MoveList list, int king, long captures, long quiets) {
    int them = Color.opposite(position.sideToMove());
    long withoutKing = position.occupied() ^ Bitboard.of(king);
    for (long rest = Attacks.king(king) & (captures | quiets); rest != 0; rest &= rest - 1) {
      int to = Bitboard.lsb(rest);
      if (!position.isAttacked(to, them, withoutKing)) {
        list.add(Move.of(king, to, Bitboard.contains(captures, to) ? Move.CAPTURE : Move.QUIET));
      }
    }
  }

  private static void castling(Position position, MoveList list, int right, int king) {
    if ((position.castlingRights() & right) != 0 && position.canCastle(right)) {
      list.add(Move.of(king, position.castlingRookSquare(right), Move.CASTLING));
    }
  }

  private static void pieceMoves(
      Position position, MoveList list, int king, long pinned, long captures, long quiets) {
    int us = position.sideToMove();
    long own = position.occupied(us);
    long occupied = position.occupied();
    for (long rest = own & position.pieces(PieceType.KNIGHT) & ~pinned;
        rest != 0;
        rest &= rest - 1) {
      int from = Bitboard.lsb(rest);
      add(list, from, Attacks.knight(from), captures, quiets);
    }
    long queens = position.pieces(PieceType.QUEEN);
    for (long rest = own & (position.pieces(PieceType.BISHOP) | queens);
        rest != 0;
        rest &= rest - 1) {
      int from = Bitboard.lsb(rest);
      long pin = Bitboard.contains(pinned, from) ? Attacks.line(king, from) : Bitboard.ALL;
      add(list, from, Attacks.bishop(from, occupied) & pin, captures, quiets);
    }
    for (long rest = own & (position.pieces(PieceType.ROOK) | queens);
        rest != 0;
        rest &= rest - 1) {
      int from = Bitboard.lsb(rest);
      long pin = Bitboard.contains(pinned, from) ? Attacks.line(king, from) : Bitboard.ALL;
      add(list, from, Attacks.rook(from, occupied) & pin, captures, quiets);
    }
  }

  private static void add(MoveList list, int from, long targets, long captures, long quiets) {
    for (long rest = targets & captures; rest != 0; rest &= rest - 1) {
      list.add(Move.of(from, Bitboard.lsb(rest), Move.CAPTURE));
    }
    for (long rest = targets & quiets; rest != 0; rest &= rest - 1) {
      list.add(Move.of(from, Bitboard.lsb(rest), Move.QUIET));
    }
  }

  private static void pawnMoves(
      Position position, MoveList list, int king, long captures, long quiets, long answers) {
    int us = position.sideToMove();
    long pawns = position.pieces(us, PieceType.PAWN);
    long pinned = pawns & position.pinned();
    pawnMoves(position, list, us, pawns ^ pinned, captures, quiets, answers);
    for (long rest = pinned; rest != 0; rest &= rest - 1) {
      long pawn = rest & -rest;
      long line = Attacks.line(king, Bitboard.lsb(pawn));
      pawnMoves(position, list, us, pawn, captures, quiets, answers & line);
    }
    if (captures != 0 && position.enPassantSquare() != Square.NONE) {
      enPassant(position, list, pawns);
    }
  }

  /** Moves of pawns that may go to {@code allowed} squares only. */
  private static void pawnMoves(
      Position position,
      MoveList list,
      int us,
      long pawns,
      long captures,
      long quiets,
      long allowed) {
    long lastRank = us == Color.WHITE ? Bitboard.RANK_8 : Bitboard.RANK_1;
    int up = us == Color.WHITE ? NORTH : -NORTH;
    long empty = ~position.occupied();
    long single = Bitboard.forward(us, pawns) & empty;
    if (captures != 0) {
      long victims = captures & allowed;
      long east = us == Color.WHITE ? Bitboard.northEast(pawns) : Bitboard.southEast(pawns);
      long west = us == Color.WHITE ? Bitboard.northWest(pawns) : Bitboard.southWest(pawns);
      addPawn(list, east & victims & ~lastRank, up + EAST, Move.CAPTURE);
      addPawn(list, west & victims & ~lastRank, up - EAST, Move.CAPTURE);
      addPromotions(list, east & victims & lastRank, up + EAST, true);
      addPromotions(list, west & victims & lastRank, up - EAST, true);
      addPromotions(list, single & lastRank & allowed, up, false);
    }
    if (quiets != 0) {
      long twice = Bitboard.forward(us, single & thirdRank(us)) & empty;
      addPawn(list, single & ~lastRank & allowed, up, Move.QUIET);
      addPawn(list, twice & allowed, 2 * up, Move.DOUBLE_PUSH);
    }
  }

  private static void addPawn(MoveList list, long targets, int step, int kind) {
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      int to = Bitboard.lsb(rest);
      list.add(Move.of(to - step, to, kind));
    }
  }

  private static void addPromotions(MoveList list, long targets, int step, boolean capture) {
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      int to = Bitboard.lsb(rest);
      for (int type = PieceType.QUEEN; type >= PieceType.KNIGHT; type--) {
        list.add(Move.promotion(to - step, to, type, capture));
      }
    }
  }

  private static void enPassant(Position position, MoveList list, long pawns) {
    int to = position.enPassantSquare();
    long capturers = Attacks.pawn(Color.opposite(position.sideToMove()), to) & pawns;
    for (long rest = capturers; rest != 0; rest &= rest - 1) {
      int from = Bitboard.lsb(rest);
      if (position.isEnPassantLegal(from, to)) {
        list.add(Move.of(from, to, Move.EN_PASSANT));
      }
    }
  }
}
