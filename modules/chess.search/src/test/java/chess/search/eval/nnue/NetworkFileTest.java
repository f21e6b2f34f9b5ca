package chess.search.eval.nnue;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NetworkFileTest {
  private static final int VERSION_OFFSET = 8;
  private static final int HIDDEN_OFFSET = 16;
  private static final int DESCRIPTION_LENGTH_OFFSET = 40;
  private static final int INPUTS = FeatureIndex.COUNT * 64;
  private static final Network NETWORK = RandomNetwork.of(64, 1);

  private static final List<OutputStack> STACKS =
      IntStream.range(0, Network.OUTPUT_BUCKETS).mapToObj(NETWORK::stack).toList();

  @TempDir Path folder;

  private static byte[] bytes() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    NetworkFile.write(NETWORK, out);
    return out.toByteArray();
  }

  private static void assertRefused(String reason, byte[] bytes) {
    NetworkFormatException refusal =
        assertThrows(
            NetworkFormatException.class, () -> NetworkFile.read(new ByteArrayInputStream(bytes)));
    assertTrue(refusal.getMessage().contains(reason), refusal.getMessage());
  }

  @Test
  void whatIsWrittenCanBeRead() throws IOException {
    Path path = folder.resolve("network");
    NetworkFile.write(NETWORK, path);
    Network read = NetworkFile.read(path);
    assertEquals("random", read.description());
    assertEquals(64, read.hidden());
    assertArrayEquals(NETWORK.featureWeights, read.featureWeights);
    assertArrayEquals(NETWORK.featureBiases, read.featureBiases);
    for (int bucket = 0; bucket < Network.OUTPUT_BUCKETS; bucket++) {
      assertSame(NETWORK.stack(bucket), read.stack(bucket));
    }
  }

  private static void assertSame(OutputStack expected, OutputStack actual) {
    assertArrayEquals(expected.unitWeights, actual.unitWeights);
    assertArrayEquals(expected.unitBiases, actual.unitBiases);
    assertArrayEquals(expected.neuronWeights, actual.neuronWeights);
    assertArrayEquals(expected.neuronBiases, actual.neuronBiases);
    assertArrayEquals(expected.valueWeights, actual.valueWeights);
    assertEquals(expected.valueBias, actual.valueBias);
  }

  @Test
  void aMissingFileIsRefused() {
    NetworkFormatException refusal =
        assertThrows(
            NetworkFormatException.class, () -> NetworkFile.read(folder.resolve("nothing")));
    assertEquals("no such file", refusal.getMessage());
  }

  @Test
  void aFolderIsRefused() {
    assertThrows(NetworkFormatException.class, () -> NetworkFile.read(folder));
  }

  @Test
  void anotherKindOfFileIsRefused() throws IOException {
    Path path = Files.writeString(folder.resolve("text"), "a text that is no network at all");
    NetworkFormatException refusal =
        assertThrows(NetworkFormatException.class, () -> NetworkFile.read(path));
    assertEquals("not a network file of this program", refusal.getMessage());
    assertRefused("not a network file", new byte[0]);
  }

  @Test
  void anotherVersionIsRefused() throws IOException {
    byte[] bytes = bytes();
    bytes[VERSION_OFFSET] = 77;
    assertRefused("version is 77", bytes);
  }

  @Test
  void anotherShapeIsRefused() throws IOException {
    byte[] bytes = bytes();
    bytes[HIDDEN_OFFSET] = 33;
    assertRefused("hidden size 33", bytes);
    bytes[HIDDEN_OFFSET + 3] = 127;
    assertRefused("hidden size", bytes);
  }

  @Test
  void anAbsurdDescriptionIsRefused() throws IOException {
    byte[] bytes = bytes();
    bytes[DESCRIPTION_LENGTH_OFFSET + 3] = 127;
    assertRefused("description length", bytes);
  }

  @Test
  void aDamagedFileIsRefused() throws IOException {
    byte[] bytes = bytes();
    bytes[bytes.length - 100] ^= 1;
    assertRefused("damaged", bytes);
  }

  @Test
  void aFileCutShortIsRefused() throws IOException {
    byte[] bytes = bytes();
    assertRefused("cut short", Arrays.copyOf(bytes, bytes.length - 1));
    assertRefused("cut short", Arrays.copyOf(bytes, 20));
  }

  @Test
  void aFileWithMoreIsRefused() throws IOException {
    byte[] bytes = bytes();
    assertRefused("longer", Arrays.copyOf(bytes, bytes.length + 1));
  }

  @Test
  void weightsOfAnotherSizeAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> network(new short[INPUTS], new short[32]));
  }

  @Test
  void weightsWhoseSumsCouldOverflowAreRefused() {
    short[] weights = new short[INPUTS];
    weights[100] = -1023;
    short[] biases = new short[64];
    biases[5] = 31;
    network(weights, biases);
    biases[5] = 32;
    assertThrows(IllegalArgumentException.class, () -> network(weights, biases));
  }

  private static Network network(short[] featureWeights, short[] featureBiases) {
    return Network.of("", featureWeights, featureBiases, STACKS);
  }

  @Test
  void layersWhoseSumsCouldOverflowAreRefused() {
    int most = (Integer.MAX_VALUE - 4064) / 4064;
    short[] weights = new short[2 * 64 * OutputStack.UNITS];
    for (int column = 0; column < 2 * 64; column++) {
      weights[column * OutputStack.UNITS + 3] = (short) (most / (2 * 64) * (column % 2 * 2 - 1));
    }
    layers(weights);
    weights[3] = Short.MIN_VALUE;
    assertThrows(IllegalArgumentException.class, () -> layers(weights));
  }

  private static OutputStack layers(short[] unitWeights) {
    return new OutputStack(
        64,
        unitWeights,
        new int[OutputStack.UNITS],
        new short[OutputStack.SIGNALS * OutputStack.NEURONS],
        new int[OutputStack.NEURONS],
        new short[OutputStack.NEURONS],
        0);
  }

  @Test
  void layersOfAnotherSizeAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> layers(new short[5]));
    List<OutputStack> narrow =
        Collections.nCopies(Network.OUTPUT_BUCKETS, RandomNetwork.stack(new Random(1), 32));
    assertThrows(
        IllegalArgumentException.class,
        () -> Network.of("", new short[INPUTS], new short[64], narrow));
    assertThrows(
        IllegalArgumentException.class,
        () -> Network.of("", new short[INPUTS], new short[64], STACKS.subList(0, 7)));
  }
}
