package chess.app.analyze;

import chess.core.game.PgnException;
import chess.core.game.PgnGame;
import chess.core.game.PgnReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * How much there is to analyse.
 *
 * @param games the games that can be read
 * @param positions their positions
 */
record GameCount(int games, long positions) {
  static final GameCount UNKNOWN = new GameCount(0, 0);

  /** Reads a whole file to count; that is quick beside any analysis. */
  static GameCount of(Path file) throws IOException {
    int games = 0;
    long positions = 0;
    try (PgnReader reader = PgnReader.of(Files.newInputStream(file))) {
      while (true) {
        try {
          Optional<PgnGame> game = reader.next();
          if (game.isEmpty()) {
            return new GameCount(games, positions);
          }
          games++;
          positions += game.get().moves().size() + 1;
        } catch (PgnException e) {
          // Whoever analyses the games will report it.
          games += e.legalPart().isPresent() ? 1 : 0;
          positions += e.legalPart().map(game -> game.moves().size() + 1).orElse(0);
        }
      }
    }
  }
}
