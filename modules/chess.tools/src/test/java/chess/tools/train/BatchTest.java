package chess.tools.train;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import chess.tools.positions.PositionSet;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class BatchTest {
  private static final TargetBlend SCORES_ONLY = new TargetBlend(1, 400);

  // White: king e1, pawn a2. Black: king d8, queen h4. White to move, lost, -850.
  private static final long[] RECORD = {
    1L << 4 | 1L << 8 | 1L << 31 | 1L << 59, 0xdc05L, 0, -850 & 0xffffL | 4L << 24 | 3L << 32,
  };

  private static Batch decoded() {
    PositionSet set = new PositionSet();
    set.add(RECORD);
    Batch batch = new Batch(1);
    batch.resize(1);
    batch.decode(set, 0, 0, SCORES_ONLY);
    return batch;
  }

  /** Inputs of the fourth set, which belongs to kings on d1 or e1. */
  private static short[] inputs(int... men) {
    short[] inputs = new short[men.length];
    for (int i = 0; i < men.length; i++) {
      inputs[i] = (short) (3 * 768 + men[i]);
    }
    return inputs;
  }

  @Test
  void ownViewIsMirroredForTheKingOnE1() {
    short[] own = Arrays.copyOf(decoded().ownInputs, 4);
    // King d1, pawn h2; the opponent's queen a4 and king e8.
    short[] expected = inputs(5 * 64 + 3, 15, 384 + 4 * 64 + 24, 384 + 5 * 64 + 60);
    assertArrayEquals(expected, own);
  }

  @Test
  void otherViewIsTurnedAroundAndNotMirroredForTheKingOnD8() {
    short[] other = Arrays.copyOf(decoded().otherInputs, 4);
    // Seen by Black: White's king e8 and pawn a7; own queen h5 and king d1.
    short[] expected = inputs(384 + 5 * 64 + 60, 384 + 48, 4 * 64 + 39, 5 * 64 + 3);
    assertArrayEquals(expected, other);
  }

  @Test
  void labelsAreRead() {
    Batch batch = decoded();
    assertEquals(4, batch.men[0]);
    assertEquals(0, batch.bucket[0]);
    assertEquals(-850, batch.score[0]);
    assertEquals(0, batch.result[0]);
    assertEquals(1 / (1 + Math.exp(850 / 400.0)), batch.target[0], 1e-6);
  }
}
