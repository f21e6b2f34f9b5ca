package chess.tools.texel;

import chess.search.eval.hce.EvalParameters;
import chess.search.eval.hce.WeightGroup;
import java.util.List;

/**
 * Shifts what several weights could equally express to where people look for it, without changing
 * any evaluation: the mean of a piece's square and mobility tables goes to its material value.
 */
final class Normalization {
  private static final List<String> PIECES = List.of("PAWN", "KNIGHT", "BISHOP", "ROOK", "QUEEN");
  private static final String MATERIAL = "PIECE_VALUE";
  private static final String KING = "KING";
  private static final String SQUARES = "_SQUARES";
  private static final String MOBILITY = "_MOBILITY";
  private static final String DANGER = "KING_DANGER";

  private final double[] values;
  private final double[] uses;

  private Normalization(WeightedTerms model, Examples examples) {
    values = model.values();
    uses = new double[values.length / 2];
    int end = examples.end(examples.size() - 1);
    for (int i = 0; i < end; i++) {
      uses[examples.place(i)] += Math.abs(examples.coefficient(i));
    }
  }

  static void apply(WeightedTerms model, Examples examples) {
    new Normalization(model, examples).apply();
  }

  private void apply() {
    int material = group(MATERIAL).offset();
    for (int phase = 0; phase < 2; phase++) {
      for (int piece = 0; piece < PIECES.size(); piece++) {
        values[2 * (material + piece) + phase] += centerSquares(PIECES.get(piece), phase);
      }
      for (int piece = 1; piece < PIECES.size(); piece++) {
        WeightGroup mobility = group(PIECES.get(piece) + MOBILITY);
        values[2 * (material + piece) + phase] += center(mobility.offset(), mobility.size(), phase);
      }
      // Each side has one king and one state of danger, so constants cancel out.
      centerSquares(KING, phase);
      WeightGroup danger = group(DANGER);
      shift(danger.offset(), danger.size(), phase, values[2 * danger.offset() + phase]);
    }
  }

  /** Centers both square tables of a man and returns the sum of their means. */
  private double centerSquares(String man, int phase) {
    WeightGroup tables = group(man + SQUARES);
    int half = tables.size() / 2;
    return center(tables.offset(), half, phase) + center(tables.offset() + half, half, phase);
  }

  /** Makes the mean of a table over its uses zero and returns what it was. */
  private double center(int offset, int size, int phase) {
    double sum = 0;
    double count = 0;
    for (int place = offset; place < offset + size; place++) {
      sum += uses[place] * values[2 * place + phase];
      count += uses[place];
    }
    double mean = count == 0 ? 0 : sum / count;
    shift(offset, size, phase, mean);
    return mean;
  }

  /** Lowers the entries of a table; those never used become zero. */
  private void shift(int offset, int size, int phase, double amount) {
    for (int place = offset; place < offset + size; place++) {
      double value = values[2 * place + phase];
      values[2 * place + phase] = uses[place] > 0 ? value - amount : 0;
    }
  }

  private static WeightGroup group(String name) {
    for (WeightGroup group : EvalParameters.groups()) {
      if (group.name().equals(name)) {
        return group;
      }
    }
    throw new IllegalStateException("no weights named " + name);
  }
}
