package chess.app.analyze;

import java.io.IOException;
import java.util.Optional;

/**
 * How much there is to analyse.
 *
 * @param games the games that can be read
 * @param positions their positions
 */
record GameCount(int games, long positions) {
  static final GameCount UNKNOWN = new GameCount(0, 0);

  /** Reads all games to count them; that is quick beside any analysis. */
  static GameCount of(GameSource source) throws IOException {
    int games = 0;
    long positions = 0;
    for (Optional<GameSource.Item> item = source.next(); item.isPresent(); item = source.next()) {
      games += item.get().game().isPresent() ? 1 : 0;
      positions += item.get().game().map(game -> game.moves().size() + 1).orElse(0);
    }
    return new GameCount(games, positions);
  }
}
