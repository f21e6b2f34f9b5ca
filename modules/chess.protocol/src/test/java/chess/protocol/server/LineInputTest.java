package chess.protocol.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LineInputTest {
  private static List<String> lines(String text) throws IOException {
    LineInput input =
        new LineInput(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    List<String> lines = new ArrayList<>();
    for (String line = input.next(); line != null; line = input.next()) {
      lines.add(line);
    }
    return lines;
  }

  @Test
  void linesEndAsOnAnySystem() throws IOException {
    assertEquals(List.of("a", "b", "", "c", "", "d"), lines("a\nb\r\n\nc\r\rd\n"));
  }

  @Test
  void theLastLineNeedsNoEnd() throws IOException {
    assertEquals(List.of("uci", "quit"), lines("uci\r\nquit"));
    assertEquals(List.of(), lines(""));
    assertEquals(List.of(""), lines("\r\n"));
  }

  @Test
  void lettersMayBeForeign() throws IOException {
    assertEquals(List.of("name Bär 漢 ♞"), lines("name Bär 漢 ♞\n"));
  }

  @Test
  void aLineWithoutEndIsCutAndTheNextIsWhole() throws IOException {
    String endless = "x".repeat(LineInput.MAX_LENGTH + 5);
    List<String> lines = lines(endless + "\nisready\n");
    assertEquals(LineInput.MAX_LENGTH, lines.getFirst().length());
    assertEquals(List.of("isready"), lines.subList(1, lines.size()));
  }
}
