package chess.search.eval.hce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Collects the weights while {@link EvalParameters} is initialised and hands out their places. */
final class WeightTable {
  private static final int INITIAL_CAPACITY = 1024;

  private final List<WeightGroup> groups = new ArrayList<>();
  private int[] values = new int[INITIAL_CAPACITY];
  private int size;

  /** Appends a run of weights and says where it begins. */
  int add(EvalTerm term, String name, int[] middlegame, int[] endgame) {
    if (middlegame.length != endgame.length) {
      throw new IllegalArgumentException(name + " has phases of different lengths");
    }
    int offset = size;
    groups.add(new WeightGroup(term, name, offset, middlegame.length));
    size += middlegame.length;
    if (size > values.length) {
      values = Arrays.copyOf(values, 2 * size);
    }
    for (int i = 0; i < middlegame.length; i++) {
      values[offset + i] = TaperedScore.of(middlegame[i], endgame[i]);
    }
    return offset;
  }

  List<WeightGroup> groups() {
    return List.copyOf(groups);
  }

  int[] values() {
    return Arrays.copyOf(values, size);
  }
}
