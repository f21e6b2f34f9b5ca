package chess.app.analyze;

import java.io.Closeable;
import java.io.IOException;

/** Takes analysed games in their order; what was written to a file counts once it is finished. */
interface GameSink extends Closeable {
  void add(AnalysedGame game) throws IOException;

  /** A game that cannot be read. */
  default void skip(int number, String reason) throws IOException {}

  /** All games have come, or all that will. */
  void finish() throws IOException;
}
