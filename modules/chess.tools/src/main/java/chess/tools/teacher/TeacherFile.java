package chess.tools.teacher;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Reads the network that {@code export_net} of Stockfish 15.1 writes.
 *
 * <pre>
 *   all numbers little-endian, each weight as it is, nothing compressed
 *   4  version       4  hash of the shape      4  length of the description, then the description
 *   4  hash of the sums
 *      biases int16, weights int16 [input][column], material int32 [input][stack]
 *   eight times
 *     4  hash of the layers
 *        three layers: biases int32, weights int8 [output][input], inputs filled up to 32
 * </pre>
 */
final class TeacherFile {
  static final int VERSION = 0x7AF32F20;

  /** Sums of each view in Stockfish 15.1. */
  static final int COLUMNS = 1024;

  private static final int INPUTS_HASH = 0x7F234CB8;
  private static final int SLICE_HASH = 0xEC42E90D;
  private static final int LAYER_HASH = 0xCC03DAE4;
  private static final int CLAMP_HASH = 0x538D24C7;
  private static final int MAX_DESCRIPTION = 1 << 16;
  private static final int CHUNK = 1 << 16;

  private final InputStream in;
  private final int columns;

  private TeacherFile(InputStream in, int columns) {
    this.in = in;
    this.columns = columns;
  }

  /**
   * Reads a file.
   *
   * @throws TeacherFormatException if it is not such a network; the message says why
   */
  static TeacherNetwork read(Path path) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
      return read(in, COLUMNS);
    }
  }

  /** Reads a network of so many columns and expects the stream to end with it. */
  static TeacherNetwork read(InputStream in, int columns) throws IOException {
    try {
      return new TeacherFile(in, columns).read();
    } catch (EOFException e) {
      throw new TeacherFormatException("the file is cut short");
    }
  }

  /** The number in which a file says what its sums are. */
  static int sumsHash(int columns) {
    return INPUTS_HASH ^ 2 * columns;
  }

  /** The number in which a file says what its layers are. */
  static int layersHash(int columns) {
    int hash = layerHash(SLICE_HASH ^ 2 * columns, LayerStack.FIRST) + CLAMP_HASH;
    hash = layerHash(hash, LayerStack.SECOND) + CLAMP_HASH;
    return layerHash(hash, 1);
  }

  private static int layerHash(int before, int outputs) {
    return LAYER_HASH + outputs ^ before >>> 1 ^ before << Integer.SIZE - 1;
  }

  private TeacherNetwork read() throws IOException {
    if (readInt() != VERSION) {
      throw new TeacherFormatException("not a network of Stockfish 15.1");
    }
    if (readInt() != (sumsHash(columns) ^ layersHash(columns))) {
      throw new TeacherFormatException("a network of another shape than Stockfish 15.1 has");
    }
    int length = readInt();
    if (length < 0 || length > MAX_DESCRIPTION) {
      throw new TeacherFormatException("the description has an impossible length");
    }
    String description = new String(read(length).array(), StandardCharsets.UTF_8);
    require(sumsHash(columns), "sums");
    short[] biases = readShorts(columns);
    short[] weights = readShorts(TeacherInputs.COUNT * columns);
    int[] material = readInts(TeacherInputs.COUNT * TeacherNetwork.STACKS);
    LayerStack[] stacks = new LayerStack[TeacherNetwork.STACKS];
    for (int i = 0; i < stacks.length; i++) {
      stacks[i] = readStack();
    }
    if (in.read() >= 0) {
      throw new TeacherFormatException("the file goes on after its end");
    }
    return new TeacherNetwork(description, columns, biases, weights, material, stacks);
  }

  private LayerStack readStack() throws IOException {
    require(layersHash(columns), "layers");
    int[] firstBiases = readInts(LayerStack.FIRST);
    int[] first = readLayer(columns, LayerStack.FIRST);
    int[] secondBiases = readInts(LayerStack.SECOND);
    int[] second = readLayer(LayerStack.SECOND, LayerStack.SECOND);
    int thirdBias = readInt();
    int[] third = readLayer(LayerStack.SECOND, 1);
    return new LayerStack(firstBiases, first, secondBiases, second, thirdBias, third);
  }

  private void require(int hash, String what) throws IOException {
    if (readInt() != hash) {
      throw new TeacherFormatException("the file is damaged: its " + what + " do not begin there");
    }
  }

  /** The weights of a layer, turned so that those of an input lie together. */
  private int[] readLayer(int inputs, int outputs) throws IOException {
    ByteBuffer bytes = read(inputs * outputs);
    int[] weights = new int[inputs * outputs];
    for (int output = 0; output < outputs; output++) {
      for (int input = 0; input < inputs; input++) {
        weights[input * outputs + output] = bytes.get();
      }
    }
    return weights;
  }

  private int readInt() throws IOException {
    return read(Integer.BYTES).getInt();
  }

  private int[] readInts(int count) throws IOException {
    int[] values = new int[count];
    read(count * Integer.BYTES).asIntBuffer().get(values);
    return values;
  }

  private short[] readShorts(int count) throws IOException {
    short[] values = new short[count];
    for (int done = 0; done < count; done += CHUNK) {
      int part = Math.min(CHUNK, count - done);
      read(part * Short.BYTES).asShortBuffer().get(values, done, part);
    }
    return values;
  }

  private ByteBuffer read(int count) throws IOException {
    byte[] bytes = in.readNBytes(count);
    if (bytes.length < count) {
      throw new EOFException();
    }
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}
