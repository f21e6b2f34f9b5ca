package chess.core.notation;

import chess.core.board.CastlingRights;
import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.Square;
import java.util.function.IntUnaryOperator;

/**
 * Positions as Forsyth-Edwards text.
 *
 * <p>Read are four, five or six fields with any white space between them, castling letters of
 * standard chess, of X-FEN ({@code KQkq} mean the outermost rook, a file letter any other) and of
 * Shredder-FEN ({@code HAha}). Positions that no game could reach by their material, that miss a
 * king or let the king be taken are refused, and so is a castling right without king and rook in
 * place. An en passant square that no capture can use is forgotten, because positions that differ
 * in nothing a player can do are the same position.
 */
public final class Fen {
  public static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  private static final int BOARD_SIZE = 8;

  private Fen() {}

  /** The position a FEN describes; a fresh one on each call. */
  public static Position parse(String text) {
    return new FenParser().parse(text);
  }

  /** The usual start of a game; a fresh position on each call. */
  public static Position start() {
    return parse(START);
  }

  /** Six fields in X-FEN: {@code KQkq} where that names the right rook, else its file's letter. */
  public static String format(Position position) {
    return format(position, false);
  }

  /** Six fields with every castling right as the letter of its rook's file. */
  public static String formatShredder(Position position) {
    return format(position, true);
  }

  private static String format(Position position, boolean shredder) {
    return placement(position, shredder)
        + ' '
        + position.halfmoveClock()
        + ' '
        + position.fullmoveNumber();
  }

  /** The first four fields, which EPD shares. */
  static String placement(Position position, boolean shredder) {
    StringBuilder text = new StringBuilder();
    text.append(board(position::pieceAt));
    text.append(position.sideToMove() == Color.WHITE ? " w " : " b ");
    appendCastling(text, position, shredder);
    int enPassant = position.enPassantSquare();
    return text.append(' ')
        .append(enPassant == Square.NONE ? "-" : Square.name(enPassant))
        .toString();
  }

  /** The first field: the men on their squares, rank by rank from above. */
  public static String board(IntUnaryOperator pieceAt) {
    StringBuilder text = new StringBuilder();
    for (int rank = BOARD_SIZE - 1; rank >= 0; rank--) {
      int empty = 0;
      for (int file = 0; file < BOARD_SIZE; file++) {
        int piece = pieceAt.applyAsInt(Square.of(file, rank));
        if (piece == Piece.NONE) {
          empty++;
          continue;
        }
        if (empty > 0) {
          text.append(empty);
        }
        empty = 0;
        text.append(Piece.letter(piece));
      }
      if (empty > 0) {
        text.append(empty);
      }
      if (rank > 0) {
        text.append('/');
      }
    }
    return text.toString();
  }

  private static void appendCastling(StringBuilder text, Position position, boolean shredder) {
    int rights = position.castlingRights();
    if (rights == CastlingRights.NONE) {
      text.append('-');
      return;
    }
    for (int right = CastlingRights.WHITE_SHORT; right < CastlingRights.SETS; right <<= 1) {
      if ((rights & right) != 0) {
        char letter = castlingLetter(position, right, shredder);
        boolean white = CastlingRights.color(right) == Color.WHITE;
        text.append(white ? letter : Character.toLowerCase(letter));
      }
    }
  }

  private static char castlingLetter(Position position, int right, boolean shredder) {
    int rook = position.castlingRookSquare(right);
    if (shredder || !isOutermostRook(position, right, rook)) {
      return (char) ('A' + Square.file(rook));
    }
    return CastlingRights.isShort(right) ? 'K' : 'Q';
  }

  private static boolean isOutermostRook(Position position, int right, int rook) {
    int step = CastlingRights.isShort(right) ? 1 : -1;
    int rookPiece = Piece.of(CastlingRights.color(right), PieceType.ROOK);
    int rank = Square.rank(rook);
    for (int file = Square.file(rook) + step; file >= 0 && file < BOARD_SIZE; file += step) {
      if (position.pieceAt(Square.of(file, rank)) == rookPiece) {
        return false;
      }
    }
    return true;
  }
}
