package chess.app.analyze;

import chess.core.file.Replacement;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/** Text on its way to a file, which it replaces in the end, or to a stream. */
final class Output implements Closeable {
  private final Writer writer;
  private final Optional<Replacement> file;

  private Output(OutputStream stream, Optional<Replacement> file) {
    writer = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
    this.file = file;
  }

  static Output file(Path path) throws IOException {
    Replacement replacement = Replacement.of(path);
    return new Output(replacement.stream(), Optional.of(replacement));
  }

  static Output stream(OutputStream stream) {
    return new Output(stream, Optional.empty());
  }

  /** Writes a part; when this returns it has left the program. */
  void write(String text) throws IOException {
    writer.write(text);
    writer.flush();
  }

  /** All is written: a file takes its place. */
  void finish() throws IOException {
    if (file.isPresent()) {
      file.get().finish();
    }
  }

  @Override
  public void close() throws IOException {
    if (file.isPresent()) {
      file.get().close();
    }
  }
}
