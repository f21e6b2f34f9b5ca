package chess.protocol.console;

import chess.core.board.Color;
import chess.core.game.Opening;
import chess.core.game.Outcome;
import chess.core.game.PgnTags;
import chess.protocol.xboard.Player;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What a written game tells besides the moves: who played, when, and how it ended. */
final class GameRecord {
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT);
  private static final String NOT_AGREED = "*";
  private static final Set<String> RESULTS = Set.of("1-0", "0-1", "1/2-1/2");

  private final String ourName;
  private String personName = "Human";
  private String agreedResult = NOT_AGREED;

  GameRecord(String ourName) {
    this.ourName = ourName;
  }

  void personName(String name) {
    if (!name.isEmpty()) {
      personName = name;
    }
  }

  /** The game goes on, or another one begins. */
  void forgetResult() {
    agreedResult = NOT_AGREED;
  }

  static boolean isResult(String text) {
    return RESULTS.contains(text);
  }

  /** The players have ended the game with this result. */
  void agree(String result) {
    agreedResult = result;
  }

  /** Whether the game was ended by the players and not by the rules. */
  boolean isAgreed() {
    return !agreedResult.equals(NOT_AGREED);
  }

  String result(Outcome outcome) {
    return isAgreed() ? agreedResult : outcome.result();
  }

  PgnTags tags(Player player, Optional<Opening> opening) {
    PgnTags tags =
        PgnTags.unknown()
            .with(PgnTags.EVENT, "Console game")
            .with(PgnTags.DATE, LocalDate.now().format(DATE))
            .with(PgnTags.WHITE, name(player, Color.WHITE))
            .with(PgnTags.BLACK, name(player, Color.BLACK))
            .with(PgnTags.RESULT, result(player.keeper().outcome()));
    return opening.map(tags::with).orElse(tags);
  }

  private String name(Player player, int color) {
    return player.plays(color) ? ourName : personName;
  }
}
