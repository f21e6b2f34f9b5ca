package chess.search.eval.nnue;

import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.Position;

/**
 * Remembers, for each perspective and each orientation, the last accumulator computed and the men
 * it belongs to. When a king's move changes mirroring or king bucket, only the difference to that
 * position has to be worked off instead of all men.
 */
final class RefreshTable {
  private static final int ENTRIES = Color.COUNT * FeatureIndex.ORIENTATIONS;

  private final Network network;
  private final int[][] accumulators = new int[ENTRIES][];

  /** The rows to add and to take away, gathered so that several are worked off in one pass. */
  private final int[][] added = new int[Network.MOST_MEN][];

  private final int[][] removed = new int[Network.MOST_MEN][];
  private final long[] men = new long[ENTRIES * Piece.COUNT];

  /** Begins with empty boards, whose accumulators are the biases. */
  RefreshTable(Network network) {
    this.network = network;
    for (int entry = 0; entry < ENTRIES; entry++) {
      accumulators[entry] = network.featureBiases.clone();
    }
  }

  /** Writes the accumulator of a position from one perspective to {@code target}. */
  void compute(Position position, int perspective, Inference inference, int[] target) {
    int king = position.kingSquare(perspective);
    int orientation = FeatureIndex.orientation(perspective, king);
    int entry =
        perspective * FeatureIndex.ORIENTATIONS + FeatureIndex.orientationNumber(orientation);
    int adds = 0;
    int subs = 0;
    for (int piece = 0; piece < Piece.COUNT; piece++) {
      int index = entry * Piece.COUNT + piece;
      long now = position.pieces(Piece.color(piece), Piece.type(piece));
      long before = men[index];
      men[index] = now;
      for (long gone = before & ~now; gone != 0; gone &= gone - 1) {
        removed[subs++] = row(perspective, orientation, piece, Bitboard.lsb(gone));
      }
      for (long come = now & ~before; come != 0; come &= come - 1) {
        added[adds++] = row(perspective, orientation, piece, Bitboard.lsb(come));
      }
    }
    workOff(accumulators[entry], adds, subs, inference);
    System.arraycopy(accumulators[entry], 0, target, 0, target.length);
  }

  private int[] row(int perspective, int orientation, int piece, int square) {
    return network.featureWeights[FeatureIndex.of(perspective, orientation, piece, square)];
  }

  private void workOff(int[] accumulator, int adds, int subs, Inference inference) {
    int plus = adds;
    int minus = subs;
    while (plus >= 2 && minus >= 2) {
      plus -= 2;
      minus -= 2;
      inference.addAddSubSub(
          accumulator,
          accumulator,
          added[plus],
          added[plus + 1],
          removed[minus],
          removed[minus + 1]);
    }
    while (plus >= 1 && minus >= 2) {
      plus--;
      minus -= 2;
      inference.addSubSub(
          accumulator, accumulator, added[plus], removed[minus], removed[minus + 1]);
    }
    while (plus >= 1 && minus >= 1) {
      inference.addSub(accumulator, accumulator, added[--plus], removed[--minus]);
    }
    while (plus > 0) {
      inference.add(accumulator, added[--plus]);
    }
    while (minus > 0) {
      inference.sub(accumulator, removed[--minus]);
    }
  }
}
