package chess.protocol.server;

import chess.protocol.LineEditor;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * The lines that somebody edits. A program behind a terminal has no use for that: as soon as a
 * protocol is spoken, the editor steps aside, and the rest comes as from anywhere.
 */
final class EditedInput extends LineInput {
  private final LineEditor editor;
  private Protocol protocol = Protocol.UNDECIDED;

  private EditedInput(LineEditor editor) {
    super(editor.unedited());
    this.editor = editor;
  }

  /** What is returned has no name of its own, so that nobody loads this class for knowing it. */
  static LineInput of(LineEditor editor) {
    return new EditedInput(editor);
  }

  @Override
  @Nullable String next() throws IOException {
    if (isProgram()) {
      return super.next();
    }
    String line = editor.next();
    if (line != null) {
      protocol = ProtocolDetector.next(protocol, line);
      if (isProgram()) {
        editor.end();
      }
    }
    return line;
  }

  private boolean isProgram() {
    return protocol == Protocol.UCI || protocol == Protocol.XBOARD;
  }
}
