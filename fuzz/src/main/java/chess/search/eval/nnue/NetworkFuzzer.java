package chess.search.eval.nnue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * Networks: a small one with some bytes changed and perhaps cut short, as no fuzzer makes up a
 * checksum over half a million weights. What is read is written as it was.
 */
public final class NetworkFuzzer {
  private static final byte[] FILE = file();
  private static final int CHECKSUM = 36;
  private static final int WEIGHTS = 44;
  private static final int FIX_CHECKSUM = 1;
  private static final int CUT = 2;

  private NetworkFuzzer() {}

  public static void fuzzerTestOneInput(byte[] data) {
    ByteBuffer orders = ByteBuffer.wrap(data);
    int kind = orders.hasRemaining() ? orders.get() : 0;
    byte[] file = FILE.clone();
    while (orders.remaining() >= Integer.BYTES) {
      // Half of the changes are in the header.
      int order = orders.getInt();
      int place = (order >>> 9) % (order < 0 ? WEIGHTS : file.length);
      file[place] = (byte) order;
    }
    if ((kind & FIX_CHECKSUM) != 0) {
      CRC32 crc = new CRC32();
      crc.update(file, WEIGHTS, file.length - WEIGHTS);
      ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).putInt(CHECKSUM, (int) crc.getValue());
    }
    if ((kind & CUT) != 0) {
      file = Arrays.copyOf(file, file.length - 1 - orders.remaining());
    }
    try {
      if (!Arrays.equals(file, written(NetworkFile.read(new ByteArrayInputStream(file))))) {
        throw new AssertionError("another file");
      }
    } catch (IOException e) {
      // Refused.
    }
  }

  private static byte[] file() {
    int hidden = Network.HIDDEN_STEP;
    OutputStack stack =
        new OutputStack(
            hidden,
            new short[2 * hidden * OutputStack.UNITS],
            new int[OutputStack.UNITS],
            new short[OutputStack.SIGNALS * OutputStack.NEURONS],
            new int[OutputStack.NEURONS],
            new short[OutputStack.NEURONS],
            0);
    return written(
        Network.of(
            "",
            new short[FeatureIndex.COUNT * hidden],
            new short[hidden],
            Stream.generate(() -> stack).limit(Network.OUTPUT_BUCKETS).toList()));
  }

  private static byte[] written(Network network) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      NetworkFile.write(network, bytes);
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
