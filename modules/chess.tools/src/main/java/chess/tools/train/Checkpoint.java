package chess.tools.train;

import chess.search.eval.nnue.FeatureIndex;
import chess.search.eval.nnue.Network;
import chess.search.eval.nnue.OutputStack;
import chess.tools.lessons.SeenPositions;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * Keeps a training run on disk so that it can go on later: weights, optimiser state, how far it has
 * come, and for runs that make their positions which ones were there.
 */
final class Checkpoint {
  private static final int MAGIC = 0x44585455;

  private Checkpoint() {}

  /** Writes beside the old checkpoint and then replaces it, so that there always is a whole one. */
  static void save(Path path, Model model, Progress progress, Optional<SeenPositions> seen)
      throws IOException {
    Path fresh = path.resolveSibling(path.getFileName() + ".new");
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(fresh)))) {
      out.writeInt(MAGIC);
      out.writeInt(model.hidden());
      out.writeLong(progress.seed());
      out.writeInt(progress.rounds());
      out.writeLong(progress.steps());
      out.writeLong(progress.positions());
      for (int row = 0; row < ColumnBlock.ROWS; row++) {
        for (int column = 0; column < model.hidden(); column++) {
          write(out, model.blockOf(column), Model.offset(row, column));
        }
      }
      for (int row = 0; row < FeatureIndex.SET; row++) {
        for (int column = 0; column < model.hidden(); column++) {
          write(out, model.commonOf(column), Model.offset(row, column));
        }
      }
      for (int bucket = 0; bucket < Network.OUTPUT_BUCKETS; bucket++) {
        for (int column = 0; column < 2 * model.hidden(); column++) {
          for (int unit = 0; unit < OutputStack.UNITS; unit++) {
            write(out, model.unitsOf(column), model.unitOffset(bucket, column, unit));
          }
        }
        for (int i = 0; i < OutputLayers.SIZE; i++) {
          write(out, model.layers.parameters[bucket], i);
        }
      }
      out.writeBoolean(seen.isPresent());
      if (seen.isPresent()) {
        seen.get().write(out);
      }
    }
    Files.move(fresh, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  private static void write(DataOutputStream out, Adam from, int i) throws IOException {
    out.writeFloat(from.values[i]);
    out.writeFloat(from.mean[i]);
    out.writeFloat(from.square[i]);
  }

  /**
   * What a checkpoint says beside the weights.
   *
   * @param seen empty if the run learned from given positions
   */
  record State(Progress progress, Optional<SeenPositions> seen) {}

  /** Restores a run. */
  static State load(Path path, Model model, long seed) throws IOException {
    State state = read(path, model);
    if (state.progress.seed() != seed) {
      throw new IOException(path + " belongs to a run with another seed");
    }
    return state;
  }

  /** Takes over the weights of another run, without what its optimiser remembers. */
  static void loadWeights(Path path, Model model) throws IOException {
    read(path, model);
    model.forgetMoments();
  }

  /** Whether a file begins like a checkpoint; if not it may be a network. */
  static boolean isCheckpoint(Path path) throws IOException {
    try (DataInputStream in = new DataInputStream(Files.newInputStream(path))) {
      return in.readInt() == MAGIC;
    }
  }

  private static State read(Path path, Model model) throws IOException {
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(path)))) {
      if (in.readInt() != MAGIC) {
        throw new IOException(path + " is not a checkpoint");
      }
      if (in.readInt() != model.hidden()) {
        throw new IOException(path + " belongs to a run with another hidden size");
      }
      Progress progress = new Progress(in.readLong(), in.readInt(), in.readLong(), in.readLong());
      for (int row = 0; row < ColumnBlock.ROWS; row++) {
        for (int column = 0; column < model.hidden(); column++) {
          read(in, model.blockOf(column), Model.offset(row, column));
        }
      }
      for (int row = 0; row < FeatureIndex.SET; row++) {
        for (int column = 0; column < model.hidden(); column++) {
          read(in, model.commonOf(column), Model.offset(row, column));
        }
      }
      for (int bucket = 0; bucket < Network.OUTPUT_BUCKETS; bucket++) {
        for (int column = 0; column < 2 * model.hidden(); column++) {
          for (int unit = 0; unit < OutputStack.UNITS; unit++) {
            read(in, model.unitsOf(column), model.unitOffset(bucket, column, unit));
          }
        }
        for (int i = 0; i < OutputLayers.SIZE; i++) {
          read(in, model.layers.parameters[bucket], i);
        }
      }
      boolean lessons = in.readBoolean();
      return new State(progress, lessons ? Optional.of(SeenPositions.read(in)) : Optional.empty());
    }
  }

  private static void read(DataInputStream in, Adam to, int i) throws IOException {
    to.values[i] = in.readFloat();
    to.mean[i] = in.readFloat();
    to.square[i] = in.readFloat();
  }
}
