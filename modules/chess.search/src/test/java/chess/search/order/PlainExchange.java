package chess.search.order;

import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.Square;

/**
 * The exchange on a square played out on a plain board, as it is defined: each side captures with
 * its least valuable man, of equal ones with that on the lowest square, or stops. A pawn that
 * promotes counts as a queen; a king takes only what nobody defends.
 */
final class PlainExchange {
  private static final int[][] KNIGHT = {
    {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
  };
  private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  private static final int[][] DIAGONAL = {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}};

  private final int[] board = new int[Square.COUNT];
  private final int target;

  private PlainExchange(Position position, int target) {
    this.target = target;
    for (int square = 0; square < Square.COUNT; square++) {
      board[square] = position.pieceAt(square);
    }
  }

  /** What a capture or promotion gains. */
  static int gain(Position position, int move) {
    PlainExchange exchange = new PlainExchange(position, Move.to(move));
    int from = Move.from(move);
    int type = Piece.type(exchange.board[from]);
    int gain = value(exchange.board[exchange.target]);
    if (Move.isEnPassant(move)) {
      exchange.board[Square.of(Square.file(exchange.target), Square.rank(from))] = Piece.NONE;
      gain = See.value(PieceType.PAWN);
    }
    if (Move.isPromotion(move)) {
      type = Move.promotionType(move);
      gain += See.value(type) - See.value(PieceType.PAWN);
    }
    exchange.board[from] = Piece.NONE;
    exchange.board[exchange.target] = Piece.of(position.sideToMove(), type);
    return gain - exchange.bestCapture(Color.opposite(position.sideToMove()));
  }

  private static int value(int piece) {
    return piece == Piece.NONE ? 0 : See.value(Piece.type(piece));
  }

  private int bestCapture(int side) {
    int from = leastValuable(side);
    if (from == Square.NONE) {
      return 0;
    }
    int taker = board[from];
    int type = becomes(Piece.type(taker));
    if (type == PieceType.KING && leastValuable(Color.opposite(side)) != Square.NONE) {
      return 0;
    }
    int victim = board[target];
    int gain = value(victim) + See.value(type) - See.value(Piece.type(taker));
    board[from] = Piece.NONE;
    board[target] = Piece.of(side, type);
    gain -= bestCapture(Color.opposite(side));
    return Math.max(0, gain);
  }

  private int becomes(int type) {
    boolean lastRank = Square.rank(target) == 0 || Square.rank(target) == 7;
    return type == PieceType.PAWN && lastRank ? PieceType.QUEEN : type;
  }

  private int leastValuable(int side) {
    int best = Square.NONE;
    int least = Integer.MAX_VALUE;
    for (int from = 0; from < Square.COUNT; from++) {
      if (board[from] != Piece.NONE && Piece.color(board[from]) == side && attacks(from)) {
        // Among equals a pawn goes before the queen that it would become.
        int rank = 2 * becomes(Piece.type(board[from])) + Math.min(1, Piece.type(board[from]));
        if (rank < least) {
          least = rank;
          best = from;
        }
      }
    }
    return best;
  }

  private boolean attacks(int from) {
    int files = Square.file(target) - Square.file(from);
    int ranks = Square.rank(target) - Square.rank(from);
    int piece = board[from];
    return switch (Piece.type(piece)) {
      case PieceType.PAWN ->
          Math.abs(files) == 1 && ranks == (Piece.color(piece) == Color.WHITE ? 1 : -1);
      case PieceType.KNIGHT -> reaches(from, KNIGHT, 1);
      case PieceType.BISHOP -> reaches(from, DIAGONAL, 7);
      case PieceType.ROOK -> reaches(from, STRAIGHT, 7);
      case PieceType.QUEEN -> reaches(from, DIAGONAL, 7) || reaches(from, STRAIGHT, 7);
      default -> Math.max(Math.abs(files), Math.abs(ranks)) == 1;
    };
  }

  private boolean reaches(int from, int[][] directions, int steps) {
    for (int[] direction : directions) {
      int file = Square.file(from);
      int rank = Square.rank(from);
      for (int i = 0; i < steps; i++) {
        file += direction[0];
        rank += direction[1];
        if (file < 0 || file > 7 || rank < 0 || rank > 7) {
          break;
        }
        int square = Square.of(file, rank);
        if (square == target) {
          return true;
        }
        if (board[square] != Piece.NONE) {
          break;
        }
      }
    }
    return false;
  }
}
