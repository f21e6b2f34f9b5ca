package chess.app.analyze;

import chess.core.board.Position;
import chess.core.game.Opening;
import chess.core.game.OpeningNames;
import chess.core.game.PgnGame;
import chess.core.game.PgnMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game with what the engine thinks of it, as far as it came.
 *
 * @param number its place among the games read, from 1
 * @param game the game as it was read
 * @param assessments the positions from the first on; one more than moves when all are there
 * @param moves the moves between these positions
 * @param opening the name of the opening, if it has one
 */
record AnalysedGame(
    int number,
    PgnGame game,
    List<Assessment> assessments,
    List<AnalysedMove> moves,
    Optional<Opening> opening) {

  AnalysedGame {
    assessments = List.copyOf(assessments);
    moves = List.copyOf(moves);
  }

  static AnalysedGame of(int number, PgnGame game, List<Assessment> assessments) {
    List<AnalysedMove> moves = new ArrayList<>();
    Position position = game.start();
    for (int i = 0; i + 1 < assessments.size(); i++) {
      PgnMove move = game.moves().get(i);
      moves.add(AnalysedMove.of(position, move, assessments.get(i), assessments.get(i + 1)));
      position.make(move.move());
    }
    List<Integer> played = game.moves().stream().map(PgnMove::move).toList();
    Optional<Opening> opening = OpeningNames.builtIn().of(game.start(), played);
    return new AnalysedGame(number, game, assessments, moves, opening);
  }

  /** Whether every move was analysed. */
  boolean isComplete() {
    return assessments.size() == game.moves().size() + 1;
  }

  SideSummary side(int color) {
    return SideSummary.of(moves.stream().filter(move -> move.color() == color).toList());
  }
}
