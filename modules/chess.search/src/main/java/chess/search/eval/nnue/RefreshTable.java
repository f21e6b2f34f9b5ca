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
    for (int piece = 0; piece < Piece.COUNT; piece++) {
      int index = entry * Piece.COUNT + piece;
      long now = position.pieces(Piece.color(piece), Piece.type(piece));
      long before = men[index];
      men[index] = now;
      for (long removed = before & ~now; removed != 0; removed &= removed - 1) {
        int input = FeatureIndex.of(perspective, orientation, piece, Bitboard.lsb(removed));
        inference.sub(accumulators[entry], network.featureWeights[input]);
      }
      for (long added = now & ~before; added != 0; added &= added - 1) {
        int input = FeatureIndex.of(perspective, orientation, piece, Bitboard.lsb(added));
        inference.add(accumulators[entry], network.featureWeights[input]);
      }
    }
    System.arraycopy(accumulators[entry], 0, target, 0, target.length);
  }
}
