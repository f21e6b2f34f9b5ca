package chess.tools.teacher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TeacherFileTest {
  private static final byte[] WHOLE = TeacherBytes.write();

  private final byte[] bytes = WHOLE.clone();

  private TeacherNetwork read() throws IOException {
    return TeacherFile.read(new ByteArrayInputStream(bytes), TeacherBytes.COLUMNS);
  }

  private static String refusal(byte[] file) {
    ByteArrayInputStream in = new ByteArrayInputStream(file);
    return assertThrows(
            TeacherFormatException.class, () -> TeacherFile.read(in, TeacherBytes.COLUMNS))
        .getMessage();
  }

  private String refusalWithByteAt(int at, int value) {
    bytes[at] = (byte) value;
    return refusal(bytes);
  }

  @Test
  void readsAllWeightsInTheirPlaces() throws IOException {
    TeacherNetwork network = read();
    assertEquals(TeacherBytes.DESCRIPTION, network.description());
    assertEquals(TeacherInputs.COUNT * TeacherBytes.COLUMNS, network.weights().length);
    int biases = TeacherBytes.SUMS_AT + Integer.BYTES;
    assertEquals(bytes[biases + 1] << 8 | bytes[biases] & 255, network.biases()[0]);
    LayerStack last = network.stacks()[TeacherNetwork.STACKS - 1];
    int end = bytes.length - 1;
    assertEquals(bytes[end], last.third()[LayerStack.SECOND - 1]);
    int second = bytes.length - LayerStack.SECOND - Integer.BYTES - LayerStack.SECOND * 32;
    assertEquals(bytes[second + 1], last.second()[LayerStack.SECOND], "input 1 to output 0");
    assertEquals(bytes[second + 32], last.second()[1], "input 0 to output 1");
  }

  @Test
  void aShortFileIsRefused() {
    int[] lengths = {
      0, 3, 11, 14, TeacherBytes.SUMS_AT + 2, 100_000, TeacherBytes.LAST_STACK_AT, bytes.length - 1
    };
    for (int length : lengths) {
      assertEquals("the file is cut short", refusal(Arrays.copyOf(bytes, length)), "at " + length);
    }
  }

  @Test
  void aLongFileIsRefused() {
    String refusal = refusal(Arrays.copyOf(bytes, bytes.length + 1));
    assertEquals("the file goes on after its end", refusal);
  }

  @Test
  void aForeignFileIsRefused() {
    byte[] foreign = "DuplexNN and more".getBytes(StandardCharsets.US_ASCII);
    assertEquals("not a network of Stockfish 15.1", refusal(foreign));
  }

  @Test
  void anotherShapeIsRefused() {
    String refusal = refusalWithByteAt(Integer.BYTES, bytes[Integer.BYTES] ^ 1);
    assertEquals("a network of another shape than Stockfish 15.1 has", refusal);
  }

  @Test
  void anImpossibleDescriptionIsRefused() {
    String refusal = refusalWithByteAt(TeacherBytes.DESCRIPTION_AT - 1, 0x7f);
    assertEquals("the description has an impossible length", refusal);
    refusal = refusalWithByteAt(TeacherBytes.DESCRIPTION_AT - 1, 0xff);
    assertEquals("the description has an impossible length", refusal);
  }

  @Test
  void damageIsNoticedWhereASectionBegins() {
    int at = TeacherBytes.LAST_STACK_AT;
    String refusal = refusalWithByteAt(at, bytes[at] ^ 1);
    assertEquals("the file is damaged: its layers do not begin there", refusal);
    at = TeacherBytes.SUMS_AT;
    refusal = refusalWithByteAt(at, bytes[at] ^ 1);
    assertEquals("the file is damaged: its sums do not begin there", refusal);
  }

  @Test
  void aFileIsReadFromItsPath(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("net");
    Files.write(file, bytes);
    String refusal =
        assertThrows(TeacherFormatException.class, () -> TeacherFile.read(file)).getMessage();
    assertTrue(refusal.contains("another shape"), refusal);
  }

  /** The numbers that Stockfish 15.1 writes for its shape, so that its files are recognised. */
  @Test
  void knowsTheShapeOfStockfish() {
    int sums = TeacherFile.sumsHash(TeacherFile.COLUMNS);
    int layers = TeacherFile.layersHash(TeacherFile.COLUMNS);
    assertEquals(0x7F2344B8, sums);
    assertEquals(0x1C102EF2, sums ^ layers);
  }
}
