package chess.protocol.console;

import chess.core.board.Position;
import chess.core.notation.MoveText;
import chess.core.notation.MoveTextException;
import java.util.Locale;
import java.util.Optional;

/** Asks which piece a pawn becomes when somebody moved it to the last rank without saying so. */
final class PromotionTalk {
  /** What makes a whole move of one without its piece, in algebraic notation and in squares. */
  private static final String QUEEN = "=Q";

  private static final String QUEEN_OF_SQUARES = "q";

  private static final long NEVER = -1;

  private final ConsoleOutput output;
  private String asked = "";
  private long version = NEVER;

  PromotionTalk(ConsoleOutput output) {
    this.output = output;
  }

  /** Whether an answer is waited for in this state of the game. */
  boolean isOpen(long currentVersion) {
    return version == currentVersion;
  }

  /** Asks, if this move lacks nothing but the piece. */
  boolean asks(Position position, String move, long currentVersion) {
    String bare = move.replaceAll("[+#!?]+$", "");
    if (isMove(position, move)
        || !isMove(position, bare + QUEEN) && !isMove(position, bare + QUEEN_OF_SQUARES)) {
      return false;
    }
    asked = bare;
    version = currentVersion;
    ask();
    return true;
  }

  private void ask() {
    output.line("Which piece? Type queen, rook, bishop or knight, or a letter: q, r, b, n.");
  }

  /** The answer was not understood. */
  void asksAgain(long currentVersion) {
    version = currentVersion;
    ask();
  }

  /** The whole move, if this line answers the question; whatever it says, the question is over. */
  Optional<String> answered(Position position, String line) {
    version = NEVER;
    return letter(line.strip())
        .map(
            letter ->
                isMove(position, asked + QUEEN) ? asked + "=" + letter : asked + lower(letter));
  }

  private static Optional<String> letter(String word) {
    return Optional.ofNullable(
        switch (lower(word)) {
          case "q", "queen", "=q" -> "Q";
          case "r", "rook", "=r" -> "R";
          case "b", "bishop", "=b" -> "B";
          case "n", "knight", "=n" -> "N";
          default -> null;
        });
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  private static boolean isMove(Position position, String text) {
    try {
      MoveText.parse(position, text);
      return true;
    } catch (MoveTextException e) {
      return false;
    }
  }
}
