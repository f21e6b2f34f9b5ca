package chess.tools.train;

import chess.search.eval.nnue.Network;
import chess.search.eval.nnue.NetworkFile;
import chess.tools.positions.PositionSet;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;

/** Trains a network from files of labelled positions and writes it in the engine's format. */
public final class Train {
  private Train() {}

  public static void main(String[] args) throws IOException {
    PrintStream out = System.out;
    TrainOptions options;
    try {
      options = TrainCommandLine.parse(args);
    } catch (IllegalArgumentException e) {
      out.println(e.getMessage());
      out.println(TrainCommandLine.USAGE);
      return;
    }
    PositionSet positions = PositionSet.read(options.data());
    PositionSet validation = PositionSet.read(List.of(options.validation()));
    out.printf(
        "%,d positions, %,d for validation; %s; %d threads%n",
        positions.size(), validation.size(), options.recipe(), options.threads());
    try (Crew crew = new Crew(options.threads())) {
      Trainer trainer = new Trainer(options, positions, validation, crew, out);
      Model model = trainer.run();
      Network network = Quantiser.quantise(model, options.recipe());
      out.println(trainer.quantisationReport(network));
      NetworkFile.write(network, options.network());
      out.println("wrote " + options.network());
    }
  }
}
