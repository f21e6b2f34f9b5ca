package chess.fuzz;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.movegen.Legality;
import chess.core.notation.Fen;
import chess.search.book.OpeningBook;
import java.io.IOException;
import java.util.SplittableRandom;

/** Opening books: whatever they hold, the move is legal. */
public final class PolyglotFuzzer {
  private PolyglotFuzzer() {}

  public static void fuzzerTestOneInput(byte[] data) {
    try {
      OpeningBook book = OpeningBook.of(data);
      Position start = Fen.start();
      book.moves(start);
      check(start, book.best(start));
      check(start, book.choose(start, new SplittableRandom(data.length)));
    } catch (IOException e) {
      // Refused.
    }
  }

  private static void check(Position position, int move) {
    Same.check(true, move == Move.NONE || Legality.isLegal(position, move));
  }
}
