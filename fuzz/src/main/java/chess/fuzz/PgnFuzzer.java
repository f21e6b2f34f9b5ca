package chess.fuzz;

import chess.core.game.Pgn;
import chess.core.game.PgnException;
import chess.core.game.PgnGame;
import chess.core.game.PgnMove;
import chess.core.game.PgnReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Files of games: a fault ends a game, never the file. */
public final class PgnFuzzer {
  private PgnFuzzer() {}

  public static void fuzzerTestOneInput(byte[] data) throws IOException {
    try (PgnReader reader = PgnReader.of(new ByteArrayInputStream(data))) {
      boolean atEnd = false;
      while (!atEnd) {
        try {
          Optional<PgnGame> game = reader.next();
          atEnd = game.isEmpty();
          game.ifPresent(PgnFuzzer::check);
        } catch (PgnException e) {
          e.legalPart().ifPresent(PgnFuzzer::check);
        }
      }
    }
  }

  private static void check(PgnGame game) {
    String text = Pgn.format(game);
    PgnGame again = Pgn.parse(text).getFirst();
    // A brace that ends no comment becomes something else when it is written, once.
    Same.check(moves(game), moves(again));
    Same.check(text, Pgn.format(again));
  }

  private static List<Integer> moves(PgnGame game) {
    return game.moves().stream().map(PgnMove::move).toList();
  }
}
