package chess.tools.texel;

import chess.tools.cli.Arguments;
import chess.tools.cli.Switches;
import chess.tools.cli.UsageException;
import chess.tools.cli.Verb;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;

/** The verb {@code tune}. */
public final class TuneVerb implements Verb {
  static final Switches SWITCHES =
      new Switches("tune", "sets the weights of the hand-written evaluation")
          .value("data", "FOLDER", "with train-NN.bin.gz and validation.bin.gz")
          .value("positions", "N", "training positions to use (2000000)")
          .value("epochs", "N", "visits of each position (20)")
          .value("batch", "N", "positions per step (16384)")
          .value("rate", "CP", "first step in centipawns (1.5)")
          .value("final-rate", "CP", "and the last (0.02)")
          .value(
              "score-share",
              "X",
              "weight of the searched score against the result of the game (0.75)")
          .value("pull", "X", "holds weights that hardly any position uses (0.0001)")
          .value(
              "write",
              "FOLDER",
              "where EvalParameters.java and PieceSquareTables.java are to be rewritten");

  private static final int DEFAULT_POSITIONS = 2_000_000;
  private static final int DEFAULT_EPOCHS = 20;
  private static final int DEFAULT_BATCH = 16_384;
  private static final double DEFAULT_RATE = 1.5;
  private static final double DEFAULT_FINAL_RATE = 0.02;
  private static final double DEFAULT_SCORE_SHARE = 0.75;
  private static final double DEFAULT_PULL = 1e-4;

  @Override
  public Switches switches() {
    return SWITCHES;
  }

  @Override
  public int run(Arguments arguments, PrintStream out) throws UsageException, IOException {
    String sources = arguments.text("write");
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
