package chess.tools.teacher;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Random;

/** A small network of the teacher's kind with random weights, as the bytes of its file. */
final class TeacherBytes {
  static final int COLUMNS = 2 * Sums.STEP;
  static final String DESCRIPTION = "drawn by lot";
  static final int DESCRIPTION_AT = 3 * Integer.BYTES;
  static final int SUMS_AT = DESCRIPTION_AT + DESCRIPTION.length();

  private static final int STACK_BYTES =
      Integer.BYTES * (2 + LayerStack.FIRST + LayerStack.SECOND)
          + LayerStack.FIRST * COLUMNS
          + LayerStack.SECOND * (LayerStack.SECOND + 1);

  static final int LAST_STACK_AT = length() - STACK_BYTES;

  private final ByteBuffer out = ByteBuffer.allocate(length()).order(ByteOrder.LITTLE_ENDIAN);
  private final Random random = new Random(5);

  private static int length() {
    int sums = Short.BYTES * COLUMNS * (1 + TeacherInputs.COUNT);
    int material = Integer.BYTES * TeacherNetwork.STACKS * TeacherInputs.COUNT;
    int layers = TeacherNetwork.STACKS * STACK_BYTES;
    return SUMS_AT + Integer.BYTES + sums + material + layers;
  }

  static byte[] write() {
    return new TeacherBytes().all();
  }

  private byte[] all() {
    int sums = TeacherFile.sumsHash(COLUMNS);
    int layers = TeacherFile.layersHash(COLUMNS);
    out.putInt(TeacherFile.VERSION).putInt(sums ^ layers).putInt(DESCRIPTION.length());
    out.put(DESCRIPTION.getBytes(StandardCharsets.US_ASCII));
    out.putInt(sums);
    shorts(COLUMNS * (1 + TeacherInputs.COUNT), 40);
    ints(TeacherNetwork.STACKS * TeacherInputs.COUNT, 3000);
    for (int i = 0; i < TeacherNetwork.STACKS; i++) {
      out.putInt(layers);
      ints(LayerStack.FIRST, 4000);
      bytes(LayerStack.FIRST * COLUMNS);
      ints(LayerStack.SECOND, 4000);
      bytes(LayerStack.SECOND * LayerStack.SECOND);
      ints(1, 4000);
      bytes(LayerStack.SECOND);
    }
    return out.array();
  }

  private void shorts(int count, int bound) {
    for (int i = 0; i < count; i++) {
      out.putShort((short) random.nextInt(-bound, bound));
    }
  }

  private void ints(int count, int bound) {
    for (int i = 0; i < count; i++) {
      out.putInt(random.nextInt(-bound, bound));
    }
  }

  private void bytes(int count) {
    for (int i = 0; i < count; i++) {
      out.put((byte) random.nextInt(-Byte.MAX_VALUE, Byte.MAX_VALUE));
    }
  }
}
