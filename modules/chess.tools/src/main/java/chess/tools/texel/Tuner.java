package chess.tools.texel;

import chess.search.eval.hce.EvalParameters;
import chess.tools.positions.PositionSet;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** One run of the tuner, from the data to the source text. */
final class Tuner {
  private static final String TRAINING_FILE = "train-%02d.bin.gz";
  private static final String VALIDATION_FILE = "validation.bin.gz";
  private static final int RECORDS_PER_FILE = 1_000_000;
  private static final int EPOCHS_PER_REPORT = 5;

  private final TuneOptions options;
  private final PrintStream out;

  Tuner(TuneOptions options, PrintStream out) {
    this.options = options;
    this.out = out;
  }

  void run() throws IOException {
    Examples examples = examples(trainingFiles(), options.positions());
    Examples validation =
        examples(List.of(options.data().resolve(VALIDATION_FILE)), Integer.MAX_VALUE);
    Target target = Target.fitted(examples, options.scoreShare());
    out.printf(
        Locale.ROOT,
        "%,d positions, %,d for validation; scale %.1f, score share %.2f%n",
        examples.size(),
        validation.size(),
        target.scale(),
        target.scoreShare());
    WeightedTerms model = new WeightedTerms(EvalParameters.copyOfDefaults());
    report("before", model, examples, validation, target);
    descend(model, examples, validation, target);
    Normalization.apply(model, examples);
    int[] weights = model.toWeights();
    report("after", new WeightedTerms(weights), examples, validation, target);
    if (options.sources() != null) {
      write(weights, options.sources());
    }
  }

  private void descend(WeightedTerms model, Examples examples, Examples validation, Target target) {
    GradientDescent descent =
        new GradientDescent(model, target, examples, options.batch(), options.pull());
    for (int epoch = 0; epoch < options.epochs(); epoch++) {
      double progress = (double) epoch / Math.max(1, options.epochs() - 1);
      double rate =
          options.finalRate()
              + (options.rate() - options.finalRate()) * (1 + Math.cos(Math.PI * progress)) / 2;
      descent.epoch(rate);
      if ((epoch + 1) % EPOCHS_PER_REPORT == 0) {
        out.printf(
            Locale.ROOT,
            "epoch %3d  rate %.3f  validation %s%n",
            epoch + 1,
            rate,
            TexelLoss.of(model, validation, target));
      }
    }
  }

  private void report(
      String when, WeightedTerms model, Examples examples, Examples validation, Target target) {
    out.printf("%-6s training   %s%n", when, TexelLoss.of(model, examples, target));
    out.printf("%-6s validation %s%n", when, TexelLoss.of(model, validation, target));
  }

  private List<Path> trainingFiles() {
    List<Path> files = new ArrayList<>();
    int count = (options.positions() + RECORDS_PER_FILE - 1) / RECORDS_PER_FILE;
    for (int i = 0; i < count; i++) {
      files.add(options.data().resolve(String.format(Locale.ROOT, TRAINING_FILE, i)));
    }
    return files;
  }

  private Examples examples(List<Path> files, int limit) throws IOException {
    out.println("taking positions apart: " + files);
    PositionSet set = PositionSet.read(files);
    return Examples.of(set, 0, Math.min(limit, set.size()));
  }

  private void write(int[] weights, Path sources) throws IOException {
    Path parameters = sources.resolve("EvalParameters.java");
    Path squares = sources.resolve("PieceSquareTables.java");
    Files.writeString(parameters, SourceText.parameters(Files.readString(parameters), weights));
    Files.writeString(squares, SourceText.squares(Files.readString(squares), weights));
    out.println("wrote " + parameters + " and " + squares + "; now format them");
  }
}
