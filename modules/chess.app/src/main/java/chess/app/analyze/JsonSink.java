package chess.app.analyze;

import java.io.IOException;

/** Writes the games as JSON, one in a line; those that cannot be read with the reason. */
final class JsonSink implements GameSink {
  private final Output output;

  JsonSink(Output output) {
    this.output = output;
  }

  @Override
  public void add(AnalysedGame game) throws IOException {
    output.write(GameRecord.of(game) + "\n");
  }

  @Override
  public void skip(int number, String reason) throws IOException {
    output.write(GameRecord.skipped(number, reason) + "\n");
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
