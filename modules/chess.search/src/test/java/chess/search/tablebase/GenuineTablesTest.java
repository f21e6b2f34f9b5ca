package chess.search.tablebase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.core.notation.Fen;
import chess.search.tablebase.writer.WrittenTables;
import chess.testing.OutsideData;
import chess.testing.Requirement;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables written here say what the genuine ones say. */
@Tag(Requirement.OUTSIDE_DATA_TAG)
class GenuineTablesTest {
  private static final int SAMPLES = 5_000;

  private long compared;

  @ParameterizedTest
  @ValueSource(strings = {"Q", "R", "B", "N", "P", "BN", "NN", "Q-R", "P-P"})
  void samplesAgree(String men) {
    Random random = new Random(men.hashCode());
    try (Tablebases written = open(WrittenTables.folder());
        Tablebases genuine = open(OutsideData.find("syzygy"))) {
      TablebaseProbe ours = new TablebaseProbe(written);
      TablebaseProbe theirs = new TablebaseProbe(genuine);
      for (int i = 0; i < SAMPLES; i++) {
        compare(ours, theirs, EndgamePositions.random(random, men));
      }
    }
    assertTrue(compared > SAMPLES / 2, compared + " positions");
  }

  @Test
  @Tag("slow")
  void everyPositionAgrees() {
    try (Tablebases written = open(WrittenTables.folder());
        Tablebases genuine = open(OutsideData.find("syzygy"))) {
      TablebaseProbe ours = new TablebaseProbe(written);
      TablebaseProbe theirs = new TablebaseProbe(genuine);
      for (String ending : WrittenTables.endings()) {
        EndgamePositions.forEach(ending, position -> compare(ours, theirs, position));
      }
    }
  }

  /**
   * Ours are exact. Where a genuine table counts in moves, an even number of plies appears as one
   * less, and so does what follows from it for the other side.
   */
  private void compare(TablebaseProbe ours, TablebaseProbe theirs, Position position) {
    int wdl = ours.wdl(position);
    if (wdl != theirs.wdl(position)) {
      assertEquals(theirs.wdl(position), wdl, Fen.format(position));
    }
    int distance = ours.dtz(position);
    // A pawn about to promote leads to endings that are not written.
    if (distance != TablebaseProbe.UNKNOWN) {
      compared++;
      int genuine = theirs.dtz(position);
      int rounded = distance - Integer.signum(distance);
      if (genuine != distance && genuine != rounded) {
        assertEquals(genuine, distance, Fen.format(position));
      }
    }
  }

  private static Tablebases open(Path folder) {
    return Tablebases.open(folder.toString(), text -> assertEquals("", text));
  }
}
