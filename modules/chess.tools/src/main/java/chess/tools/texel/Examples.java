package chess.tools.texel;

import chess.search.eval.hce.CoefficientProbe;
import chess.tools.positions.PositionRecord;
import chess.tools.positions.PositionSet;
import chess.tools.positions.RecordedPosition;
import java.util.Arrays;

/**
 * Positions as the tuner sees them: the weights in use with their coefficients, phase and endgame
 * factors, and the labels. The coefficients of all positions lie one after another in two arrays.
 */
final class Examples {
  private static final int TYPICAL_COEFFICIENTS = 80;
  private static final float WON = 2;

  private final int[] ends;
  private final byte[] phases;
  private final byte[] whiteFactors;
  private final byte[] blackFactors;
  private final short[] scores;
  private final float[] results;
  private short[] places;
  private byte[] coefficients;
  private int size;

  private Examples(int capacity) {
    ends = new int[capacity + 1];
    phases = new byte[capacity];
    whiteFactors = new byte[capacity];
    blackFactors = new byte[capacity];
    scores = new short[capacity];
    results = new float[capacity];
    places = new short[capacity * TYPICAL_COEFFICIENTS];
    coefficients = new byte[capacity * TYPICAL_COEFFICIENTS];
  }

  /** Takes apart the records of a set from {@code from} to before {@code to}. */
  static Examples of(PositionSet set, int from, int to) {
    Examples examples = new Examples(to - from);
    CoefficientProbe probe = new CoefficientProbe();
    for (int i = from; i < to; i++) {
      if (probe.probe(RecordedPosition.of(set, i))) {
        examples.add(probe, set.page(i)[set.offset(i) + PositionRecord.LABEL]);
      }
    }
    return examples;
  }

  private void add(CoefficientProbe probe, long label) {
    int begin = ends[size];
    int end = begin + probe.size();
    if (end > places.length) {
      int capacity = Math.max(end, places.length + places.length / 4);
      places = Arrays.copyOf(places, capacity);
      coefficients = Arrays.copyOf(coefficients, capacity);
    }
    for (int i = 0; i < probe.size(); i++) {
      places[begin + i] = (short) probe.place(i);
      coefficients[begin + i] = (byte) probe.coefficient(i);
    }
    phases[size] = (byte) probe.phase();
    whiteFactors[size] = (byte) probe.whiteFactor();
    blackFactors[size] = (byte) probe.blackFactor();
    scores[size] = (short) PositionRecord.score(label);
    results[size] = PositionRecord.result(label) / WON;
    ends[++size] = end;
  }

  int size() {
    return size;
  }

  /** Where the coefficients of a position begin. */
  int begin(int example) {
    return ends[example];
  }

  /** Where they end. */
  int end(int example) {
    return ends[example + 1];
  }

  int place(int index) {
    return places[index];
  }

  int coefficient(int index) {
    return coefficients[index];
  }

  int phase(int example) {
    return phases[example];
  }

  /** The endgame factor for a side's advantage. */
  int factor(int example, boolean whiteIsAhead) {
    return (whiteIsAhead ? whiteFactors : blackFactors)[example];
  }

  /** Centipawns for White, who is always to move. */
  int score(int example) {
    return scores[example];
  }

  /** 0, a half or 1 for White. */
  float result(int example) {
    return results[example];
  }
}
