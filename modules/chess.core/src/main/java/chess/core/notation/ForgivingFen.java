package chess.core.notation;

import chess.core.board.Position;
import java.util.List;

/**
 * Positions as user interfaces, web pages and people write them.
 *
 * <p>The board and the side to move must be right. In the rest what makes no sense is as good as
 * absent: castling rights without king and rook in place, en passant squares that are none,
 * counters that are no numbers, and whatever follows, such as the operations of an EPD line.
 * Refusing these would leave another position on the board than the one that everybody else sees.
 */
public final class ForgivingFen {
  private static final int CASTLING_FIELD = 2;
  private static final int EN_PASSANT_FIELD = 3;
  private static final int HALFMOVE_FIELD = 4;
  private static final int FULLMOVE_FIELD = 5;
  private static final String NONE = "-";
  private static final String CASTLING_LETTERS = "KQkqABCDEFGHabcdefgh";

  private ForgivingFen() {}

  /**
   * The position that the text describes.
   *
   * @throws FenException if board or side to move make no position
   */
  public static Position parse(String text) {
    List<String> words = Words.of(text);
    String board = word(words, 0, "") + " " + word(words, 1, "");
    if (words.size() <= 1) {
      // Says what is missing.
      return Fen.parse(text);
    }
    String castling = rights(board, word(words, CASTLING_FIELD, NONE));
    String enPassant = word(words, EN_PASSANT_FIELD, NONE);
    String fields = board + " " + castling + " ";
    if (!isReadable(fields + enPassant)) {
      enPassant = NONE;
    }
    String clock = number(word(words, HALFMOVE_FIELD, ""), "0");
    String number = number(word(words, FULLMOVE_FIELD, ""), "1");
    return Fen.parse(fields + enPassant + " " + clock + " " + number);
  }

  private static String word(List<String> words, int index, String otherwise) {
    return index < words.size() ? words.get(index) : otherwise;
  }

  /** Those castling letters that mean something on this board; each is looked at once. */
  private static String rights(String board, String letters) {
    StringBuilder seen = new StringBuilder();
    StringBuilder rights = new StringBuilder();
    for (char letter : letters.toCharArray()) {
      if (CASTLING_LETTERS.indexOf(letter) < 0 || seen.indexOf(String.valueOf(letter)) >= 0) {
        continue;
      }
      seen.append(letter);
      if (isReadable(board + " " + rights + letter + " " + NONE)) {
        rights.append(letter);
      }
    }
    return rights.isEmpty() ? NONE : rights.toString();
  }

  private static String number(String word, String otherwise) {
    boolean digits = !word.isEmpty() && word.chars().allMatch(c -> c >= '0' && c <= '9');
    return digits ? word : otherwise;
  }

  private static boolean isReadable(String fen) {
    try {
      Fen.parse(fen);
      return true;
    } catch (FenException e) {
      return false;
    }
  }
}
