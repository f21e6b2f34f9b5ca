package chess.app.analyze;

import java.io.IOException;
import java.util.List;

/** Several sinks as one. */
final class GameSinks implements GameSink {
  private final List<GameSink> sinks;

  GameSinks(List<GameSink> sinks) {
    this.sinks = List.copyOf(sinks);
  }

  @Override
  public void add(AnalysedGame game) throws IOException {
    for (GameSink sink : sinks) {
      sink.add(game);
    }
  }

  @Override
  public void close() throws IOException {
    for (GameSink sink : sinks) {
      sink.close();
    }
  }
}
