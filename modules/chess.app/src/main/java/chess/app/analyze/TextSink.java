package chess.app.analyze;

import java.io.IOException;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Writes the games as text, one after the other. */
final class TextSink implements GameSink {
  private final Output output;
  private final Function<AnalysedGame, String> game;
  private final BiFunction<Integer, String, String> skipped;

  /**
   * @param game what to write for a game
   * @param skipped what to write for the number of a game that cannot be read, and the reason
   */
  TextSink(
      Output output,
      Function<AnalysedGame, String> game,
      BiFunction<Integer, String, String> skipped) {
    this.output = output;
    this.game = game;
    this.skipped = skipped;
  }

  @Override
  public void add(AnalysedGame analysed) throws IOException {
    output.write(game.apply(analysed));
  }

  @Override
  public void skip(int number, String reason) throws IOException {
    output.write(skipped.apply(number, reason));
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
