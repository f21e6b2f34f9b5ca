package chess.protocol.xboard;

import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.Square;
import chess.core.notation.Fen;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * The old way to set a position up: lines that put men on squares, ended by a full stop. The side
 * to move stays what it was; kings and rooks at home may castle.
 */
final class EditMode {
  private static final char EMPTY = 'x';
  private static final int MIN_MAN_LENGTH = 3;

  private final int[] board = new int[Square.COUNT];
  private final int sideToMove;
  private int color = Color.WHITE;
  private Optional<String> castling = Optional.empty();
  private String enPassant = "-";

  /** Starts from the men that are on the board. */
  EditMode(Position position, int sideToMove) {
    for (int square = 0; square < Square.COUNT; square++) {
      board[square] = position.pieceAt(square);
    }
    this.sideToMove = sideToMove;
  }

  /** Obeys one line other than the full stop; says whether it made sense. */
  boolean edit(String line) {
    String text = line.strip();
    if (text.equals("#")) {
      Arrays.fill(board, Piece.NONE);
      return true;
    }
    if (text.equals("c")) {
      color = Color.opposite(color);
      return true;
    }
    if (text.startsWith("castle")) {
      castling = Optional.of(orDash(text.substring("castle".length())));
      return true;
    }
    if (text.startsWith("ep")) {
      enPassant = orDash(text.substring("ep".length()));
      return true;
    }
    return text.isEmpty() || put(text);
  }

  private static String orDash(String text) {
    return text.isBlank() ? "-" : text.strip();
  }

  /**
   * A man and its square, such as {@code Pa4}; {@code xa4} empties it. Men in hand are no chess.
   */
  private boolean put(String text) {
    if (text.length() < MIN_MAN_LENGTH || text.charAt(1) == '@') {
      return text.indexOf('@') == 1;
    }
    int square = Square.fromName(Character.toLowerCase(text.charAt(1)), text.charAt(2));
    char letter = text.charAt(0);
    int type = PieceType.fromLetter(Character.toUpperCase(letter));
    boolean empties = Character.toLowerCase(letter) == EMPTY;
    if (square == Square.NONE || type == PieceType.NONE && !empties) {
      return false;
    }
    board[square] = empties ? Piece.NONE : Piece.of(color, type);
    return true;
  }

  /** The board as it is now; whether it is a legal position is for others to tell. */
  String fen() {
    String side = sideToMove == Color.WHITE ? "w" : "b";
    String rights = castling.orElseGet(this::rightsAtHome);
    return String.join(
        " ", Fen.board(at -> board[at]), side, rights, enPassant.toLowerCase(Locale.ROOT), "0 1");
  }

  private String rightsAtHome() {
    String rights =
        right(Color.WHITE, Square.H1, "K")
            + right(Color.WHITE, Square.A1, "Q")
            + right(Color.BLACK, Square.H8, "k")
            + right(Color.BLACK, Square.A8, "q");
    return rights.isEmpty() ? "-" : rights;
  }

  private String right(int side, int rookSquare, String letter) {
    boolean home =
        board[Square.relative(side, Square.E1)] == Piece.of(side, PieceType.KING)
            && board[rookSquare] == Piece.of(side, PieceType.ROOK);
    return home ? letter : "";
  }
}
