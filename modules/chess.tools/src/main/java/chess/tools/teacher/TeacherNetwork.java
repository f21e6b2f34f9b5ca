package chess.tools.teacher;

/**
 * The weights of the teacher.
 *
 * @param columns sums of each view
 * @param weights of the inputs, a row of columns for each
 * @param material what each input is worth by itself, for each stack
 * @param stacks the layers behind, chosen by the number of men
 */
record TeacherNetwork(
    String description,
    int columns,
    short[] biases,
    short[] weights,
    int[] material,
    LayerStack[] stacks) {
  static final int STACKS = 8;
  private static final int MEN_OF_A_STACK = 4;

  /** The stack for a number of men. */
  static int stack(int men) {
    return (men - 1) / MEN_OF_A_STACK;
  }
}
