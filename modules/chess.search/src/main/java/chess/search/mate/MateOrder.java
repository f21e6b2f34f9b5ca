package chess.search.mate;

import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.Square;
import chess.core.movegen.MoveGenerator;
import chess.search.order.Checks;

/**
 * Which moves are looked at first: those of the attacker that leave few replies, and replies that
 * refuted before.
 */
final class MateOrder {
  private static final int KNOWN = 15_000;
  private static final int KILLER = 10_000;
  private static final int SECOND_KILLER = 9_000;
  private static final int CHECK = 5_000;
  private static final int LIMIT = 4_000;

  /** A move fewer to reply with is worth so much. */
  private static final int REPLY = 40;

  private final int[] killers;
  private final int[] secondKillers;
  private final int[] merits = new int[Move.CODES];
  private final MoveList replies = new MoveList();
  private final Checks checks = new Checks();

  MateOrder(int plies) {
    killers = new int[plies];
    secondKillers = new int[plies];
  }

  /** A move decided its position. */
  void decided(int ply, int move, int left) {
    if (killers[ply] != move) {
      secondKillers[ply] = killers[ply];
      killers[ply] = move;
    }
    merits[move] += left * left;
    if (merits[move] > LIMIT) {
      for (int i = 0; i < merits.length; i++) {
        merits[i] >>= 1;
      }
    }
  }

  /** Orders the attacker's moves. */
  void attack(Position position, MoveList moves, int ply, int known, int left) {
    checks.compute(position);
    boolean counts = left > 2;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.move(i);
      int score = common(position, move, ply, known);
      if (checks.isCheck(position, move)) {
        score += CHECK;
      }
      if (counts) {
        score -= REPLY * replies(position, move);
      }
      moves.score(i, score);
    }
  }

  /** Orders the replies. */
  void defend(Position position, MoveList moves, int ply, int known) {
    int last = position.lastMove() == Move.NONE ? Square.NONE : Move.to(position.lastMove());
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.move(i);
      int score = common(position, move, ply, known);
      if (Move.to(move) == last) {
        score += CHECK;
      }
      moves.score(i, score);
    }
  }

  private int common(Position position, int move, int ply, int known) {
    if (move == known) {
      return KNOWN;
    }
    if (move == killers[ply]) {
      return KILLER;
    }
    if (move == secondKillers[ply]) {
      return SECOND_KILLER;
    }
    int score = merits[move];
    if (Move.isCapture(move)) {
      score += 100 + 100 * Piece.type(position.capturedPiece(move));
    }
    if (Move.isPromotion(move)) {
      score += Move.promotionType(move) == PieceType.QUEEN ? 500 : -100;
    }
    return score;
  }

  private int replies(Position position, int move) {
    position.make(move);
    replies.clear();
    MoveGenerator.all(position, replies);
    position.unmake();
    return replies.size();
  }
}
