package chess.search.eval.nnue;

import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.Position;
import chess.search.eval.Evaluator;
import chess.search.eval.hce.BareKing;

/**
 * Evaluates with a network, and endings that are known by heart without; the accumulators belong to
 * this object, so each thread has its own.
 */
public final class NnueEvaluator implements Evaluator {
  /** No network judges higher than a win that is known. */
  static final int NETWORK_LIMIT = KNOWN_WIN - 1;

  private final Network network;
  private final InferenceSwitch inference;
  private final AccumulatorStack accumulators;
  private final LayerRoom room;
  private final BareKing bareKing = new BareKing();

  public NnueEvaluator(Network network, InferenceSwitch inference) {
    this.network = network;
    this.inference = inference;
    this.accumulators = new AccumulatorStack(network);
    this.room = new LayerRoom(network.hidden());
  }

  @Override
  public void reset(Position position) {
    accumulators.reset(position, inference.current());
  }

  @Override
  public void make(Position position, int move) {
    accumulators.push(position, move);
  }

  @Override
  public void makeNull() {
    accumulators.pushNull();
  }

  @Override
  public void undo() {
    accumulators.pop();
  }

  @Override
  public int evaluate(Position position) {
    int known = knownValue(position);
    if (known != BareKing.UNKNOWN) {
      return known;
    }
    int bucket = Network.bucket(Bitboard.count(position.occupied()));
    return evaluate(position, bucket);
  }

  /** The value of an ending that needs no network, {@link BareKing#UNKNOWN} for all others. */
  int knownValue(Position position) {
    return bareKing.value(position);
  }

  /** The value that a given output bucket finds, for reports. */
  public int evaluate(Position position, int bucket) {
    Inference arithmetic = inference.current();
    accumulators.update(position, arithmetic);
    int us = position.sideToMove();
    int[] own = accumulators.accumulator(us);
    int[] other = accumulators.accumulator(Color.opposite(us));
    int value = arithmetic.value(network.stack(bucket), own, other, room);
    return Math.clamp(value, -NETWORK_LIMIT, NETWORK_LIMIT);
  }
}
