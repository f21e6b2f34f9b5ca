package chess.app.analyze;

import chess.core.game.Pgn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** All that is written of the games. */
final class GameSinks implements GameSink {
  private final List<GameSink> sinks;

  private GameSinks(List<GameSink> sinks) {
    this.sinks = List.copyOf(sinks);
  }

  /**
   * Begins all outputs, so that what is wrong with them shows before the work begins.
   *
   * @throws IOException if a file cannot be written; the message says so in one line
   */
  static GameSinks open(Outputs outputs, AnalysisSetting setting) throws IOException {
    List<GameSink> sinks = new ArrayList<>();
    try {
      if (outputs.games().isPresent()) {
        sinks.add(games(outputs, Output.file(outputs.games().get()), setting));
      } else if (outputs.page().isEmpty() || !setting.outputIsTerminal()) {
        sinks.add(games(outputs, Output.stream(setting.quietOutput()), setting));
      }
      if (outputs.page().isPresent()) {
        sinks.add(new PageSink(Output.file(outputs.page().get())));
      }
      return new GameSinks(sinks);
    } catch (IOException e) {
      new GameSinks(sinks).close();
      throw e;
    }
  }

  /** As JSON a game is a line; only there is a place for games that cannot be read. */
  private static GameSink games(Outputs outputs, Output output, AnalysisSetting setting) {
    if (outputs.json()) {
      return new TextSink(
          output,
          game -> GameJson.of(game) + "\n",
          (number, reason) -> GameJson.skipped(number, reason) + "\n");
    }
    Annotator annotator = new Annotator(setting.annotator());
    return new TextSink(
        output, game -> Pgn.format(annotator.annotate(game)), (number, reason) -> "");
  }

  /**
   * Makes sure that no file is used twice; one that is both read and replaced would be lost.
   *
   * @throws IOException if one is; the message says so in one line
   */
  static void refuseSame(List<Path> inputs, Outputs outputs) throws IOException {
    List<Path> written = new ArrayList<>();
    outputs.games().ifPresent(written::add);
    outputs.page().ifPresent(written::add);
    for (int i = 0; i < written.size(); i++) {
      for (Path input : inputs) {
        refuseSame(input, written.get(i));
      }
      for (Path other : written.subList(0, i)) {
        refuseSame(other, written.get(i));
      }
    }
  }

  private static void refuseSame(Path one, Path other) throws IOException {
    boolean regular = !Files.exists(other) || Files.isRegularFile(other);
    boolean same =
        one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize())
            || Files.exists(one) && Files.exists(other) && Files.isSameFile(one, other);
    if (regular && same) {
      throw new IOException("cannot use " + other + " for two things at once");
    }
  }

  @Override
  public void add(AnalysedGame game) throws IOException {
    for (GameSink sink : sinks) {
      sink.add(game);
    }
  }

  @Override
  public void skip(int number, String reason) throws IOException {
    for (GameSink sink : sinks) {
      sink.skip(number, reason);
    }
  }

  @Override
  public void finish() throws IOException {
    for (GameSink sink : sinks) {
      sink.finish();
    }
  }

  @Override
  public void close() throws IOException {
    for (GameSink sink : sinks) {
      sink.close();
    }
  }
}
