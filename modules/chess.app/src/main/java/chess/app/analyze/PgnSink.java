package chess.app.analyze;

import chess.core.game.Pgn;
import java.io.IOException;

/** Writes the games with their annotations as PGN. */
final class PgnSink implements GameSink {
  private final Output output;
  private final Annotator annotator;

  PgnSink(Output output, Annotator annotator) {
    this.output = output;
    this.annotator = annotator;
  }

  @Override
  public void add(AnalysedGame game) throws IOException {
    output.write(Pgn.format(annotator.annotate(game)));
  }

  @Override
  public void finish() throws IOException {
    output.finish();
  }

  @Override
  public void close() throws IOException {
    output.close();
  }
}
