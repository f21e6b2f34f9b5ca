package chess.protocol;

import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import java.util.ArrayList;
import java.util.List;

/** The legal moves of a position, for talking about them; too slow to search with. */
public final class LegalMoves {
  private LegalMoves() {}

  /** All of them, in a list that the caller may change. */
  public static List<Integer> of(Position position) {
    MoveList generated = new MoveList();
    MoveGenerator.all(position, generated);
    List<Integer> moves = new ArrayList<>(generated.size());
    for (int i = 0; i < generated.size(); i++) {
      moves.add(generated.move(i));
    }
    return moves;
  }
}
