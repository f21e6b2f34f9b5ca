package chess.search.engine;

import chess.core.board.Position;
import chess.core.file.Reason;
import chess.core.file.SpecialFile;
import chess.search.EngineConfig;
import chess.search.EngineConfig.EvalMode;
import chess.search.EvalReport;
import chess.search.eval.Evaluator;
import chess.search.eval.hce.HandcraftedEvaluator;
import chess.search.eval.nnue.DefaultNetwork;
import chess.search.eval.nnue.InferenceSwitch;
import chess.search.eval.nnue.Network;
import chess.search.eval.nnue.NetworkFile;
import chess.search.eval.nnue.NnueEvaluator;
import chess.search.eval.nnue.NnueReport;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Which evaluation the searches ask. The network that comes with the program is read when it is
 * first needed, not when the program starts; if it cannot be used the classical evaluation serves.
 */
final class Evaluation {
  /** Where the network of the program comes from. */
  @FunctionalInterface
  interface NetworkSource {
    Network read() throws IOException;
  }

  private final InferenceSwitch inference = new InferenceSwitch();
  private final Supplier<Evaluator> withoutNetwork;
  private final @Nullable NetworkSource source;
  private @Nullable Network network;

  /** Whether the network is the program's own, which can be read again. */
  private boolean isOwn;

  private boolean unusable;
  private @Nullable Thread warmUp;

  Evaluation() {
    this(DefaultNetwork::read);
  }

  Evaluation(NetworkSource source) {
    withoutNetwork = HandcraftedEvaluator::new;
    this.source = source;
  }

  /** Searches ask these evaluators and no network, whatever the settings are. */
  Evaluation(Supplier<Evaluator> evaluators) {
    withoutNetwork = evaluators;
    source = null;
  }

  /**
   * Changes to the network of a file at once, or back to the program's own.
   *
   * @param file a path, or empty for the program's own network
   * @return why the file is refused and the network before it stays; empty if it is not
   */
  synchronized String choose(String file) {
    if (file.isEmpty()) {
      network = null;
      return "";
    }
    try {
      Path path = Path.of(file);
      if (SpecialFile.is(path)) {
        return "it is not a file";
      }
      network = NetworkFile.read(path);
      isOwn = false;
      return "";
    } catch (InvalidPathException e) {
      return "not a file name";
    } catch (IOException e) {
      return Reason.of(e);
    }
  }

  /**
   * The network that the settings ask for, or null for an evaluation without one.
   *
   * @param tell hears what the user should be told
   */
  synchronized @Nullable Network network(EngineConfig config, Consumer<String> tell) {
    if (source == null || config.evalMode() == EvalMode.CLASSICAL) {
      return null;
    }
    if (network == null && !unusable) {
      read(source, tell);
    }
    return network;
  }

  private void read(NetworkSource own, Consumer<String> tell) {
    try {
      network = own.read();
      isOwn = true;
    } catch (IOException e) {
      unusable = true;
      tell.accept("no network, using the classical evaluation: " + e.getMessage());
    }
  }

  /** Lets go of a network for which there is no room, if it can be had again. */
  synchronized void release() {
    if (isOwn) {
      network = null;
    }
  }

  /** An evaluator for one thread. */
  Evaluator evaluator(@Nullable Network chosen) {
    return chosen == null ? withoutNetwork.get() : new NnueEvaluator(chosen, inference);
  }

  /** Has the vector code compiled in the background, where there is any. */
  synchronized void warmUp(@Nullable Network chosen) {
    if (warmUp == null && chosen != null) {
      try {
        warmUp =
            Thread.ofPlatform().daemon().name("nnue-warm-up").start(() -> inference.warmUp(chosen));
      } catch (OutOfMemoryError e) {
        // The system has no thread to spare now; plain arithmetic does until the next time.
        warmUp = null;
      }
    }
  }

  EvalReport report(EngineConfig config, Position position) {
    // Should the network be unusable, the report shows that the classical evaluation spoke.
    Network chosen = network(config, text -> {});
    return chosen == null
        ? new HandcraftedEvaluator().report(position)
        : NnueReport.of(chosen, position);
  }

  synchronized void close() {
    if (warmUp != null) {
      warmUp.interrupt();
    }
  }
}
