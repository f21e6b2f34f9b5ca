package chess.fuzz;

import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.Fen;
import chess.core.notation.FenException;
import chess.core.notation.ForgivingFen;
import java.nio.charset.StandardCharsets;

/** Positions as text, strictly and leniently read. */
public final class FenFuzzer {
  private FenFuzzer() {}

  public static void fuzzerTestOneInput(byte[] data) {
    String text = new String(data, StandardCharsets.UTF_8);
    try {
      check(Fen.parse(text));
    } catch (FenException e) {
      // Refused.
    }
    try {
      check(ForgivingFen.parse(text));
    } catch (FenException e) {
      // Refused.
    }
  }

  private static void check(Position position) {
    Same.check(Fen.format(position), Fen.format(Fen.parse(Fen.format(position))));
    Same.check(Fen.format(position), Fen.format(Fen.parse(Fen.formatShredder(position))));
    String before = Fen.format(position);
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.move(i));
      position.unmake();
    }
    Same.check(before, Fen.format(position));
  }
}
