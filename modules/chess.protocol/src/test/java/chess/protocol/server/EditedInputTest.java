package chess.protocol.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.protocol.ScriptedEditor;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class EditedInputTest {
  @Test
  void aPersonEditsAllLines() throws IOException {
    ScriptedEditor editor = new ScriptedEditor("e4", "help", "stop", "go", "quit");
    LineInput input = EditedInput.of(editor);
    for (String line = input.next(); line != null; line = input.next()) {
      assertFalse(editor.ended, line);
    }
    assertNull(input.next());
  }

  @ParameterizedTest
  @ValueSource(strings = {"uci", "xboard", "protover 2", "position startpos", "isready"})
  void aProgramDoesNot(String handshake) throws IOException {
    ScriptedEditor editor = new ScriptedEditor("", "show", handshake, "edited");
    LineInput input = EditedInput.of(editor);
    input.next();
    input.next();
    assertFalse(editor.ended);
    assertEquals(handshake, input.next());
    assertTrue(editor.ended);
    assertEquals("unedited", input.next());
    assertEquals("quit", input.next());
    assertNull(input.next());
  }
}
