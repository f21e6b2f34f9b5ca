package chess.tools.train;

import chess.search.eval.nnue.FeatureIndex;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Keeps a training run on disk so that it can go on later: weights and optimiser state. */
final class Checkpoint {
  private static final int MAGIC = 0x44585453;

  private Checkpoint() {}

  /** Writes beside the old checkpoint and then replaces it, so that there always is a whole one. */
  static void save(Path path, Model model, long seed, int epoch) throws IOException {
    Path fresh = path.resolveSibling(path.getFileName() + ".new");
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(fresh)))) {
      out.writeInt(MAGIC);
      out.writeInt(model.hidden());
      out.writeLong(seed);
      out.writeInt(epoch);
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
      for (int i = 0; i < model.outputBiases.values.length; i++) {
        write(out, model.outputBiases, i);
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
   * Restores a run.
   *
   * @return how many epochs it had finished
   */
  static int load(Path path, Model model, long seed) throws IOException {
    State state = read(path, model);
    if (state.seed != seed) {
      throw new IOException(path + " belongs to a run with another seed");
    }
    return state.epoch;
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

  private record State(long seed, int epoch) {}

  private static State read(Path path, Model model) throws IOException {
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(path)))) {
      if (in.readInt() != MAGIC) {
        throw new IOException(path + " is not a checkpoint");
      }
      if (in.readInt() != model.hidden()) {
        throw new IOException(path + " belongs to a run with another hidden size");
      }
      State state = new State(in.readLong(), in.readInt());
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
      for (int i = 0; i < model.outputBiases.values.length; i++) {
        read(in, model.outputBiases, i);
      }
      return state;
    }
  }

  private static void read(DataInputStream in, Adam to, int i) throws IOException {
    to.values[i] = in.readFloat();
    to.mean[i] = in.readFloat();
    to.square[i] = in.readFloat();
  }
}
