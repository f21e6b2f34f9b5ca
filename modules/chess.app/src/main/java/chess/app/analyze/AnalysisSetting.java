package chess.app.analyze;

import chess.search.Engine;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.function.Supplier;

/**
 * What an analysis finds around it.
 *
 * @param input where games come from when no file is named
 * @param output where analysed games go when no file is named
 * @param outputIsTerminal whether somebody reads that as it is written
 * @param status what is told to the person who waits
 * @param engines makes engines
 * @param annotator the name that the annotations are signed with
 */
public record AnalysisSetting(
    InputStream input,
    OutputStream output,
    boolean outputIsTerminal,
    StatusLine status,
    Supplier<Engine> engines,
    String annotator) {

  /** The output; if it may share a terminal with the status line, that makes room for it. */
  OutputStream quietOutput() {
    if (!outputIsTerminal) {
      return output;
    }
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
      }

      @Override
      public void write(byte[] bytes, int offset, int length) throws IOException {
        status.show("");
        output.write(bytes, offset, length);
      }
    };
  }
}
