package chess.app.analyze;

import java.io.Closeable;
import java.io.IOException;

/** Takes analysed games, one after the other, and keeps each of them safe before it returns. */
interface GameSink extends Closeable {
  void add(AnalysedGame game) throws IOException;
}
