package chess.search.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.Square;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import org.junit.jupiter.api.Test;

/** What each history keeps apart, and how its values move. */
class HistoriesTest {
  private static final int MANY = 1000;
  private static final int BONUS = 1500;

  private static final Position START = Fen.parse(Fen.START);
  private static final int E2E4 = CoordinateMove.parse(START, "e2e4");
  private static final int G1F3 = CoordinateMove.parse(START, "g1f3");
  private static final int KNIGHT = Piece.of(Color.WHITE, PieceType.KNIGHT);
  private static final int PAWN = Piece.of(Color.WHITE, PieceType.PAWN);
  private static final int F3 = Move.to(G1F3);
  private static final int E4 = Move.to(E2E4);

  private final Histories histories = new Histories();

  @Test
  void valuesNearTheirLimitAndNeverPassIt() {
    QuietHistory quiet = histories.quiet;
    int former = 0;
    for (int i = 0; i < MANY; i++) {
      quiet.update(Color.WHITE, 0, E2E4, BONUS);
      int value = quiet.get(Color.WHITE, 0, E2E4);
      assertTrue(value >= former && value <= Histories.LIMIT, value + " after " + former);
      former = value;
    }
    assertTrue(former > Histories.LIMIT * 9 / 10, "at last " + former);
    quiet.update(Color.WHITE, 0, E2E4, -BONUS);
    int loss = former - quiet.get(Color.WHITE, 0, E2E4);
    assertTrue(loss > BONUS, "the way back is quicker: " + loss);
    for (int i = 0; i < MANY; i++) {
      quiet.update(Color.WHITE, 0, E2E4, -Histories.LIMIT);
      assertTrue(quiet.get(Color.WHITE, 0, E2E4) >= -Histories.LIMIT);
    }
    assertEquals(-Histories.LIMIT, quiet.get(Color.WHITE, 0, E2E4));
  }

  @Test
  void aFirstBonusCountsInFull() {
    histories.capture.update(KNIGHT, F3, PieceType.PAWN, BONUS);
    assertEquals(BONUS, histories.capture.get(KNIGHT, F3, PieceType.PAWN));
    histories.capture.update(KNIGHT, F3, PieceType.QUEEN, -BONUS);
    assertEquals(-BONUS, histories.capture.get(KNIGHT, F3, PieceType.QUEEN));
  }

  @Test
  void quietMovesAreKeptApartBySideSquaresAndThreats() {
    QuietHistory quiet = histories.quiet;
    long fromAttacked = Bitboard.of(Move.from(E2E4));
    long toAttacked = Bitboard.of(E4);
    quiet.update(Color.WHITE, fromAttacked, E2E4, BONUS);
    assertEquals(BONUS, quiet.get(Color.WHITE, fromAttacked, E2E4));
    assertEquals(BONUS, quiet.get(Color.WHITE, fromAttacked | Bitboard.of(Square.A1), E2E4));
    assertEquals(0, quiet.get(Color.WHITE, 0, E2E4));
    assertEquals(0, quiet.get(Color.WHITE, toAttacked, E2E4));
    assertEquals(0, quiet.get(Color.WHITE, fromAttacked | toAttacked, E2E4));
    assertEquals(0, quiet.get(Color.BLACK, fromAttacked, E2E4));
    assertEquals(0, quiet.get(Color.WHITE, fromAttacked, G1F3));
  }

  @Test
  void capturesAreKeptApartByPieceTargetAndVictim() {
    CaptureHistory capture = histories.capture;
    capture.update(KNIGHT, F3, PieceType.ROOK, BONUS);
    assertEquals(0, capture.get(KNIGHT, F3, PieceType.QUEEN));
    assertEquals(0, capture.get(KNIGHT, F3, PieceType.NONE));
    assertEquals(0, capture.get(KNIGHT, E4, PieceType.ROOK));
    assertEquals(0, capture.get(PAWN, F3, PieceType.ROOK));
    int lastPiece = Piece.COUNT - 1;
    capture.update(lastPiece, Square.H8, PieceType.NONE, BONUS);
    assertEquals(BONUS, capture.get(lastPiece, Square.H8, PieceType.NONE));
  }

  @Test
  void continuationsAreKeptApartByBothMoves() {
    ContinuationHistory continuation = histories.continuation;
    int knight = PieceTo.of(KNIGHT, F3);
    int pawn = PieceTo.of(PAWN, E4);
    continuation.update(pawn, knight, BONUS);
    assertEquals(BONUS, continuation.get(pawn, knight));
    assertEquals(0, continuation.get(knight, pawn));
    assertEquals(0, continuation.get(PieceTo.NONE, knight));
    continuation.update(PieceTo.NONE, PieceTo.COUNT - 1, -BONUS);
    assertEquals(-BONUS, continuation.get(PieceTo.NONE, PieceTo.COUNT - 1));
    assertEquals(BONUS, continuation.get(pawn, knight));
  }

  @Test
  void pawnStructuresAreKeptApartByTheLowBitsOfTheirKey() {
    PawnHistory pawn = histories.pawn;
    int move = PieceTo.of(KNIGHT, F3);
    pawn.update(-1L, move, BONUS);
    assertEquals(BONUS, pawn.get(-1L, move));
    assertEquals(BONUS, pawn.get(0x3FFL, move), "ten bits of the key");
    assertEquals(0, pawn.get(0x3FEL, move));
    assertEquals(0, pawn.get(-1L, PieceTo.of(PAWN, F3)));
  }

  @Test
  void correctionsFollowPawnsPiecesAndMoves() {
    CorrectionHistory correction = histories.correction;
    int last = PieceTo.of(KNIGHT, F3);
    assertEquals(0, correction.correction(START, PieceTo.NONE, last));
    for (int i = 0; i < MANY; i++) {
      correction.update(START, PieceTo.NONE, last, CorrectionHistory.LIMIT / 4);
    }
    int whole = correction.correction(START, PieceTo.NONE, last);
    int withoutMoves = correction.correction(START, PieceTo.NONE, PieceTo.NONE);
    assertTrue(whole > withoutMoves && withoutMoves > 0, whole + " and " + withoutMoves);

    Position otherPieces = Fen.parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQK1N1 w - - 0 1");
    int samePawns = correction.correction(otherPieces, PieceTo.NONE, PieceTo.NONE);
    assertTrue(samePawns > 0 && samePawns < withoutMoves, samePawns + " of " + withoutMoves);

    Position blackToMove = Fen.parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1");
    assertEquals(0, correction.correction(blackToMove, PieceTo.NONE, PieceTo.NONE));
  }

  @Test
  void aCorrectionWithoutALastMoveIsNotOneOfMoves() {
    histories.correction.update(START, PieceTo.NONE, PieceTo.NONE, CorrectionHistory.LIMIT / 4);
    Position other = Fen.parse("4k3/2p5/8/8/8/8/2P5/4K2R w K - 0 1");
    assertEquals(0, histories.correction.correction(other, PieceTo.NONE, PieceTo.NONE));
  }

  @Test
  void everythingCanBeForgotten() {
    int last = PieceTo.of(KNIGHT, F3);
    histories.quiet.update(Color.BLACK, -1L, E2E4, BONUS);
    histories.capture.update(Piece.COUNT - 1, Square.H8, PieceType.NONE, BONUS);
    histories.continuation.update(PieceTo.NONE, PieceTo.COUNT - 1, BONUS);
    histories.pawn.update(-1L, PieceTo.COUNT - 1, BONUS);
    for (int i = 0; i < MANY; i++) {
      histories.correction.update(START, last, last, CorrectionHistory.LIMIT);
    }
    assertNotEquals(0, histories.correction.correction(START, last, last));
    histories.clear();
    assertEquals(0, histories.quiet.get(Color.BLACK, -1L, E2E4));
    assertEquals(0, histories.capture.get(Piece.COUNT - 1, Square.H8, PieceType.NONE));
    assertEquals(0, histories.continuation.get(PieceTo.NONE, PieceTo.COUNT - 1));
    assertEquals(0, histories.pawn.get(-1L, PieceTo.COUNT - 1));
    assertEquals(0, histories.correction.correction(START, last, last));
  }
}
