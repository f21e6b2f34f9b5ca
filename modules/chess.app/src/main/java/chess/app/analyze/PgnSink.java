package chess.app.analyze;

import chess.core.game.Pgn;
import java.io.IOException;
import java.io.Writer;

/** Writes the games with their annotations as PGN. */
final class PgnSink implements GameSink {
  private final Writer writer;
  private final Annotator annotator;

  PgnSink(Writer writer, Annotator annotator) {
    this.writer = writer;
    this.annotator = annotator;
  }

  @Override
  public void add(AnalysedGame game) throws IOException {
    writer.write(Pgn.format(annotator.annotate(game)));
    writer.flush();
  }

  @Override
  public void close() throws IOException {
    writer.close();
  }
}
