package chess.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import chess.core.movegen.MoveGenerator;
import chess.core.movegen.Playouts;
import chess.core.notation.Fen;
import org.junit.jupiter.api.Test;

/** What a position keeps up to date move by move equals what a freshly built one computes. */
class IncrementalStateTest {
  private static final int GAMES = 63;
  private static final int PLIES = 80;

  @Test
  void everyMakeAndUnmakeLeavesTheStateOfAFreshPosition() {
    for (int game = 0; game < GAMES; game++) {
      Playouts.play(
          Playouts.STARTS.get(game % Playouts.STARTS.size()),
          game,
          PLIES,
          IncrementalStateTest::tryAllMoves);
    }
  }

  @Test
  void nullMovesPassTheTurnAndComeBack() {
    for (String start : Playouts.STARTS) {
      Playouts.play(start, 1, PLIES, IncrementalStateTest::passAndComeBack);
    }
  }

  private static void passAndComeBack(Position position) {
    if (position.inCheck()) {
      return;
    }
    long key = position.key();
    String fen = Fen.formatShredder(position);
    position.makeNull();
    assertEquals(Move.NONE, position.lastMove());
    assertEquals(Square.NONE, position.enPassantSquare());
    compareWithFresh(position);
    position.unmakeNull();
    assertEquals(key, position.key());
    assertEquals(fen, Fen.formatShredder(position));
  }

  @Test
  void aShortGameCanBecomeALongOne() {
    Position game = Fen.start();
    Playouts.play(Fen.START, 2, PLIES, game::copyFrom);
    assertTrue(game.ply() > PLIES / 2, game.ply() + " plies");
    Position copy = Fen.start();
    copy.copyFrom(game);
    assertEquals(Fen.format(game), Fen.format(copy));
    while (copy.ply() > 0) {
      copy.unmake();
    }
    assertEquals(Fen.START, Fen.format(copy));
  }

  @Test
  void copiesLiveTheirOwnLife() {
    Position original = Fen.start();
    Position copy = original.copy();
    MoveList moves = new MoveList();
    MoveGenerator.all(original, moves);
    copy.make(moves.move(0));
    assertEquals(Fen.START, Fen.format(original));
    original.copyFrom(copy);
    assertEquals(Fen.format(copy), Fen.format(original));
    original.unmake();
    assertEquals(Fen.START, Fen.format(original));
  }

  @Test
  void gamesMayBeLong() {
    Position position = Fen.start();
    int[] shuffle = {
      Move.of(Square.G1, 21, Move.QUIET), Move.of(Square.G8, 45, Move.QUIET),
      Move.of(21, Square.G1, Move.QUIET), Move.of(45, Square.G8, Move.QUIET)
    };
    int rounds = 2_000;
    for (int i = 0; i < rounds * shuffle.length; i++) {
      position.make(shuffle[i % shuffle.length]);
    }
    assertEquals(rounds, position.repetitions());
    for (int i = 0; i < rounds * shuffle.length; i++) {
      position.unmake();
    }
    assertEquals(Fen.START, Fen.format(position));
  }

  private static void tryAllMoves(Position position) {
    compareWithFresh(position);
    long key = position.key();
    String fen = Fen.formatShredder(position);
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.move(i));
      compareWithFresh(position);
      position.unmake();
      assertEquals(key, position.key(), fen);
    }
    assertEquals(fen, Fen.formatShredder(position));
    compareWithFresh(position);
  }

  private static void compareWithFresh(Position position) {
    String fen = Fen.formatShredder(position);
    Position fresh = Fen.parse(fen);
    assertEquals(fresh.key(), position.key(), fen);
    assertEquals(fresh.pawnKey(), position.pawnKey(), fen);
    assertEquals(fresh.nonPawnKey(Color.WHITE), position.nonPawnKey(Color.WHITE), fen);
    assertEquals(fresh.nonPawnKey(Color.BLACK), position.nonPawnKey(Color.BLACK), fen);
    assertEquals(checkers(position), position.checkers(), fen);
    assertEquals(pinned(position), position.pinned(), fen);
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = position.pieceAt(square);
      for (int candidate = 0; candidate < Piece.COUNT; candidate++) {
        boolean inSet =
            Bitboard.contains(
                position.pieces(Piece.color(candidate), Piece.type(candidate)), square);
        assertEquals(candidate == piece, inSet, fen);
      }
    }
  }

  private static long checkers(Position position) {
    int us = position.sideToMove();
    return position.attackersTo(position.kingSquare(us), position.occupied())
        & position.occupied(Color.opposite(us));
  }

  /** A man is pinned if taking it off the board lets a new attacker through to the king. */
  private static long pinned(Position position) {
    int us = position.sideToMove();
    int king = position.kingSquare(us);
    long enemies = position.occupied(Color.opposite(us));
    long before = position.attackersTo(king, position.occupied()) & enemies;
    long pinned = 0;
    for (long rest = position.occupied(us) & Attacks.queen(king, position.occupied());
        rest != 0;
        rest &= rest - 1) {
      long without = position.occupied() ^ (rest & -rest);
      // A pawn or knight cannot appear by lifting a man, so any change is a slider's.
      if ((position.attackersTo(king, without) & enemies & ~before) != 0) {
        pinned |= rest & -rest;
      }
    }
    return pinned;
  }
}
