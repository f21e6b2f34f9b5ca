package chess.search.tablebase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.board.Square;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.Fen;
import chess.search.tablebase.writer.WrittenTables;
import chess.testing.OutsideData;
import chess.testing.Requirement;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables against themselves: a position is worth what its best successor makes of it. */
class TablebaseConsistencyTest {
  private static final int FEW = 4_000;
  private static final int MANY = 1_000_000;

  /** All placements of two kings and a man, less those where somebody could take a king. */
  private static final int LEGAL_POSITIONS_OF_THREE_MEN = 3_200_000;

  private Tablebases tables;
  private TablebaseProbe probe;
  private long compared;

  private void open(Path folder) {
    tables = Tablebases.open(folder.toString(), text -> assertEquals("", text));
    probe = new TablebaseProbe(tables);
  }

  @AfterEach
  void close() {
    tables.close();
  }

  @Test
  void samplesOfThreeMen() {
    open(WrittenTables.folder());
    compareSamples(1, FEW);
  }

  /** A pawn that promotes may lead to an ending without a table. */
  @ParameterizedTest
  @ValueSource(strings = {"BN", "NN", "Q-R", "P-P"})
  void samplesOfFourMen(String men) {
    open(WrittenTables.folder());
    Random random = new Random(men.hashCode());
    for (int i = 0; i < FEW; i++) {
      Position position = EndgamePositions.random(random, men);
      compareIfKnown(position);
      MoveList moves = new MoveList();
      MoveGenerator.all(position, moves);
      if (!moves.isEmpty()) {
        position.make(moves.move(i % moves.size()));
        compareIfKnown(position);
      }
    }
    assertTrue(compared > FEW, compared + " positions");
  }

  private void compareIfKnown(Position position) {
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    boolean known = probe.dtz(position) != TablebaseProbe.UNKNOWN;
    for (int i = 0; i < moves.size() && known; i++) {
      position.make(moves.move(i));
      known = probe.dtz(position) != TablebaseProbe.UNKNOWN;
      position.unmake();
    }
    if (known) {
      compare(position);
    }
  }

  @Test
  @Tag(Requirement.OUTSIDE_DATA_TAG)
  void samplesOfAllEndingsOfFourMen() {
    open(OutsideData.find("syzygy"));
    compareSamples(2, FEW);
  }

  @Test
  @Tag("slow")
  void everyPositionOfThreeMen() {
    open(WrittenTables.folder());
    EndgamePositions.forEachOfThreeMen(this::compare);
    assertTrue(compared > LEGAL_POSITIONS_OF_THREE_MEN, compared + " positions");
  }

  @Test
  @Tag("slow")
  @Tag(Requirement.OUTSIDE_DATA_TAG)
  void manyPositionsOfFourMen() {
    open(OutsideData.find("syzygy"));
    compareSamples(2, MANY);
  }

  private void compareSamples(int extraMen, int count) {
    Random random = new Random(extraMen);
    for (int i = 0; i < count; i++) {
      compare(EndgamePositions.random(random, extraMen));
    }
  }

  private void compare(Position position) {
    compared++;
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    compareResult(position, moves);
    compareDistance(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.move(i));
      // Nothing else leads to a position in which a pawn can be taken en passant.
      if (position.enPassantSquare() != Square.NONE) {
        compare(position);
      }
      position.unmake();
    }
  }

  private void compareResult(Position position, MoveList moves) {
    int best = moves.isEmpty() ? position.inCheck() ? Wdl.LOSS : Wdl.DRAW : Wdl.LOSS;
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.move(i));
      best = Math.max(best, -probe.wdl(position));
      position.unmake();
    }
    int value = probe.wdl(position);
    if (best != value) {
      assertEquals(best, value, Fen.format(position));
    }
  }

  /** Distances may be stored in full moves, so a ply more or less is no contradiction. */
  private void compareDistance(Position position, MoveList moves) {
    int distance = probe.dtz(position);
    if (Integer.signum(distance) != Integer.signum(probe.wdl(position))) {
      assertEquals(probe.wdl(position), distance, Fen.format(position));
    }
    if (moves.isEmpty() || distance == 0) {
      return;
    }
    int best = 0;
    for (int i = 0; i < moves.size(); i++) {
      boolean zeroing = TablebaseProbe.isZeroing(position, moves.move(i));
      position.make(moves.move(i));
      int after = zeroing ? probe.zeroingDistance(position) : probe.quietDistance(position);
      position.unmake();
      if (Integer.signum(after) == Integer.signum(distance)) {
        boolean better = distance > 0 ? best == 0 || after < best : after < best;
        best = better ? after : best;
      }
    }
    if (Math.abs(best - distance) > 1) {
      assertEquals(best, distance, Fen.format(position));
    }
  }
}
