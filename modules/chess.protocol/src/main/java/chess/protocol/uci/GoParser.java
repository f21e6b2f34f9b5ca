package chess.protocol.uci;

import chess.protocol.text.WordCursor;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;

/**
 * Reads the words after {@code go} in any order. A word that makes no sense is skipped, and a
 * keyword whose number is missing is as good as absent, so that one odd word never spoils the rest.
 */
final class GoParser {
  private static final int MIN_MOVE_LENGTH = 4;
  private static final int MAX_MOVE_LENGTH = 6;
  private static final String NULL_MOVE = "0000";

  private final WordCursor words;
  private final List<String> searchMoves = new ArrayList<>();
  private boolean ponder;
  private boolean infinite;
  private OptionalLong whiteMillis = OptionalLong.empty();
  private OptionalLong blackMillis = OptionalLong.empty();
  private OptionalLong whiteIncrement = OptionalLong.empty();
  private OptionalLong blackIncrement = OptionalLong.empty();
  private OptionalLong movesToGo = OptionalLong.empty();
  private OptionalLong depth = OptionalLong.empty();
  private OptionalLong nodes = OptionalLong.empty();
  private OptionalLong mate = OptionalLong.empty();
  private OptionalLong moveMillis = OptionalLong.empty();
  private OptionalLong perft = OptionalLong.empty();

  private GoParser(WordCursor words) {
    this.words = words;
  }

  static GoParameters parse(WordCursor words) {
    GoParser parser = new GoParser(words);
    while (words.hasNext()) {
      parser.readOne();
    }
    return parser.result();
  }

  private void readOne() {
    switch (words.next().toLowerCase(Locale.ROOT)) {
      case "searchmoves" -> readMoves();
      case "ponder" -> ponder = true;
      case "infinite" -> infinite = true;
      case "wtime" -> whiteMillis = number(whiteMillis);
      case "btime" -> blackMillis = number(blackMillis);
      case "winc" -> whiteIncrement = number(whiteIncrement);
      case "binc" -> blackIncrement = number(blackIncrement);
      case "movestogo" -> movesToGo = number(movesToGo);
      case "depth" -> depth = number(depth);
      case "nodes" -> nodes = number(nodes);
      case "mate" -> mate = number(mate);
      case "movetime" -> moveMillis = number(moveMillis);
      case "perft" -> perft = number(perft);
      default -> {}
    }
  }

  /** The number that follows, or what was known before if none follows. */
  private OptionalLong number(OptionalLong before) {
    OptionalLong number = words.nextLong();
    return number.isPresent() ? number : before;
  }

  /** The list ends at the first word that does not look like a move, so limits may follow. */
  private void readMoves() {
    while (looksLikeMove(words.peek())) {
      searchMoves.add(words.next());
    }
  }

  static boolean looksLikeMove(String word) {
    if (word.equals(NULL_MOVE)) {
      return true;
    }
    if (word.length() < MIN_MOVE_LENGTH || word.length() > MAX_MOVE_LENGTH) {
      return false;
    }
    return isFile(word.charAt(0))
        && isRank(word.charAt(1))
        && isFile(word.charAt(2))
        && isRank(word.charAt(3));
  }

  private static boolean isFile(char c) {
    return c >= 'a' && c <= 'h' || c >= 'A' && c <= 'H';
  }

  private static boolean isRank(char c) {
    return c >= '1' && c <= '8';
  }

  private GoParameters result() {
    return new GoParameters(
        searchMoves,
        ponder,
        infinite,
        whiteMillis,
        blackMillis,
        whiteIncrement,
        blackIncrement,
        movesToGo,
        depth,
        nodes,
        mate,
        moveMillis,
        perft);
  }
}
