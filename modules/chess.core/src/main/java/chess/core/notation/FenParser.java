package chess.core.notation;

import chess.core.board.CastlingRights;
import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.PositionBuilder;
import chess.core.board.Square;
import java.util.List;

/** Reads one FEN, field by field; good for one text. */
final class FenParser {
  static final String BOARD = "board";
  static final String SIDE_TO_MOVE = "side to move";
  static final String CASTLING = "castling";
  static final String EN_PASSANT = "en passant";
  static final String HALFMOVE_CLOCK = "halfmove clock";
  static final String FULLMOVE_NUMBER = "fullmove number";
  static final String WHOLE = "fen";

  private static final List<String> FIELDS =
      List.of(BOARD, SIDE_TO_MOVE, CASTLING, EN_PASSANT, HALFMOVE_CLOCK, FULLMOVE_NUMBER);
  private static final int REQUIRED_FIELDS = 4;

  /** The longest FEN has about 100 characters; the rest is room for white space. */
  private static final int MAX_LENGTH = 256;

  /** Far beyond what the rules allow, and small enough for any arithmetic done with it. */
  private static final int MAX_HALFMOVE_CLOCK = 1000;

  private static final int MAX_FULLMOVE_NUMBER = 100_000;
  private static final int BOARD_SIZE = 8;
  private static final int EN_PASSANT_RANK = 5;

  private final int[] kings = new int[Color.COUNT];
  private final PositionBuilder builder = new PositionBuilder();
  private int sideToMove;
  private int enPassant = Square.NONE;

  Position parse(String text) {
    if (text.length() > MAX_LENGTH) {
      throw new FenException(WHOLE, "longer than " + MAX_LENGTH + " characters");
    }
    List<String> fields = Words.of(text);
    if (fields.size() < REQUIRED_FIELDS) {
      throw new FenException(FIELDS.get(fields.size()), "missing");
    }
    if (fields.size() > FIELDS.size()) {
      throw new FenException(WHOLE, "more than six fields: " + Excerpt.of(fields.get(6)));
    }
    readBoard(fields.get(0));
    readSideToMove(fields.get(1));
    readCastling(fields.get(2));
    readEnPassant(fields.get(3));
    if (fields.size() > 4) {
      builder.halfmoveClock(number(HALFMOVE_CLOCK, fields.get(4), MAX_HALFMOVE_CLOCK));
    }
    if (fields.size() > 5) {
      // Number 0 is common in the wild and means the first move.
      int number = number(FULLMOVE_NUMBER, fields.get(5), MAX_FULLMOVE_NUMBER);
      builder.fullmoveNumber(Math.max(1, number));
    }
    return build();
  }

  private void readBoard(String text) {
    int rank = BOARD_SIZE - 1;
    int file = 0;
    boolean afterDigit = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean digit = c >= '1' && c <= '8';
      if (c == '/') {
        requireFullRank(rank, file);
        if (--rank < 0) {
          throw new FenException(BOARD, "more than eight ranks");
        }
        file = 0;
      } else if (digit) {
        if (afterDigit) {
          throw new FenException(BOARD, "two numbers side by side on rank " + (rank + 1));
        }
        file += c - '0';
      } else {
        put(c, file++, rank);
      }
      if (file > BOARD_SIZE) {
        throw new FenException(BOARD, "more than eight squares on rank " + (rank + 1));
      }
      afterDigit = digit;
    }
    requireFullRank(rank, file);
    if (rank > 0) {
      throw new FenException(BOARD, "only " + (BOARD_SIZE - rank) + " of eight ranks");
    }
    PossibleMaterial.require(builder);
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = builder.pieceAt(square);
      if (Piece.type(piece) == PieceType.KING) {
        kings[Piece.color(piece)] = square;
      }
    }
  }

  private static void requireFullRank(int rank, int file) {
    if (file < BOARD_SIZE) {
      throw new FenException(BOARD, "only " + file + " of eight squares on rank " + (rank + 1));
    }
  }

  private void put(char letter, int file, int rank) {
    int piece = Piece.fromLetter(letter);
    if (piece == Piece.NONE) {
      throw new FenException(BOARD, Excerpt.of(letter) + " is no piece and no number from 1 to 8");
    }
    if (file < BOARD_SIZE) {
      builder.put(Square.of(file, rank), piece);
    }
  }

  private void readSideToMove(String text) {
    sideToMove =
        switch (text) {
          case "w" -> Color.WHITE;
          case "b" -> Color.BLACK;
          default ->
              throw new FenException(SIDE_TO_MOVE, Excerpt.of(text) + " is neither 'w' nor 'b'");
        };
    builder.sideToMove(sideToMove);
  }

  private void readCastling(String text) {
    if (text.equals("-")) {
      return;
    }
    int rights = CastlingRights.NONE;
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      int color = letter >= 'a' ? Color.BLACK : Color.WHITE;
      int rook = castlingRook(color, letter);
      boolean isShort = rook > kings[color];
      int right = isShort ? CastlingRights.shortSide(color) : CastlingRights.longSide(color);
      if ((rights & right) != 0) {
        throw new FenException(
            CASTLING, Excerpt.of(letter) + " is the second right to the same castling");
      }
      rights |= right;
      builder.castling(right, rook);
    }
  }

  private int castlingRook(int color, char letter) {
    char upper = color == Color.WHITE ? letter : (char) (letter - 'a' + 'A');
    boolean isFile = upper >= 'A' && upper <= 'H';
    if (!isFile && upper != 'K' && upper != 'Q') {
      throw new FenException(CASTLING, Excerpt.of(letter) + " is no castling letter");
    }
    if (Square.relativeRank(color, kings[color]) != 0) {
      throw new FenException(
          CASTLING, Excerpt.of(letter) + " but the king is not on its first rank");
    }
    int corner = Square.relative(color, upper == 'Q' ? Square.A1 : Square.H1);
    int rook =
        isFile
            ? Square.relative(color, Square.of(upper - 'A', 0))
            : outermostRook(color, corner, upper == 'K' ? -1 : 1);
    if (rook == Square.NONE || builder.pieceAt(rook) != Piece.of(color, PieceType.ROOK)) {
      throw new FenException(CASTLING, Excerpt.of(letter) + " but there is no such rook");
    }
    return rook;
  }

  /** The rook met first on the way from the corner to the king. */
  private int outermostRook(int color, int corner, int step) {
    for (int square = corner; square != kings[color]; square += step) {
      if (builder.pieceAt(square) == Piece.of(color, PieceType.ROOK)) {
        return square;
      }
    }
    return Square.NONE;
  }

  private void readEnPassant(String text) {
    if (text.equals("-")) {
      return;
    }
    int square = text.length() == 2 ? Square.fromName(text.charAt(0), text.charAt(1)) : Square.NONE;
    if (square == Square.NONE) {
      throw new FenException(EN_PASSANT, Excerpt.of(text) + " is neither a square nor '-'");
    }
    if (Square.relativeRank(sideToMove, square) != EN_PASSANT_RANK) {
      throw new FenException(
          EN_PASSANT, Excerpt.of(text) + " is on the wrong rank for the side to move");
    }
    enPassant = square;
  }

  private static int number(String field, String text, int max) {
    int value = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        throw new FenException(field, Excerpt.of(text) + " is no number from 0");
      }
      value = Math.min(max, 10 * value + c - '0');
    }
    return value;
  }

  private Position build() {
    Position position = builder.build();
    int waiting = Color.opposite(sideToMove);
    if (position.isAttacked(kings[waiting], sideToMove)) {
      throw new FenException(
          SIDE_TO_MOVE,
          (waiting == Color.WHITE ? "White" : "Black") + " is in check but not to move");
    }
    boolean capturable =
        enPassant != Square.NONE && followsDoublePush() && position.hasLegalEnPassant(enPassant);
    return capturable ? builder.enPassant(enPassant).build() : position;
  }

  /** Whether a pawn stands behind the square and could have come over it in one move. */
  private boolean followsDoublePush() {
    int forward = sideToMove == Color.WHITE ? BOARD_SIZE : -BOARD_SIZE;
    int pawn = Piece.of(Color.opposite(sideToMove), PieceType.PAWN);
    return builder.pieceAt(enPassant) == Piece.NONE
        && builder.pieceAt(enPassant + forward) == Piece.NONE
        && builder.pieceAt(enPassant - forward) == pawn;
  }
}
