package chess.core.game;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Games in portable game notation, as text; for files too large for that see {@link PgnReader}. */
public final class Pgn {
  private Pgn() {}

  /** The game with its tags, lines below 80 columns, and an empty line after it. */
  public static String format(PgnGame game) {
    return new PgnWriter().write(game);
  }

  /** A game played here; see {@link PgnGame#of}. */
  public static String format(Game game, PgnTags tags) {
    return format(PgnGame.of(game, tags));
  }

  /**
   * All games of a text.
   *
   * @throws PgnException at the first game that cannot be read
   */
  public static List<PgnGame> parse(String text) {
    PgnReader reader = new PgnReader(new StringReader(text));
    List<PgnGame> games = new ArrayList<>();
    try {
      for (Optional<PgnGame> game = reader.next(); game.isPresent(); game = reader.next()) {
        games.add(game.get());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return games;
  }
}
