package chess.core.movegen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A second opinion on the rules, written to share no idea with the real thing: a board of letters,
 * pieces that walk step by step, every candidate tried on a copy and dropped if it leaves the king
 * attacked. Moves are texts such as {@code e2e4}, {@code e7e8q}; castling is the king taking its
 * rook.
 */
final class NaiveRules {
  private static final int[][] ORTHOGONAL = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  private static final int[][] JUMPS = {
    {1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}
  };

  private final char[][] board = new char[8][8];
  private final boolean white;

  /** Rook files with castling rights as file letters, upper case for White. */
  private final String castling;

  private final String enPassant;

  /** Reads a FEN whose castling field uses the rooks' file letters. */
  NaiveRules(String shredderFen) {
    String[] fields = shredderFen.split(" ");
    String[] ranks = fields[0].split("/");
    for (int row = 0; row < 8; row++) {
      int file = 0;
      for (char c : ranks[7 - row].toCharArray()) {
        if (Character.isDigit(c)) {
          for (int i = 0; i < c - '0'; i++) {
            board[row][file++] = '.';
          }
        } else {
          board[row][file++] = c;
        }
      }
    }
    white = fields[1].equals("w");
    castling = fields[2];
    enPassant = fields[3];
  }

  List<String> legalMoves() {
    List<String> legal = new ArrayList<>();
    for (int row = 0; row < 8; row++) {
      for (int file = 0; file < 8; file++) {
        if (isOwn(board[row][file])) {
          for (String move : candidates(row, file)) {
            if (!kingHangsAfter(move)) {
              legal.add(move);
            }
          }
        }
      }
    }
    castlings(legal);
    return legal;
  }

  boolean inCheck() {
    return isAttacked(board, kingRow(), kingFile());
  }

  private List<String> candidates(int row, int file) {
    List<String> moves = new ArrayList<>();
    switch (Character.toLowerCase(board[row][file])) {
      case 'p' -> pawn(moves, row, file);
      case 'n' -> walk(moves, row, file, JUMPS, 1);
      case 'b' -> walk(moves, row, file, DIAGONAL, 7);
      case 'r' -> walk(moves, row, file, ORTHOGONAL, 7);
      case 'k' -> {
        walk(moves, row, file, ORTHOGONAL, 1);
        walk(moves, row, file, DIAGONAL, 1);
      }
      default -> {
        walk(moves, row, file, ORTHOGONAL, 7);
        walk(moves, row, file, DIAGONAL, 7);
      }
    }
    return moves;
  }

  private void walk(List<String> moves, int row, int file, int[][] steps, int reach) {
    for (int[] step : steps) {
      for (int n = 1; n <= reach; n++) {
        int r = row + n * step[0];
        int f = file + n * step[1];
        if (!onBoard(r, f) || isOwn(board[r][f])) {
          break;
        }
        moves.add(text(row, file, r, f));
        if (board[r][f] != '.') {
          break;
        }
      }
    }
  }

  private void pawn(List<String> moves, int row, int file) {
    int up = white ? 1 : -1;
    if (board[row + up][file] == '.') {
      pawnMove(moves, row, file, row + up, file);
      if (row == (white ? 1 : 6) && board[row + 2 * up][file] == '.') {
        pawnMove(moves, row, file, row + 2 * up, file);
      }
    }
    for (int f = file - 1; f <= file + 1; f += 2) {
      if (onBoard(row + up, f)
          && (isEnemy(board[row + up][f]) || square(row + up, f).equals(enPassant))) {
        pawnMove(moves, row, file, row + up, f);
      }
    }
  }

  private static void pawnMove(List<String> moves, int row, int file, int toRow, int toFile) {
    String move = text(row, file, toRow, toFile);
    if (toRow == 0 || toRow == 7) {
      for (String piece : new String[] {"q", "r", "b", "n"}) {
        moves.add(move + piece);
      }
    } else {
      moves.add(move);
    }
  }

  private boolean kingHangsAfter(String move) {
    char[][] after = new char[8][];
    for (int row = 0; row < 8; row++) {
      after[row] = board[row].clone();
    }
    int fromFile = move.charAt(0) - 'a';
    int fromRow = move.charAt(1) - '1';
    int toFile = move.charAt(2) - 'a';
    int toRow = move.charAt(3) - '1';
    char piece = after[fromRow][fromFile];
    boolean isPawn = piece == 'P' || piece == 'p';
    if (isPawn && move.substring(2, 4).equals(enPassant)) {
      after[fromRow][toFile] = '.';
    }
    after[fromRow][fromFile] = '.';
    after[toRow][toFile] = piece;
    boolean kingMoved = piece == 'K' || piece == 'k';
    return isAttacked(after, kingMoved ? toRow : kingRow(), kingMoved ? toFile : kingFile());
  }

  private void castlings(List<String> moves) {
    int home = white ? 0 : 7;
    for (char letter : castling.toCharArray()) {
      if (letter == '-' || Character.isUpperCase(letter) != white) {
        continue;
      }
      int king = kingFile();
      int rook = Character.toLowerCase(letter) - 'a';
      int kingTarget = rook > king ? 6 : 2;
      int rookTarget = rook > king ? 5 : 3;
      if (isFree(home, king, rook, Math.min(king, kingTarget), Math.max(king, kingTarget))
          && isFree(home, king, rook, Math.min(rook, rookTarget), Math.max(rook, rookTarget))
          && kingPassesSafely(home, king, rook, kingTarget, rookTarget)) {
        moves.add(text(home, king, home, rook));
      }
    }
  }

  private boolean isFree(int row, int king, int rook, int first, int last) {
    for (int file = first; file <= last; file++) {
      if (file != king && file != rook && board[row][file] != '.') {
        return false;
      }
    }
    return true;
  }

  private boolean kingPassesSafely(int row, int king, int rook, int kingTarget, int rookTarget) {
    if (inCheck()) {
      return false;
    }
    char rookLetter = board[row][rook];
    char kingLetter = board[row][king];
    board[row][king] = '.';
    boolean safe = true;
    int step = Integer.signum(kingTarget - king);
    for (int file = king; file != kingTarget; file += step) {
      safe &= !isAttacked(board, row, file);
    }
    board[row][rook] = '.';
    board[row][rookTarget] = rookLetter;
    safe &= !isAttacked(board, row, kingTarget);
    board[row][rookTarget] = '.';
    board[row][rook] = rookLetter;
    board[row][king] = kingLetter;
    return safe;
  }

  /**
   * Whether the side that does not move attacks a square, found by walking from the square
   * outwards.
   */
  private boolean isAttacked(char[][] squares, int row, int file) {
    return meets(squares, row, file, ORTHOGONAL, 7, "rq")
        || meets(squares, row, file, DIAGONAL, 7, "bq")
        || meets(squares, row, file, JUMPS, 1, "n")
        || meets(squares, row, file, ORTHOGONAL, 1, "k")
        || meets(squares, row, file, DIAGONAL, 1, "k")
        || meets(
            squares,
            row,
            file,
            white ? new int[][] {{1, 1}, {1, -1}} : new int[][] {{-1, 1}, {-1, -1}},
            1,
            "p");
  }

  private boolean meets(
      char[][] squares, int row, int file, int[][] steps, int reach, String kinds) {
    for (int[] step : steps) {
      for (int n = 1; n <= reach; n++) {
        int r = row + n * step[0];
        int f = file + n * step[1];
        if (!onBoard(r, f)) {
          break;
        }
        if (squares[r][f] != '.') {
          if (isEnemy(squares[r][f]) && kinds.indexOf(Character.toLowerCase(squares[r][f])) >= 0) {
            return true;
          }
          break;
        }
      }
    }
    return false;
  }

  private int kingRow() {
    return king() / 8;
  }

  private int kingFile() {
    return king() % 8;
  }

  private int king() {
    char letter = white ? 'K' : 'k';
    for (int i = 0; i < 64; i++) {
      if (board[i / 8][i % 8] == letter) {
        return i;
      }
    }
    throw new IllegalStateException(Arrays.deepToString(board));
  }

  private boolean isOwn(char piece) {
    return piece != '.' && Character.isUpperCase(piece) == white;
  }

  private boolean isEnemy(char piece) {
    return piece != '.' && Character.isUpperCase(piece) != white;
  }

  private static boolean onBoard(int row, int file) {
    return row >= 0 && row < 8 && file >= 0 && file < 8;
  }

  private static String square(int row, int file) {
    return "" + (char) ('a' + file) + (char) ('1' + row);
  }

  private static String text(int row, int file, int toRow, int toFile) {
    return square(row, file) + square(toRow, toFile);
  }
}
