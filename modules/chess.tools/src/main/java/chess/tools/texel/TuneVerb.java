package chess.tools.texel;

import chess.tools.cli.Arguments;
import chess.tools.cli.UsageException;
import chess.tools.cli.Verb;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;

/** The verb {@code tune}. */
public final class TuneVerb implements Verb {
  private static final int DEFAULT_POSITIONS = 2_000_000;
  private static final int DEFAULT_EPOCHS = 20;
  private static final int DEFAULT_BATCH = 16_384;
  private static final double DEFAULT_RATE = 1.5;
  private static final double DEFAULT_FINAL_RATE = 0.02;
  private static final double DEFAULT_SCORE_SHARE = 0.75;
  private static final double DEFAULT_PULL = 1e-4;

  @Override
  public String name() {
    return "tune";
  }

  @Override
  public String summary() {
    return "sets the weights of the hand-written evaluation";
  }

  @Override
  public String help() {
    return """
    tune --data FOLDER [switches]

    --data FOLDER      with train-NN.bin.gz and validation.bin.gz
    --positions N      training positions to use (2000000)
    --epochs N         visits of each position (20)
    --batch N          positions per step (16384)
    --rate CP          first step in centipawns (1.5), falling to --final-rate (0.02)
    --score-share X    weight of the searched score against the result of the game (0.75)
    --pull X           holds weights that hardly any position uses (0.0001)
    --write FOLDER     where EvalParameters.java and PieceSquareTables.java are to be rewritten
    """;
  }

  @Override
  public int run(List<String> words, PrintStream out) throws UsageException, IOException {
    Arguments arguments = Arguments.parse(words);
    String sources = arguments.text("write", null);
    TuneOptions options =
        new TuneOptions(
            Path.of(arguments.required("data")),
            (int) arguments.number("positions", DEFAULT_POSITIONS),
            (int) arguments.number("epochs", DEFAULT_EPOCHS),
            arguments.decimal("rate", DEFAULT_RATE),
            arguments.decimal("final-rate", DEFAULT_FINAL_RATE),
            (int) arguments.number("batch", DEFAULT_BATCH),
            arguments.decimal("score-share", DEFAULT_SCORE_SHARE),
            arguments.decimal("pull", DEFAULT_PULL),
            sources == null ? null : Path.of(sources));
    arguments.rejectUnread();
    new Tuner(options, out).run();
    return 0;
  }
}
