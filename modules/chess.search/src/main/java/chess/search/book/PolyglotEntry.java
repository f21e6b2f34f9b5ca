package chess.search.book;

import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;

/**
 * One line of a Polyglot book.
 *
 * <p>The move is stored as file and rank of both squares and a promotion, three bits each from the
 * lowest: to file, to rank, from file, from rank, promotion (0 none, 1 knight ... 4 queen).
 * Castling is the king taking its rook.
 *
 * @param key the position's key
 * @param move the move as the format writes it
 * @param weight how much the book likes the move
 */
public record PolyglotEntry(long key, int move, int weight) {
  /** Bytes of an entry in a file: key, move, weight and a field for learning, big-endian. */
  public static final int BYTES = 16;

  private static final int FROM_SHIFT = 6;
  private static final int PROMOTION_SHIFT = 12;
  private static final int SQUARE_MASK = 63;
  private static final int PROMOTION_MASK = 7;

  /** How the format writes a move. */
  public static int encode(int move) {
    int promotion = Move.isPromotion(move) ? Move.promotionType(move) : PieceType.PAWN;
    return Move.to(move) | Move.from(move) << FROM_SHIFT | promotion << PROMOTION_SHIFT;
  }

  /**
   * The legal move that an entry means, {@code Move.NONE} if there is none: keys can collide and
   * files can be damaged.
   */
  int legalMove(Position position) {
    int to = move & SQUARE_MASK;
    int from = move >> FROM_SHIFT & SQUARE_MASK;
    int promotion = move >> PROMOTION_SHIFT & PROMOTION_MASK;
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      int candidate = moves.move(i);
      int candidatePromotion =
          Move.isPromotion(candidate) ? Move.promotionType(candidate) : PieceType.PAWN;
      if (Move.from(candidate) == from
          && Move.to(candidate) == to
          && candidatePromotion == promotion) {
        return candidate;
      }
    }
    return Move.NONE;
  }
}
