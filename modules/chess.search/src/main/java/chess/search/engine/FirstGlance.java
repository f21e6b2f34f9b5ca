package chess.search.engine;

import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.Square;
import chess.core.movegen.MoveGenerator;
import chess.search.order.See;
import java.util.List;

/**
 * The move that costs no search: one that wins material, or loses none and brings a man nearer to
 * the centre. For a clock that runs out before anything is known.
 */
final class FirstGlance {
  private static final int LOSES = -1_000;
  private static final int CASTLES = 40;
  private static final int KING_WALKS = -40;

  private FirstGlance() {}

  /**
   * A legal move, {@code Move.NONE} if there is none.
   *
   * @param wanted the only moves to consider; empty for all
   */
  static int move(Position position, List<Integer> wanted) {
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    int best = Move.NONE;
    int bestWorth = Integer.MIN_VALUE;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.move(i);
      int worth = worth(position, move);
      if (worth > bestWorth && (wanted.isEmpty() || wanted.contains(move))) {
        best = move;
        bestWorth = worth;
      }
    }
    return best;
  }

  private static int worth(Position position, int move) {
    if (!See.atLeast(position, move, 0)) {
      return LOSES;
    }
    if (Move.isCastling(move)) {
      return CASTLES;
    }
    int type = Piece.type(position.movedPiece(move));
    int gain = Move.isNoisy(move) ? See.value(Piece.type(position.capturedPiece(move))) : 0;
    int walk = type == PieceType.KING ? KING_WALKS : 0;
    return gain + walk + centrality(Move.to(move)) - centrality(Move.from(move));
  }

  private static int centrality(int square) {
    int file = Square.file(square);
    int rank = Square.rank(square);
    return Math.min(file, 7 - file) + Math.min(rank, 7 - rank);
  }
}
