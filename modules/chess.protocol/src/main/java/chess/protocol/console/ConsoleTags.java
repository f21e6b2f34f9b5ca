package chess.protocol.console;

import chess.core.board.Color;
import chess.core.game.Opening;
import chess.core.game.PgnTags;
import chess.protocol.xboard.CurrentGame;
import chess.protocol.xboard.GameOver;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;

/** What a written game tells besides the moves: who played, when, and how it ended. */
final class ConsoleTags {
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT);
  private static final String GOES_ON = "*";

  private final String ourName;
  private String personName = "Human";

  ConsoleTags(String ourName) {
    this.ourName = ourName;
  }

  void personName(String name) {
    if (!name.isEmpty()) {
      personName = name;
    }
  }

  PgnTags tags(CurrentGame game, Optional<Opening> opening) {
    PgnTags tags =
        PgnTags.unknown()
            .with(PgnTags.EVENT, "Console game")
            .with(PgnTags.DATE, LocalDate.now().format(DATE))
            .with(PgnTags.WHITE, name(game, Color.WHITE))
            .with(PgnTags.BLACK, name(game, Color.BLACK))
            .with(PgnTags.RESULT, game.end().map(GameOver::result).orElse(GOES_ON));
    return opening.map(tags::with).orElse(tags);
  }

  private String name(CurrentGame game, int color) {
    return game.isOurs(color) ? ourName : personName;
  }
}
