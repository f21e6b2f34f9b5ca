package chess.search.eval.hce;

import chess.core.board.Position;

/**
 * Finds out how often the evaluation of a position uses each weight, for the tuner.
 *
 * <p>The evaluation is a linear function of its weights, so the coefficient of a weight is the
 * evaluation with this weight one and all others zero. Coefficients are small; giving several
 * weights different powers of 64 lets one evaluation tell all of theirs. The evaluator is the one
 * that plays and knows nothing of this.
 */
public final class CoefficientProbe {
  /** The phase with all pieces on the board. */
  public static final int FULL_PHASE = MaterialTerms.FULL_PHASE;

  /** The factor that leaves an endgame value as it is. */
  public static final int FULL_FACTOR = EndgameScaling.FULL;

  private static final int FIELD_BITS = 6;
  private static final int FIELDS = Integer.SIZE / FIELD_BITS;
  private static final int FIELD_FILL = Integer.SIZE - FIELD_BITS;

  private final int[] weights = new int[EvalParameters.defaults().length];
  private final HandcraftedEvaluator evaluator = new HandcraftedEvaluator(weights, 0);
  private final int[] places = new int[weights.length];
  private final int[] coefficients = new int[weights.length];
  private int size;

  /**
   * Takes a position apart.
   *
   * @return false if the position is evaluated without weights
   */
  public boolean probe(Position position) {
    size = 0;
    evaluator.look(position);
    if (evaluator.knownValue(position) != KnownEndgames.UNKNOWN) {
      return false;
    }
    for (int first = 0; first < weights.length; first += FIELDS) {
      probe(position, first, Math.min(first + FIELDS, weights.length));
    }
    return true;
  }

  private void probe(Position position, int from, int to) {
    for (int place = from; place < to; place++) {
      weights[place] = 1 << FIELD_BITS * (place - from);
    }
    evaluator.weightsChanged();
    evaluator.addTerms(position);
    int sum = evaluator.whiteScore() - evaluator.blackScore();
    for (int place = from; place < to; place++) {
      weights[place] = 0;
      int coefficient = sum << FIELD_FILL >> FIELD_FILL;
      sum = sum - coefficient >> FIELD_BITS;
      if (coefficient != 0) {
        places[size] = place;
        coefficients[size++] = coefficient;
      }
    }
  }

  /** How many weights the position uses. */
  public int size() {
    return size;
  }

  /** The place of the {@code index}-th weight in use. */
  public int place(int index) {
    return places[index];
  }

  /** How often it counts, White's uses minus Black's. */
  public int coefficient(int index) {
    return coefficients[index];
  }

  /** From {@link #FULL_PHASE} down to 0 without pieces. */
  public int phase() {
    return evaluator.phase();
  }

  /** The part of {@link #FULL_FACTOR} that an endgame advantage of White counts. */
  public int whiteFactor() {
    return evaluator.factor(1);
  }

  /** The same for an advantage of Black. */
  public int blackFactor() {
    return evaluator.factor(-1);
  }
}
