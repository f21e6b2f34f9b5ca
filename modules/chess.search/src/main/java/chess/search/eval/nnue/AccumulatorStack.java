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
 * The sums of both views for every position on the path of a search. Making a move only notes which
 * men came and went; the sums are worked out when a position is evaluated, so nodes that are cut
 * off before cost nothing.
 *
 * <pre>
 *   sums     [ply, view][pair of columns]
 *   changes  [ply][come, gone, gone or come, gone]   men as piece * 64 + square
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
  private int[][] sums;
  private short[] changes = new short[INITIAL_PLIES * CHANGES];
  private byte[] kinds = new byte[INITIAL_PLIES];

  /** Whether the sums of a ply and view are worked out. */
  private boolean[] known = new boolean[INITIAL_PLIES * Color.COUNT];

  /** Whether the move to this ply changed a view's way of looking: older sums are of no use. */
  private boolean[] turned = new boolean[INITIAL_PLIES * Color.COUNT];

  private int top;

  AccumulatorStack(Network network) {
    this.network = network;
    this.refreshTable = new RefreshTable(network);
    this.sums = new int[INITIAL_PLIES * Color.COUNT][network.hidden() / 2];
  }

  /** Begins anew with a position. */
  void reset(Position position, Inference inference) {
    top = 0;
    refresh(position, Color.WHITE, inference);
    refresh(position, Color.BLACK, inference);
  }

  private void refresh(Position position, int view, Inference inference) {
    refreshTable.compute(position, view, inference, sums(view));
    known[top * Color.COUNT + view] = true;
  }

  /** The sums of a view of the current position. */
  int[] sums(int view) {
    return sums[top * Color.COUNT + view];
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

  /** A null move: the same men, seen the same way. */
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
    turned[at] = false;
    turned[at + 1] = false;
  }

  // Searches stay below the initial size; only games replayed without a reset come here.
  private void grow() {
    int plies = 2 * kinds.length;
    kinds = Arrays.copyOf(kinds, plies);
    changes = Arrays.copyOf(changes, plies * CHANGES);
    known = Arrays.copyOf(known, plies * Color.COUNT);
    turned = Arrays.copyOf(turned, plies * Color.COUNT);
    int before = sums.length;
    sums = Arrays.copyOf(sums, plies * Color.COUNT);
    for (int i = before; i < sums.length; i++) {
      sums[i] = new int[network.hidden() / 2];
    }
  }

  private static short man(int piece, int square) {
    return (short) (piece << PIECE_SHIFT | square);
  }

  private void noteKingMove(int color, int from, int to) {
    turned[top * Color.COUNT + color] =
        FeatureIndex.way(color, from) != FeatureIndex.way(color, to);
  }

  /** Works out the sums of the current position. */
  void update(Position position, Inference inference) {
    update(position, Color.WHITE, inference);
    update(position, Color.BLACK, inference);
  }

  private void update(Position position, int view, Inference inference) {
    int ply = top;
    while (!known[ply * Color.COUNT + view]) {
      if (turned[ply * Color.COUNT + view]) {
        refresh(position, view, inference);
        return;
      }
      ply--;
    }
    int way = FeatureIndex.way(view, position.kingSquare(view));
    while (ply < top) {
      ply++;
      apply(ply, view, way, inference);
      known[ply * Color.COUNT + view] = true;
    }
  }

  private void apply(int ply, int view, int way, Inference inference) {
    int[] to = sums[ply * Color.COUNT + view];
    int[] from = sums[(ply - 1) * Color.COUNT + view];
    int at = ply * CHANGES;
    int kind = kinds[ply];
    if (kind == NOTHING) {
      System.arraycopy(from, 0, to, 0, to.length);
      return;
    }
    int[] come = row(changes[at], view, way);
    int[] gone = row(changes[at + 1], view, way);
    if (kind == MOVE) {
      inference.addSub(from, to, come, gone);
      return;
    }
    int[] third = row(changes[at + 2], view, way);
    if (kind == CAPTURE) {
      inference.addSubSub(from, to, come, gone, third);
    } else {
      int[] fourth = row(changes[at + 3], view, way);
      inference.addAddSubSub(from, to, come, third, gone, fourth);
    }
  }

  private int[] row(int man, int view, int way) {
    int input = FeatureIndex.of(view, way, man >> PIECE_SHIFT, man & SQUARE_MASK);
    return network.featureWeights[input];
  }
}
