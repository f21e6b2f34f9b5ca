package chess.tools.texel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Piece;
import chess.core.board.Position;
import chess.core.board.Square;
import chess.core.notation.Fen;
import chess.search.eval.hce.EvalParameters;
import chess.search.eval.hce.HandcraftedEvaluator;
import chess.search.eval.hce.TaperedScore;
import chess.search.eval.hce.WeightGroup;
import chess.tools.positions.PositionRecord;
import chess.tools.positions.PositionSet;
import chess.tools.positions.RandomWalk;
import chess.tools.positions.RecordedPosition;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tunes on positions labelled by the evaluation itself, so that the answer is known. */
class TunerTest {
  private static final int LABEL_RESULT_SHIFT = 16;
  private static final PositionSet POSITIONS = labelled(600);
  private static final Examples EXAMPLES = Examples.of(POSITIONS, 0, POSITIONS.size());

  @Test
  void theModelAgreesWithTheEvaluator() {
    HandcraftedEvaluator evaluator = new HandcraftedEvaluator();
    WeightedTerms model = new WeightedTerms(EvalParameters.copyOfDefaults());
    assertEquals(POSITIONS.size(), EXAMPLES.size());
    for (int i = 0; i < EXAMPLES.size(); i++) {
      double expected = evaluator.evaluate(RecordedPosition.of(POSITIONS, i));
      // The evaluator rounds twice on its way.
      assertEquals(expected, model.evaluate(EXAMPLES, i), 2);
    }
  }

  @Test
  void descentFindsBackFromWrongWeights() {
    int[] wrong = EvalParameters.copyOfDefaults();
    WeightGroup material = EvalParameters.groups().get(0);
    for (int i = 0; i < material.size(); i++) {
      int value = wrong[material.offset() + i];
      wrong[material.offset() + i] =
          TaperedScore.of(TaperedScore.middlegame(value) / 2, TaperedScore.endgame(value) / 2);
    }
    Target target = new Target(200, 1);
    WeightedTerms model = new WeightedTerms(wrong);
    double before = TexelLoss.of(model, EXAMPLES, target).squared();
    GradientDescent descent = new GradientDescent(model, target, EXAMPLES, 100, 0);
    for (int epoch = 0; epoch < 60; epoch++) {
      descent.epoch(4 * (1 - epoch / 60.0));
    }
    double after = TexelLoss.of(model, EXAMPLES, target).squared();
    assertTrue(after < before / 5, () -> before + " to " + after);
  }

  @Test
  void gradientIsTheSlopeOfTheEvaluation() {
    WeightedTerms model = new WeightedTerms(EvalParameters.copyOfDefaults());
    double[] gradient = new double[model.values().length];
    int example = EXAMPLES.size() / 2;
    model.addGradient(EXAMPLES, example, 1, gradient);
    double value = model.evaluate(EXAMPLES, example);
    for (int i = 0; i < gradient.length; i++) {
      model.values()[i] += 1;
      assertEquals(gradient[i], model.evaluate(EXAMPLES, example) - value, 1e-6);
      model.values()[i] -= 1;
    }
  }

  @Test
  void normalizingChangesNoEvaluation() {
    WeightedTerms model = new WeightedTerms(EvalParameters.copyOfDefaults());
    double[] values = new double[EXAMPLES.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = model.evaluate(EXAMPLES, i);
    }
    Normalization.apply(model, EXAMPLES);
    for (int i = 0; i < values.length; i++) {
      assertEquals(values[i], model.evaluate(EXAMPLES, i), 1e-6);
    }
  }

  @Test
  void theScaleFitsScoresToResults() {
    // Results were drawn with a scale of 150.
    assertEquals(150, Target.fitted(EXAMPLES, 1).scale(), 60);
  }

  private static PositionSet labelled(int count) {
    Random random = new Random(31);
    HandcraftedEvaluator evaluator = new HandcraftedEvaluator();
    PositionSet set = new PositionSet();
    RandomWalk walk = new RandomWalk(random);
    Position position = Fen.start();
    int plies = 0;
    while (set.size() < count) {
      if (plies++ > 60 || !walk.step(position)) {
        position = Fen.start();
        plies = 0;
        continue;
      }
      if (position.sideToMove() == 0 && !position.inCheck()) {
        int score = evaluator.evaluate(position);
        boolean won = random.nextDouble() < 1 / (1 + Math.exp(-score / 150.0));
        set.add(record(position, score, won ? PositionRecord.WON : PositionRecord.LOST));
      }
    }
    return set;
  }

  private static long[] record(Position position, int score, int result) {
    long[] record = new long[PositionRecord.LONGS];
    int man = 0;
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = position.pieceAt(square);
      if (piece != Piece.NONE) {
        long nibble = Piece.type(piece) | Piece.color(piece) * PositionRecord.OPPONENT;
        record[PositionRecord.LOW_MEN + man / 16] |= nibble << 4 * (man % 16);
        record[PositionRecord.OCCUPANCY] |= 1L << square;
        man++;
      }
    }
    record[PositionRecord.LABEL] = score & 0xFFFF | (long) result << LABEL_RESULT_SHIFT;
    return record;
  }
}
