package chess.search.eval.nnue;

import chess.core.file.Reason;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;

/**
 * Reads and writes network files.
 *
 * <pre>
 *   offset  size  all numbers little-endian
 *   0       8     magic "DuplexNN"
 *   8       4     version
 *   12      4     inputs          16  4  hidden size     20  4  output buckets
 *   24      4     QA              28  4  weight of one   32  4  scale
 *   36      4     CRC-32 of the weights
 *   40      4     length of the description, then the description in UTF-8
 *           ...   feature weights and biases, then for each output bucket the weights and
 *                 biases of units, neurons and value; weights (and the feature biases) as
 *                 int16, biases as int32
 * </pre>
 */
public final class NetworkFile {
  private static final byte[] MAGIC = "DuplexNN".getBytes(StandardCharsets.US_ASCII);
  private static final int VERSION = 2;
  private static final int NUMBERS = 9;
  private static final int MAX_DESCRIPTION = 4096;

  private NetworkFile() {}

  /**
   * Reads a file.
   *
   * @throws NetworkFormatException if there is none or it is not a usable network; the message says
   *     why in a few words
   */
  public static Network read(Path path) throws IOException {
    if (Files.isDirectory(path)) {
      throw new NetworkFormatException("is a folder");
    }
    try (InputStream in = Files.newInputStream(path)) {
      return read(in);
    } catch (NoSuchFileException e) {
      throw new NetworkFormatException("no such file");
    }
  }

  /** Reads a network and expects the stream to end with it. */
  public static Network read(InputStream stream) throws IOException {
    try {
      return readAll(new DataInputStream(stream));
    } catch (EOFException e) {
      throw new NetworkFormatException("the file is cut short");
    } catch (IllegalArgumentException e) {
      throw new NetworkFormatException(Reason.of(e));
    }
  }

  private static Network readAll(DataInputStream in) throws IOException {
    byte[] magic = in.readNBytes(MAGIC.length);
    if (!Arrays.equals(magic, MAGIC)) {
      throw new NetworkFormatException("not a network file of this program");
    }
    ByteBuffer numbers = numbers(read(in, NUMBERS * Integer.BYTES));
    require("version", numbers.getInt(), VERSION);
    require("input count", numbers.getInt(), FeatureIndex.COUNT);
    int hidden = numbers.getInt();
    if (hidden <= 0 || hidden > Network.MAX_HIDDEN || hidden % Network.HIDDEN_STEP != 0) {
      throw new NetworkFormatException("unusable hidden size " + hidden);
    }
    require("output bucket count", numbers.getInt(), Network.OUTPUT_BUCKETS);
    require("QA", numbers.getInt(), Network.QA);
    require("weight of one", numbers.getInt(), OutputStack.WEIGHT_ONE);
    require("scale", numbers.getInt(), Network.SCALE);
    int checksum = numbers.getInt();
    int descriptionLength = numbers.getInt();
    if (descriptionLength < 0 || descriptionLength > MAX_DESCRIPTION) {
      throw new NetworkFormatException("unusable description length " + descriptionLength);
    }
    String description = new String(read(in, descriptionLength), StandardCharsets.UTF_8);
    CRC32 crc = new CRC32();
    DataInputStream weights = new DataInputStream(new CheckedInputStream(in, crc));
    int[][] featureWeights = rows(weights, FeatureIndex.COUNT, hidden);
    int[] featureBiases = rows(weights, 1, hidden)[0];
    List<OutputStack> stacks = new ArrayList<>();
    for (int bucket = 0; bucket < Network.OUTPUT_BUCKETS; bucket++) {
      stacks.add(stack(weights, hidden));
    }
    if ((int) crc.getValue() != checksum) {
      throw new NetworkFormatException("the checksum does not match: the file is damaged");
    }
    if (in.read() >= 0) {
      throw new NetworkFormatException("the file is longer than its header says");
    }
    return new Network(description, featureWeights, featureBiases, stacks);
  }

  // Row by row, so that a large network is in memory only once, and a short file not for a long
  // one.
  private static int[][] rows(DataInputStream in, int count, int hidden) throws IOException {
    byte[] bytes = new byte[hidden * Short.BYTES];
    int[][] rows = new int[count][];
    for (int i = 0; i < count; i++) {
      in.readFully(bytes);
      rows[i] = new int[hidden / 2];
      numbers(bytes).asIntBuffer().get(rows[i]);
      ColumnPair.fromHalves(rows[i]);
    }
    return rows;
  }

  private static OutputStack stack(DataInputStream in, int hidden) throws IOException {
    return new OutputStack(
        hidden,
        shorts(in, 2 * hidden * OutputStack.UNITS),
        ints(in, OutputStack.UNITS),
        shorts(in, OutputStack.SIGNALS * OutputStack.NEURONS),
        ints(in, OutputStack.NEURONS),
        shorts(in, OutputStack.NEURONS),
        ints(in, 1)[0]);
  }

  private static short[] shorts(DataInputStream in, int count) throws IOException {
    short[] values = new short[count];
    numbers(read(in, count * Short.BYTES)).asShortBuffer().get(values);
    return values;
  }

  private static int[] ints(DataInputStream in, int count) throws IOException {
    int[] values = new int[count];
    numbers(read(in, count * Integer.BYTES)).asIntBuffer().get(values);
    return values;
  }

  private static void require(String what, int value, int expected) throws IOException {
    if (value != expected) {
      throw new NetworkFormatException(what + " is " + value + ", not " + expected);
    }
  }

  private static byte[] read(DataInputStream in, int count) throws IOException {
    byte[] bytes = new byte[count];
    in.readFully(bytes);
    return bytes;
  }

  private static ByteBuffer numbers(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static int weightBytes(int hidden) {
    int weights =
        2 * hidden * OutputStack.UNITS
            + OutputStack.SIGNALS * OutputStack.NEURONS
            + OutputStack.NEURONS;
    int biases = OutputStack.UNITS + OutputStack.NEURONS + 1;
    return (FeatureIndex.COUNT + 1) * hidden * Short.BYTES
        + Network.OUTPUT_BUCKETS * (weights * Short.BYTES + biases * Integer.BYTES);
  }

  private static int checksum(byte[] bytes) {
    CRC32 crc = new CRC32();
    crc.update(bytes);
    return (int) crc.getValue();
  }

  /** Writes a file that {@link #read(Path)} understands. */
  public static void write(Network network, Path path) throws IOException {
    try (OutputStream out = Files.newOutputStream(path)) {
      write(network, out);
    }
  }

  /** Writes a network; the stream stays open. */
  public static void write(Network network, OutputStream out) throws IOException {
    byte[] weights = weights(network);
    byte[] description = network.description().getBytes(StandardCharsets.UTF_8);
    ByteBuffer header =
        ByteBuffer.allocate(MAGIC.length + NUMBERS * Integer.BYTES)
            .order(ByteOrder.LITTLE_ENDIAN)
            .put(MAGIC)
            .putInt(VERSION)
            .putInt(FeatureIndex.COUNT)
            .putInt(network.hidden())
            .putInt(Network.OUTPUT_BUCKETS)
            .putInt(Network.QA)
            .putInt(OutputStack.WEIGHT_ONE)
            .putInt(Network.SCALE)
            .putInt(checksum(weights))
            .putInt(description.length);
    out.write(header.array());
    out.write(description);
    out.write(weights);
  }

  private static byte[] weights(Network network) {
    ByteBuffer buffer =
        ByteBuffer.allocate(weightBytes(network.hidden())).order(ByteOrder.LITTLE_ENDIAN);
    int hidden = network.hidden();
    for (int input = 0; input < FeatureIndex.COUNT; input++) {
      for (int column = 0; column < hidden; column++) {
        buffer.putShort((short) network.featureWeight(input, column));
      }
    }
    for (int column = 0; column < hidden; column++) {
      buffer.putShort((short) network.featureBias(column));
    }
    for (int bucket = 0; bucket < Network.OUTPUT_BUCKETS; bucket++) {
      put(network.stack(bucket), buffer);
    }
    return buffer.array();
  }

  private static void put(OutputStack stack, ByteBuffer buffer) {
    for (int column = 0; column < 2 * stack.hidden(); column++) {
      for (int unit = 0; unit < OutputStack.UNITS; unit++) {
        buffer.putShort((short) stack.unitWeight(column, unit));
      }
    }
    put(stack.unitBiases, buffer);
    for (int weight : stack.neuronWeights) {
      buffer.putShort((short) weight);
    }
    put(stack.neuronBiases, buffer);
    for (int weight : stack.valueWeights) {
      buffer.putShort((short) weight);
    }
    buffer.putInt(stack.valueBias);
  }

  private static void put(int[] values, ByteBuffer buffer) {
    for (int value : values) {
      buffer.putInt(value);
    }
  }
}
