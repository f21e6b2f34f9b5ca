package chess.search.eval.nnue;

import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.Position;

/**
 * Remembers, for each view and each way of looking, the last sums computed and the men they belong
 * to. When a king's move changes the way of looking, only the difference to that position has to be
 * worked off instead of all men.
 */
final class RefreshTable {
  private static final int ENTRIES = Color.COUNT * FeatureIndex.WAYS;

  private final Network network;
  private final int[][] sums = new int[ENTRIES][];
  private final long[] men = new long[ENTRIES * Piece.COUNT];

  /** Begins with empty boards, whose sums are the biases. */
  RefreshTable(Network network) {
    this.network = network;
    for (int entry = 0; entry < ENTRIES; entry++) {
      sums[entry] = network.featureBiases.clone();
    }
  }

  /** Writes the sums of a position, seen by one side, to {@code target}. */
  void compute(Position position, int view, Inference inference, int[] target) {
    int king = position.kingSquare(view);
    int way = FeatureIndex.way(view, king);
    int entry = view * FeatureIndex.WAYS + FeatureIndex.wayNumber(way);
    for (int piece = 0; piece < Piece.COUNT; piece++) {
      int index = entry * Piece.COUNT + piece;
      long now = position.pieces(Piece.color(piece), Piece.type(piece));
      long before = men[index];
      men[index] = now;
      for (long gone = before & ~now; gone != 0; gone &= gone - 1) {
        int input = FeatureIndex.of(view, way, piece, Bitboard.lsb(gone));
        inference.sub(sums[entry], network.featureWeights[input]);
      }
      for (long come = now & ~before; come != 0; come &= come - 1) {
        int input = FeatureIndex.of(view, way, piece, Bitboard.lsb(come));
        inference.add(sums[entry], network.featureWeights[input]);
      }
    }
    System.arraycopy(sums[entry], 0, target, 0, target.length);
  }
}
