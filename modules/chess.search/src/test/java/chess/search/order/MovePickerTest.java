package chess.search.order;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.Fen;
import chess.search.history.Histories;
import chess.search.history.PieceTo;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The picker hands out the right moves, each once, the table's move first. */
final class MovePickerTest {
  private final Histories histories = new Histories();
  private final MovePicker picker = new MovePicker(histories);

  @Test
  void everyLegalMoveExactlyOnceWithTheTableMoveFirst() {
    Random random = new Random(1);
    MoveList legal = new MoveList();
    for (int game = 0; game < 30; game++) {
      Position position = Fen.start();
      for (int ply = 0; ply < 80; ply++) {
        legal.clear();
        MoveGenerator.all(position, legal);
        if (legal.isEmpty()) {
          break;
        }
        int ttMove = random.nextBoolean() ? legal.move(random.nextInt(legal.size())) : Move.NONE;
        List<Integer> picked = main(position, ttMove);
        assertEquals(sorted(legal), new TreeSet<>(picked));
        assertEquals(legal.size(), picked.size());
        if (ttMove != Move.NONE) {
          assertEquals(ttMove, picked.get(0));
        }
        histories.quiet.update(
            position.sideToMove(), 0, picked.get(picked.size() - 1), random.nextInt(4000) - 2000);
        position.make(legal.move(random.nextInt(legal.size())));
      }
    }
  }

  @Test
  void winningCapturesComeBeforeQuietsAndLosingOnesAfter() {
    // Rook takes the hanging knight; queen takes a defended pawn.
    Position position = Fen.parse("4k3/2p5/3p4/8/n7/8/3Q4/R3K3 w - - 0 1");
    List<Integer> picked = main(position, Move.NONE);
    int takesKnight = Move.of(0, 24, Move.CAPTURE);
    int takesPawn = Move.of(11, 43, Move.CAPTURE);
    assertEquals(takesKnight, picked.get(0));
    assertTrue(picked.indexOf(takesPawn) > picked.size() / 2);
  }

  @Test
  void quietsCanBeSkipped() {
    Position position = Fen.parse("4k3/2p5/3p4/8/n7/8/3Q4/R3K3 w - - 0 1");
    start(position, Move.NONE);
    picker.skipQuiets();
    List<Integer> picked = rest();
    assertEquals(2, picked.size());
    picked.forEach(move -> assertTrue(Move.isNoisy(move)));
  }

  @Test
  void quiescenceSeesOnlyNoisyMovesUnlessInCheck() {
    Position position = Fen.parse("4k3/2p5/3p4/8/n7/8/3Q4/R3K3 w - - 0 1");
    context();
    picker.startQuiescence(position, Move.NONE, threats(position), new Checks(), false);
    assertEquals(2, rest().size());
    Position check = Fen.parse("4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1");
    picker.startQuiescence(check, Move.NONE, threats(check), new Checks(), false);
    MoveList legal = new MoveList();
    MoveGenerator.all(check, legal);
    assertEquals(sorted(legal), new TreeSet<>(rest()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4k3/2p5/3p4/8/n7/8/3Q4/R3K3 w - - 0 1",
        "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 1",
        // Discovered checks, by the knight anywhere and by the rook off the line.
        "4k3/8/8/1b6/4N3/8/4R3/4QK2 w - - 0 1",
        "7k/8/8/4R3/8/2B5/8/K7 w - - 0 1",
        // A pinned rook checks along its pin only.
        "q6k/8/8/8/R7/8/8/K6B w - - 0 1",
        "8/8/4k3/8/8/1n1q2r1/5B1K/5N1Q b - - 0 1"
      })
  void quiescenceSeesTheQuietChecksOfPieces(String fen) {
    Position position = Fen.parse(fen);
    Checks checks = new Checks();
    checks.compute(position);
    context();
    picker.startQuiescence(position, Move.NONE, threats(position), checks, true);
    List<Integer> picked = rest();
    MoveList legal = new MoveList();
    MoveGenerator.all(position, legal);
    Set<Integer> expected = new TreeSet<>();
    for (int i = 0; i < legal.size(); i++) {
      int move = legal.move(i);
      int type = Piece.type(position.movedPiece(move));
      boolean ofPiece = type != PieceType.PAWN && type != PieceType.KING;
      if (Move.isNoisy(move) || ofPiece && position.givesCheck(move)) {
        expected.add(move);
      }
    }
    assertEquals(expected, new TreeSet<>(picked));
    assertEquals(expected.size(), picked.size());
  }

  @Test
  void probCutSeesOnlyCapturesThatWinEnough() {
    Position position = Fen.parse("4k3/2p5/3p4/8/n7/8/3Q4/R3K3 w - - 0 1");
    picker.startProbCut(position, Move.NONE, 200);
    assertEquals(List.of(Move.of(0, 24, Move.CAPTURE)), rest());
    picker.startProbCut(position, Move.NONE, 400);
    assertEquals(List.of(), rest());
  }

  private List<Integer> main(Position position, int ttMove) {
    start(position, ttMove);
    return rest();
  }

  private void start(Position position, int ttMove) {
    context();
    Checks checks = new Checks();
    checks.compute(position);
    picker.startMain(position, ttMove, threats(position), checks);
  }

  private static Threats threats(Position position) {
    Threats threats = new Threats();
    threats.compute(position, Color.opposite(position.sideToMove()));
    return threats;
  }

  private void context() {
    picker.context(PieceTo.NONE, PieceTo.NONE, PieceTo.NONE, PieceTo.NONE);
  }

  private List<Integer> rest() {
    List<Integer> picked = new ArrayList<>();
    for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
      picked.add(move);
    }
    return picked;
  }

  private static Set<Integer> sorted(MoveList list) {
    TreeSet<Integer> moves = new TreeSet<>();
    for (int i = 0; i < list.size(); i++) {
      moves.add(list.move(i));
    }
    return moves;
  }
}
