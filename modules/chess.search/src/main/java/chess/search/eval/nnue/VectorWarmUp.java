package chess.search.eval.nnue;

import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.Fen;
import java.time.Duration;
import java.util.SplittableRandom;

/**
 * Plays random moves and evaluates until the vector code beats the plain code. It goes through the
 * evaluator and not to the kernels alone, so that their callers are compiled for both kinds of
 * arithmetic and need not be compiled again after the switch.
 *
 * <p>Vector code that is not compiled makes garbage and keeps a core busy, and the compiler works
 * on it instead of the search. So it begins late and rests most of the time.
 */
final class VectorWarmUp {
  private static final Duration DELAY = Duration.ofSeconds(4);
  private static final Duration LONGEST = Duration.ofMinutes(1);

  /** Rests so many times as long as it works. */
  private static final int REST = 4;

  /** So many rounds in a row the vector code must win: once could be luck. */
  private static final int WINS = 4;

  private static final int GAME_PLIES = 60;

  private final InferenceSwitch inference = new InferenceSwitch();
  private final NnueEvaluator evaluator;
  private final Position position = Fen.start();
  private final MoveList moves = new MoveList();
  private final SplittableRandom random = new SplittableRandom(1);

  private VectorWarmUp(Network network) {
    evaluator = new NnueEvaluator(network, inference);
  }

  /**
   * Returns when the vector code has become the faster one.
   *
   * @return false if it did not for a long time
   */
  static boolean run(Network network, Inference vector) throws InterruptedException {
    Thread.sleep(DELAY);
    VectorWarmUp warmUp = new VectorWarmUp(network);
    long start = System.nanoTime();
    int wins = 0;
    while (wins < WINS && System.nanoTime() - start < LONGEST.toNanos()) {
      long plain = warmUp.round(ScalarInference.INSTANCE);
      long fast = warmUp.round(vector);
      wins = fast < plain ? wins + 1 : 0;
      Thread.sleep(Duration.ofNanos(REST * (plain + fast)));
    }
    return wins == WINS;
  }

  /** Plays and unmakes one game and returns how long that took. */
  private long round(Inference arithmetic) {
    inference.use(arithmetic);
    long start = System.nanoTime();
    evaluator.reset(position);
    int plies = 0;
    while (plies < GAME_PLIES && playRandomMove()) {
      evaluator.evaluate(position);
      plies++;
    }
    while (plies > 0) {
      position.unmake();
      evaluator.undo();
      plies--;
    }
    return System.nanoTime() - start;
  }

  private boolean playRandomMove() {
    moves.clear();
    MoveGenerator.all(position, moves);
    if (moves.size() == 0) {
      return false;
    }
    int move = moves.move(random.nextInt(moves.size()));
    evaluator.make(position, move);
    position.make(move);
    return true;
  }
}
