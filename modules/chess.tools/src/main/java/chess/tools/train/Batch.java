package chess.tools.train;

import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.Square;
import chess.search.eval.nnue.FeatureIndex;
import chess.search.eval.nnue.Network;
import chess.search.eval.nnue.OutputStack;
import chess.tools.positions.PositionRecord;
import chess.tools.positions.PositionSet;

/**
 * A block of positions in the form the kernels want: the active inputs of both perspectives, the
 * output bucket, the target, and the room for what a pass over them computes.
 */
final class Batch {
  /** Room for the inputs of one perspective; a position has at most so many men. */
  static final int STRIDE = PositionRecord.MOST_MEN;

  private static final float HALF = 0.5f;

  final short[] ownInputs;
  final short[] otherInputs;
  final int[] men;
  final int[] bucket;
  final float[] score;
  final float[] result;
  final float[] target;

  /** What the network said, before the sigmoid. */
  final float[] output;

  /** The derivative of the loss by that output. */
  final float[] gradient;

  /** The derivative of the loss by each unit. */
  final float[] unitGradients;

  private int size;

  Batch(int capacity) {
    ownInputs = new short[capacity * STRIDE];
    otherInputs = new short[capacity * STRIDE];
    men = new int[capacity];
    bucket = new int[capacity];
    score = new float[capacity];
    result = new float[capacity];
    target = new float[capacity];
    output = new float[capacity];
    gradient = new float[capacity];
    unitGradients = new float[capacity * OutputStack.UNITS];
  }

  int size() {
    return size;
  }

  void resize(int positions) {
    size = positions;
  }

  /** Unpacks one record into a slot. */
  void decode(PositionSet set, int index, int slot, TargetBlend blend) {
    long[] page = set.page(index);
    int offset = set.offset(index);
    long label = page[offset + PositionRecord.LABEL];
    int count =
        decodeMen(
            page[offset + PositionRecord.OCCUPANCY],
            page[offset + PositionRecord.LOW_MEN],
            page[offset + PositionRecord.HIGH_MEN],
            label,
            slot * STRIDE);
    men[slot] = count;
    bucket[slot] = Network.bucket(count);
    score[slot] = PositionRecord.score(label);
    result[slot] = PositionRecord.result(label) * HALF;
    target[slot] = blend.target(score[slot], result[slot]);
  }

  // The side to move plays the part of White: the record is already turned its way.
  private int decodeMen(long occupancy, long lowMen, long highMen, long label, int from) {
    int own = FeatureIndex.orientation(Color.WHITE, PositionRecord.ownKing(label));
    int otherKing = Square.flipVertically(PositionRecord.otherKing(label));
    int other = FeatureIndex.orientation(Color.BLACK, otherKing);
    int count = 0;
    for (long rest = occupancy; rest != 0; rest &= rest - 1) {
      int square = Bitboard.lsb(rest);
      int man = PositionRecord.man(lowMen, highMen, count);
      int color = man < PositionRecord.OPPONENT ? Color.WHITE : Color.BLACK;
      int piece = Piece.of(color, man & ~PositionRecord.OPPONENT);
      ownInputs[from + count] = (short) FeatureIndex.of(Color.WHITE, own, piece, square);
      otherInputs[from + count] = (short) FeatureIndex.of(Color.BLACK, other, piece, square);
      count++;
    }
    return count;
  }
}
