package chess.search.tablebase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.search.tablebase.writer.WrittenTables;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Mates worked out from the end, against the literature, the tablebases and themselves. */
class MateTableTest {
  private static final int SAMPLES = 3_000;

  /** Made once for all tests. */
  private static final MateTables TABLES = new MateTables();

  /** The longest mates with the right to move are in every textbook. */
  @ParameterizedTest
  @CsvSource({"QUEEN, 10", "ROOK, 16", "BISHOP_AND_KNIGHT, 33"})
  void theLongestMateIsTheKnownOne(MateEnding ending, int moves) {
    MateTable table = new MateTable(ending.pieceTypes());
    int longest = 0;
    for (int men = 0; men < 1 << 24; men++) {
      int number = table.movesToMate(men & 63, men >> 6 & 63, men >> 12 & 63, men >> 18);
      longest = Math.max(longest, number);
    }
    assertEquals(moves, longest);
  }

  /** Without captures for the winner the tables' distance is that of the mate, give or take one. */
  @ParameterizedTest
  @ValueSource(strings = {"Q", "R", "BN"})
  void theTablebasesAgree(String men) {
    Random random = new Random(men.hashCode());
    try (Tablebases tables = Tablebases.open(WrittenTables.folder().toString(), text -> {})) {
      TablebaseProbe tablebases = new TablebaseProbe(tables);
      for (int i = 0; i < SAMPLES; i++) {
        Position position = EndgamePositions.random(random, men);
        MateProbe probe = TABLES.probe(position, () -> true);
        MoveList moves = moves(position);
        for (int j = -1; j < moves.size(); j++) {
          if (j >= 0) {
            position.make(moves.move(j));
          }
          compare(tablebases, probe, position);
          if (j >= 0) {
            position.unmake();
          }
        }
      }
    }
  }

  private static void compare(TablebaseProbe tablebases, MateProbe probe, Position position) {
    int plies = probe.plies(position);
    String fen = Fen.format(position);
    if (tablebases.wdl(position) == Wdl.DRAW) {
      assertEquals(MateProbe.NO_MATE, plies, fen);
    } else {
      assertTrue(plies >= 0, fen);
      assertEquals(Math.abs(tablebases.dtz(position)), plies, 1, fen);
      assertEquals(position.sideToMove() == Color.WHITE ? 1 : 0, plies & 1, fen);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/8/3k4/8/8/8/KBN5 w - - 0 1",
        "8/8/8/3K4/8/8/8/kbn5 b - - 0 1",
        "7k/8/8/8/8/8/8/KR6 w - - 0 1",
        "8/8/8/3k4/8/8/8/KQ6 b - - 0 1"
      })
  void aLineEndsInMateWhenItSays(String fen) {
    Position position = Fen.parse(fen);
    MateProbe probe = TABLES.probe(position, () -> true);
    int plies = probe.plies(position);
    MoveList moves = moves(position);
    int best = moves.move(0);
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.move(i));
      best = probe.plies(position) == plies - 1 ? moves.move(i) : best;
      position.unmake();
    }
    int[] line = probe.line(position, best);
    assertEquals(fen, Fen.format(position), "the position is left alone");
    assertEquals(plies, line.length);
    for (int move : line) {
      assertTrue(MoveGenerator.hasLegalMove(position), "the mate comes last");
      position.make(move);
    }
    assertTrue(position.inCheck());
    assertFalse(MoveGenerator.hasLegalMove(position));
  }

  @Test
  void aPieceThatCanBeTakenIsNoMate() {
    Position position = Fen.parse("8/8/8/8/8/1k6/1R6/7K b - - 0 1");
    MateProbe probe = TABLES.probe(position, () -> true);
    assertEquals(MateProbe.NO_MATE, probe.plies(position));
    int capture = CoordinateMove.parse(position, "b3b2");
    assertEquals(0, probe.line(position, capture).length);
    assertTrue(Move.isCapture(capture));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4k3/8/8/8/8/8/8/R3K2R w - - 0 1",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        "4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1",
        "4k2r/8/8/8/8/8/8/4K2R w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
      })
  void otherEndingsAreUnknown(String fen) {
    assertNull(TABLES.probe(Fen.parse(fen), () -> true));
  }

  @Test
  void nobodyIsMadeToWait() {
    Position position = Fen.parse("8/8/8/3k4/8/8/8/KBN5 w - - 0 1");
    MateTables impatient = new MateTables();
    assertNull(impatient.probe(position, () -> false));
    assertNotNull(impatient.probe(position, () -> true));
    assertNotNull(impatient.probe(position, () -> false), "made once and for all");
  }

  private static MoveList moves(Position position) {
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    return moves;
  }
}
