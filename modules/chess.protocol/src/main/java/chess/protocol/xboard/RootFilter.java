package chess.protocol.xboard;

import chess.core.board.Position;
import chess.protocol.LegalMoves;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The root moves that {@code exclude} and {@code include} leave over. */
final class RootFilter {
  private final Set<Integer> excluded = new HashSet<>();

  /** Every move counts again. */
  void reset() {
    excluded.clear();
  }

  boolean isActive() {
    return !excluded.isEmpty();
  }

  /** Takes a move in or out. */
  void choose(boolean include, int move) {
    if (include) {
      excluded.remove(move);
    } else {
      excluded.add(move);
    }
  }

  void excludeAll(Position position) {
    excluded.addAll(LegalMoves.of(position));
  }

  /** The legal moves that are not excluded. */
  List<Integer> allowed(Position position) {
    List<Integer> moves = LegalMoves.of(position);
    moves.removeAll(excluded);
    return moves;
  }
}
