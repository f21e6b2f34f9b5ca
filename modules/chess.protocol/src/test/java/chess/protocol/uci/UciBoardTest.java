package chess.protocol.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Color;
import chess.core.board.Position;
import chess.core.notation.Fen;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class UciBoardTest {
  private static final Optional<String> START = Optional.empty();

  private final UciBoard board = new UciBoard();

  private String fen() {
    return Fen.format(board.position());
  }

  @Test
  void beginsAtTheUsualStart() {
    assertEquals(Fen.START, fen());
  }

  @Test
  void playsMovesAndTakesThemBack() {
    board.set(START, List.of("e2e4", "e7e5", "g1f3"));
    String three = fen();
    board.set(START, List.of("e2e4", "e7e5", "g1f3", "b8c6", "f1b5"));
    assertEquals(5, board.position().ply());
    board.set(START, List.of("e2e4", "e7e5", "g1f3"));
    assertEquals(three, fen());
    board.set(START, List.of("d2d4"));
    assertEquals("rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1", fen());
    board.set(START, List.of());
    assertEquals(Fen.START, fen());
  }

  @Test
  void aLongerGameKeepsThePosition() {
    board.set(START, List.of("g1f3", "g8f6"));
    Position before = board.position();
    board.set(START, List.of("g1f3", "g8f6", "f3g1", "f6g8"));
    assertTrue(before == board.position(), "the position was set up again");
    assertEquals(1, board.position().repetitions());
  }

  @Test
  void anIllegalMoveEndsTheList() {
    Optional<String> remark = board.set(START, List.of("e2e4", "e2e4", "d2d4"));
    assertTrue(remark.orElseThrow().contains("illegal move e2e4 at ply 2"), remark.toString());
    assertEquals("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", fen());
    assertTrue(board.set(START, List.of("e2e4", "e7e5")).isEmpty());
    assertEquals(2, board.position().ply());
  }

  @Test
  void anImpossiblePositionChangesNothing() {
    board.set(START, List.of("e2e4"));
    String before = fen();
    for (String bad : List.of("", "banana", "8/8/8/8/8/8/8/8 w - - 0 1", "8/8/8 w - -")) {
      Optional<String> remark = board.set(Optional.of(bad), List.of("e2e4"));
      assertTrue(remark.orElseThrow().endsWith(": " + bad), remark.toString());
      assertEquals(before, fen());
    }
    board.set(START, List.of("e2e4", "e7e5"));
    assertEquals(2, board.position().ply());
  }

  @Test
  void thousandsOfMoves() {
    List<String> moves = new ArrayList<>();
    for (int i = 0; i < 2000; i++) {
      moves.addAll(List.of("g1f3", "g8f6", "f3g1", "f6g8"));
      if (i % 100 == 0) {
        assertTrue(board.set(START, List.copyOf(moves)).isEmpty());
      }
    }
    assertTrue(board.set(START, moves).isEmpty());
    assertEquals(8000, board.position().ply());
    board.set(START, List.of());
    assertEquals(Fen.START, fen());
  }

  @Test
  void bothSpellingsOfCastlingAndCapitalPromotions() {
    String fen = "r3k2r/6P1/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (String move : List.of("e1g1", "e1h1", "e1c1", "e1a1", "g7g8Q", "g7h8n")) {
      assertTrue(board.set(Optional.of(fen), List.of(move)).isEmpty(), move);
      assertEquals(1, board.position().ply(), move);
    }
  }

  @Test
  void flippingTwiceIsNothing() {
    board.set(START, List.of("e2e4", "a7a6", "e4e5", "d7d5"));
    String before = fen();
    board.flip();
    assertEquals("rnbqkbnr/pppp1ppp/8/8/3Pp3/P7/1PP1PPPP/RNBQKBNR b KQkq d3 0 3", fen());
    board.flip();
    assertEquals(before, fen());
  }

  @Test
  void knowsTheNullMove() {
    board.set(Optional.empty(), List.of("e2e4", "0000", "d2d4"));
    assertEquals(Color.BLACK, board.position().sideToMove());
    board.set(Optional.empty(), List.of("e2e4", "e7e5"));
    assertEquals(
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        Fen.format(board.position()));
  }

  @Test
  void refusesTheNullMoveInCheck() {
    Optional<String> check = Optional.of("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
    assertTrue(board.set(check, List.of("0000")).isPresent());
    assertEquals(Color.WHITE, board.position().sideToMove());
  }
}
