package chess.search.eval.nnue;

import chess.core.board.CastlingRights;
import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.Square;
import java.util.Arrays;

/**
 * The accumulators of both perspectives for every position on the path of a search. Making a move
 * only notes which men came and went; accumulators are worked out when a position is evaluated, so
 * nodes that are cut off before cost nothing.
 *
 * <pre>
 *   accumulators  [ply, perspective][pair of columns]
 *   changes       [ply][added, removed, removed or added, removed]   men as piece * 64 + square
 * </pre>
 */
final class AccumulatorStack {
  private static final int INITIAL_PLIES = 256;
  private static final int CHANGES = 4;
  private static final int PIECE_SHIFT = 6;
  private static final int SQUARE_MASK = 63;

  private static final byte NOTHING = 0;
  private static final byte MOVE = 1;
  private static final byte CAPTURE = 2;
  private static final byte CASTLING = 3;

  private final Network network;
  private final RefreshTable refreshTable;
  private int[][] accumulators;
  private short[] changes = new short[INITIAL_PLIES * CHANGES];
  private byte[] kinds = new byte[INITIAL_PLIES];

  /** Whether the accumulator of a ply and perspective is worked out. */
  private boolean[] known = new boolean[INITIAL_PLIES * Color.COUNT];

  /**
   * Whether the move to this ply changed mirroring or king bucket of a perspective: older
   * accumulators are of no use.
   */
  private boolean[] refreshNeeded = new boolean[INITIAL_PLIES * Color.COUNT];

  private int top;

  AccumulatorStack(Network network) {
    this.network = network;
    this.refreshTable = new RefreshTable(network);
    this.accumulators = new int[INITIAL_PLIES * Color.COUNT][network.hidden() / 2];
  }

  /** Begins anew with a position. */
  void reset(Position position, Inference inference) {
    top = 0;
    refresh(position, Color.WHITE, inference);
    refresh(position, Color.BLACK, inference);
  }

  private void refresh(Position position, int perspective, Inference inference) {
    refreshTable.compute(position, perspective, inference, accumulator(perspective));
    known[top * Color.COUNT + perspective] = true;
  }

  /** The accumulator of a perspective of the current position. */
  int[] accumulator(int perspective) {
    return accumulators[top * Color.COUNT + perspective];
  }

  /** Notes what a move will change; the position is the one before it. */
  void push(Position position, int move) {
    advance();
    int us = position.sideToMove();
    int from = Move.from(move);
    int to = Move.to(move);
    int piece = position.pieceAt(from);
    int at = top * CHANGES;
    if (Move.isCastling(move)) {
      int right = position.castlingRight(move);
      int rook = Piece.of(us, PieceType.ROOK);
      kinds[top] = CASTLING;
      changes[at] = man(piece, CastlingRights.kingTarget(right));
      changes[at + 1] = man(piece, from);
      changes[at + 2] = man(rook, CastlingRights.rookTarget(right));
      changes[at + 3] = man(rook, to);
      noteKingMove(us, from, CastlingRights.kingTarget(right));
      return;
    }
    int arriving = Move.isPromotion(move) ? Piece.of(us, Move.promotionType(move)) : piece;
    changes[at] = man(arriving, to);
    changes[at + 1] = man(piece, from);
    kinds[top] = MOVE;
    if (Move.isCapture(move)) {
      int victim = Move.isEnPassant(move) ? Square.of(Square.file(to), Square.rank(from)) : to;
      kinds[top] = CAPTURE;
      changes[at + 2] = man(position.pieceAt(victim), victim);
    }
    if (Piece.type(piece) == PieceType.KING) {
      noteKingMove(us, from, to);
    }
  }

  /** A null move: the same men, the same orientation. */
  void pushNull() {
    advance();
    kinds[top] = NOTHING;
  }

  void pop() {
    top--;
  }

  private void advance() {
    top++;
    if (top == kinds.length) {
      grow();
    }
    int at = top * Color.COUNT;
    known[at] = false;
    known[at + 1] = false;
    refreshNeeded[at] = false;
    refreshNeeded[at + 1] = false;
  }

  // Searches stay below the initial size; only games replayed without a reset come here.
  private void grow() {
    int plies = 2 * kinds.length;
    kinds = Arrays.copyOf(kinds, plies);
    changes = Arrays.copyOf(changes, plies * CHANGES);
    known = Arrays.copyOf(known, plies * Color.COUNT);
    refreshNeeded = Arrays.copyOf(refreshNeeded, plies * Color.COUNT);
    int before = accumulators.length;
    accumulators = Arrays.copyOf(accumulators, plies * Color.COUNT);
    for (int i = before; i < accumulators.length; i++) {
      accumulators[i] = new int[network.hidden() / 2];
    }
  }

  private static short man(int piece, int square) {
    return (short) (piece << PIECE_SHIFT | square);
  }

  private void noteKingMove(int color, int from, int to) {
    refreshNeeded[top * Color.COUNT + color] =
        FeatureIndex.orientation(color, from) != FeatureIndex.orientation(color, to);
  }

  /** Works out the accumulators of the current position. */
  void update(Position position, Inference inference) {
    update(position, Color.WHITE, inference);
    update(position, Color.BLACK, inference);
  }

  private void update(Position position, int perspective, Inference inference) {
    int ply = top;
    while (!known[ply * Color.COUNT + perspective]) {
      if (refreshNeeded[ply * Color.COUNT + perspective]) {
        refresh(position, perspective, inference);
        return;
      }
      ply--;
    }
    int orientation = FeatureIndex.orientation(perspective, position.kingSquare(perspective));
    while (ply < top) {
      ply++;
      apply(ply, perspective, orientation, inference);
      known[ply * Color.COUNT + perspective] = true;
    }
  }

  private void apply(int ply, int perspective, int orientation, Inference inference) {
    int[] to = accumulators[ply * Color.COUNT + perspective];
    int[] from = accumulators[(ply - 1) * Color.COUNT + perspective];
    int at = ply * CHANGES;
    int kind = kinds[ply];
    if (kind == NOTHING) {
      System.arraycopy(from, 0, to, 0, to.length);
      return;
    }
    int[] added = row(changes[at], perspective, orientation);
    int[] removed = row(changes[at + 1], perspective, orientation);
    if (kind == MOVE) {
      inference.addSub(from, to, added, removed);
      return;
    }
    int[] third = row(changes[at + 2], perspective, orientation);
    if (kind == CAPTURE) {
      inference.addSubSub(from, to, added, removed, third);
    } else {
      int[] fourth = row(changes[at + 3], perspective, orientation);
      inference.addAddSubSub(from, to, added, third, removed, fourth);
    }
  }

  private int[] row(int man, int perspective, int orientation) {
    int input = FeatureIndex.of(perspective, orientation, man >> PIECE_SHIFT, man & SQUARE_MASK);
    return network.featureWeights[input];
  }
}
