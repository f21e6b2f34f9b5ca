package chess.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.core.movegen.Playouts;
import chess.core.notation.Fen;
import chess.core.notation.San;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

final class BoardTest {
  private static final String FOOLS_MATE = "f3 e5 g4 Qh4#";

  private static Board after(String moves) {
    Board board = Board.startPosition();
    for (String move : moves.split(" ")) {
      board = board.play(move);
    }
    return board;
  }

  @Test
  void startPosition() {
    Board board = Board.startPosition();
    assertEquals(Fen.START, board.fen());
    assertEquals(Fen.START, board.toString());
    assertEquals(Side.WHITE, board.sideToMove());
    assertEquals(20, board.legalMoves().size());
    assertEquals(32, board.pieces().size());
    assertEquals(Optional.of(Piece.WHITE_KING), board.pieceAt(Square.E1));
    assertEquals(Optional.empty(), board.pieceAt(Square.E4));
    assertEquals(Square.E8, board.king(Side.BLACK));
    assertEquals(EnumSet.of(Square.B8, Square.G8), board.squaresOf(Piece.BLACK_KNIGHT));
    assertEquals(
        EnumSet.of(Square.E2, Square.G2, Square.G1), board.attackers(Square.F3, Side.WHITE));
    assertTrue(board.hasCastlingRight(Side.BLACK, false));
    assertEquals(1, board.fullmoveNumber());
    assertEquals(List.of(), board.moves());
    assertEquals(Optional.empty(), board.previous());
    assertEquals(Optional.empty(), board.outcome());
    assertEquals(1, board.occurrences());
    assertEquals(8902, board.perft(3));
    assertTrue(board.diagram().startsWith("8  r n b q k b n r\n"));
  }

  @Test
  void playingLeavesTheBoardAsItWas() {
    Board before = Board.startPosition();
    Board afterMove = before.play("e4");
    assertEquals(Fen.START, before.fen());
    assertEquals("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", afterMove.fen());
    assertEquals(Optional.of(before), afterMove.previous());
    assertEquals(before, afterMove.start());
    assertEquals("[e2e4]", afterMove.moves().toString());
  }

  @Test
  void aMoveKnowsItsSquares() {
    Board board = Board.fromFen("r3k2r/1P6/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1");
    Move castling = board.move("O-O");
    assertTrue(castling.isCastling());
    assertEquals(Square.E1, castling.from());
    assertEquals(Square.G1, castling.to());
    assertEquals("e1g1", castling.uci());
    assertEquals(castling, board.move("e1g1"));
    Move promotion = board.move("bxa8=N");
    assertEquals(Optional.of(PieceType.KNIGHT), promotion.promotion());
    assertTrue(promotion.isCapture());
    assertEquals("b7a8n", promotion.toString());
    Move enPassant = board.move("exd6");
    assertTrue(enPassant.isEnPassant());
    assertEquals(Optional.of(Square.D6), board.enPassant());
    assertEquals(Optional.of(Piece.BLACK_PAWN), board.info(enPassant).captured());
    assertNotEquals(promotion, board.move("bxa8=Q"));
    assertEquals(Set.of(castling), Set.copyOf(List.of(board.move("e1g1"))));
  }

  @Test
  void infoOfAMove() {
    Board board = after("f3 e5 g4");
    MoveInfo mate = board.info(board.move("d8h4"));
    assertEquals("Qh4#", mate.san());
    assertEquals(Piece.BLACK_QUEEN, mate.piece());
    assertEquals(Optional.empty(), mate.captured());
    assertTrue(mate.isCheck());
    assertTrue(mate.isCheckmate());
  }

  @Test
  void algebraicNotationIsThatOfTheRules() {
    for (String start : Playouts.STARTS) {
      Playouts.play(start, 1, 40, BoardTest::compareNotation);
    }
  }

  private static void compareNotation(Position position) {
    Board board = Board.fromFen(Fen.format(position));
    for (Move move : board.legalMoves()) {
      String san = board.san(move);
      Board next = board.play(move);
      assertEquals(San.format(position, move.code()), san);
      assertEquals(move, board.move(san));
      assertEquals(move, board.move(move.uci()));
      assertEquals(san.endsWith("#"), next.isCheckmate());
      assertEquals(san.endsWith("+"), next.isCheck() && !next.isCheckmate());
      assertEquals(board, next.previous().orElseThrow());
    }
  }

  @Test
  void aLineInAlgebraicNotation() {
    Board board = after("e4 e5 Nf3");
    List<Move> line = new ArrayList<>();
    Board running = board;
    for (String word : List.of("Nc6", "Bb5", "a6")) {
      line.add(running.move(word));
      running = running.play(word);
    }
    assertEquals("2... Nc6 3. Bb5 a6", board.san(line));
    assertEquals("", board.san(List.of()));
  }

  @Test
  void whatCannotBePlayedIsRefused() {
    Board board = Board.startPosition();
    InvalidMoveException illegal =
        assertThrows(InvalidMoveException.class, () -> board.play("Nf6"));
    assertEquals(InvalidMoveException.Reason.ILLEGAL, illegal.reason());
    assertEquals("'Nf6' is not legal here: " + Fen.START, illegal.getMessage());
    assertEquals(
        InvalidMoveException.Reason.UNREADABLE,
        assertThrows(InvalidMoveException.class, () -> board.move("castle")).reason());
    Board rooks = Board.fromFen("4k3/8/8/8/8/8/4K3/R6R w - - 0 1");
    assertEquals(
        InvalidMoveException.Reason.AMBIGUOUS,
        assertThrows(InvalidMoveException.class, () -> rooks.move("Rd1")).reason());
    Move foreign = rooks.move("Ra8");
    assertFalse(board.isLegal(foreign));
    assertThrows(InvalidMoveException.class, () -> board.play(foreign));
    assertThrows(InvalidMoveException.class, () -> board.san(foreign));
    assertThrows(InvalidMoveException.class, () -> board.info(foreign));
    assertThrows(IllegalArgumentException.class, () -> Square.of("i9"));
    assertThrows(IllegalArgumentException.class, () -> board.perft(-1));
  }

  @Test
  void aFenThatCannotBeIsRefused() {
    InvalidFenException wrong =
        assertThrows(InvalidFenException.class, () -> Board.fromFen("8/8/8/8/8/8/8/K7 w - - 0 1"));
    assertEquals("board", wrong.field());
    assertEquals("board: Black has 0 kings", wrong.getMessage());
  }

  @Test
  void endings() {
    assertEquals(
        Optional.of(new Outcome(Ending.CHECKMATE, Optional.of(Side.BLACK))),
        after(FOOLS_MATE).outcome());
    assertEquals("0-1", after(FOOLS_MATE).outcome().orElseThrow().result());
    Board stalemate = Board.fromFen("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1");
    assertTrue(stalemate.isStalemate());
    assertEquals(Ending.STALEMATE, stalemate.outcome().orElseThrow().ending());
    assertTrue(stalemate.outcome().orElseThrow().isDraw());
    Board knights = after("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    assertEquals(3, knights.occurrences());
    Outcome repetition = knights.outcome().orElseThrow();
    assertEquals(Ending.THREEFOLD_REPETITION, repetition.ending());
    assertTrue(repetition.ending().mustBeClaimed());
    assertEquals("1/2-1/2", repetition.result());
    assertEquals("threefold repetition", repetition.ending().toString());
    assertEquals(
        Ending.FIFTY_MOVES,
        Board.fromFen("4k3/8/8/8/8/8/8/4K2R w - - 100 90").outcome().orElseThrow().ending());
    assertEquals(
        Ending.SEVENTY_FIVE_MOVES,
        Board.fromFen("4k3/8/8/8/8/8/8/4K2R w - - 150 90").outcome().orElseThrow().ending());
    assertEquals(
        Ending.INSUFFICIENT_MATERIAL,
        Board.fromFen("4k3/8/8/8/8/8/8/4KB2 w - - 0 1").outcome().orElseThrow().ending());
  }

  @Test
  void equalityIsThatOfTheFen() {
    Board byOneWay = after("Nf3 Nf6 Nc3");
    Board byAnother = after("Nc3 Nf6 Nf3");
    assertEquals(byOneWay, byAnother);
    assertEquals(byOneWay.hashCode(), byAnother.hashCode());
    assertNotEquals(byOneWay, byOneWay.play("Ng8").play("Ng1"));
    assertNotEquals(Board.startPosition(), after("Nf3 Nf6 Ng1 Ng8"));
  }

  @Test
  void startPositionsOfChess960() {
    assertEquals(Board.startPosition(), Board.chess960(518));
    assertFalse(Board.chess960(518).isChess960());
    Map<Integer, String> known =
        Map.of(0, "BBQNNRKR", 1, "BQNBNRKR", 2, "BQNNRBKR", 4, "QBBNNRKR", 959, "RKRNNQBB");
    known.forEach(
        (number, men) ->
            assertEquals(men, Board.chess960(number).fen().split("[/ ]")[7], "position " + number));
    Set<Board> all = new HashSet<>();
    for (int number = 0; number < 960; number++) {
      Board board = Board.chess960(number);
      String men = board.fen().split("/")[0];
      assertTrue(men.indexOf('k') > men.indexOf('r') && men.indexOf('k') < men.lastIndexOf('r'));
      assertNotEquals(men.indexOf('b') % 2, men.lastIndexOf('b') % 2);
      all.add(board);
    }
    assertEquals(960, all.size());
    assertThrows(IllegalArgumentException.class, () -> Board.chess960(960));
  }

  @Test
  void castlingInChess960() {
    Board board = Board.fromFen("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1");
    Move castling = board.move("O-O");
    assertEquals(Square.E1, castling.from());
    assertEquals(Square.G1, castling.to());
    assertEquals("e1g1", castling.uci());
    assertEquals("e1b1", board.move("O-O-O").uci());
    assertEquals(Square.C1, board.move("O-O-O").to());
    assertEquals("4k3/8/8/8/8/8/8/1R3RK1 b - - 1 1", board.play(castling).fen());
    assertTrue(board.isChess960());
    assertEquals("GB", board.shredderFen().split(" ")[2]);
  }

  /** Threads share one board, make checks on it and must not see each other. */
  @Test
  void oneBoardServesManyThreads() {
    Board board =
        Board.fromFen("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    List<CompletableFuture<String>> texts = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      texts.add(
          CompletableFuture.supplyAsync(
              () -> {
                StringBuilder text = new StringBuilder();
                for (int round = 0; round < 200; round++) {
                  text.setLength(0);
                  for (Move move : board.legalMoves()) {
                    Board next = board.play(move);
                    text.append(board.san(move)).append(next.fen()).append(next.moves());
                  }
                }
                return text.toString();
              }));
    }
    Set<String> different = new HashSet<>();
    texts.forEach(text -> different.add(text.join()));
    assertEquals(1, different.size());
  }
}
