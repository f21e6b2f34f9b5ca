package chess.tools.train;

import chess.search.eval.nnue.FeatureIndex;
import java.util.Arrays;

/**
 * The inputs of a batch turned inside out: for each input, the rows of hidden sums it takes part
 * in. The backward pass then adds up the derivatives of an input in registers and touches its
 * gradient once, instead of once for each position.
 *
 * <p>The batch is cut into sections whose derivatives fit in the second-level cache. A row number
 * is {@code 2 * slot} for the own perspective and one more for the other.
 */
final class InputLists {
  private static final int SECTION = 1024;

  private final short[] rows;
  private final int[] starts;
  private int sections;

  InputLists(int capacity) {
    rows = new short[capacity * 2 * Batch.STRIDE];
    starts = new int[(capacity + SECTION - 1) / SECTION * FeatureIndex.COUNT + 1];
    if (2 * capacity > Short.MAX_VALUE + 1) {
      throw new IllegalArgumentException("row numbers would not fit in 16 bits");
    }
  }

  int sections() {
    return sections;
  }

  /** Where the rows of an input in a section begin; they end where the next input's begin. */
  int start(int section, int input) {
    return starts[section * FeatureIndex.COUNT + input];
  }

  short[] rows() {
    return rows;
  }

  /** Sorts the inputs of a batch by counting. */
  void build(Batch batch) {
    sections = (batch.size() + SECTION - 1) / SECTION;
    int[] next = new int[FeatureIndex.COUNT];
    int total = 0;
    for (int section = 0; section < sections; section++) {
      int from = section * SECTION;
      int to = Math.min(batch.size(), from + SECTION);
      Arrays.fill(next, 0);
      for (int slot = from; slot < to; slot++) {
        count(batch, slot, next);
      }
      for (int input = 0; input < FeatureIndex.COUNT; input++) {
        starts[section * FeatureIndex.COUNT + input] = total;
        int uses = next[input];
        next[input] = total;
        total += uses;
      }
      for (int slot = from; slot < to; slot++) {
        enter(batch, slot, next);
      }
    }
    starts[sections * FeatureIndex.COUNT] = total;
  }

  private static void count(Batch batch, int slot, int[] uses) {
    int from = slot * Batch.STRIDE;
    for (int i = from; i < from + batch.men[slot]; i++) {
      uses[batch.ownInputs[i]]++;
      uses[batch.otherInputs[i]]++;
    }
  }

  private void enter(Batch batch, int slot, int[] next) {
    int from = slot * Batch.STRIDE;
    for (int i = from; i < from + batch.men[slot]; i++) {
      rows[next[batch.ownInputs[i]]++] = (short) (2 * slot);
      rows[next[batch.otherInputs[i]]++] = (short) (2 * slot + 1);
    }
  }
}
