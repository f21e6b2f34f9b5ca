package chess.app.analyze;

import chess.core.board.Position;
import chess.core.game.Opening;
import chess.core.game.OpeningNames;
import chess.core.game.PgnGame;
import chess.core.game.PgnMove;
import chess.core.game.PgnTags;
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

  static AnalysedGame of(
      int number, PgnGame game, List<Assessment> assessments, OpeningNames names) {
    List<Integer> played = game.moves().stream().map(PgnMove::move).toList();
    return of(number, game, assessments, names.of(game.start(), played));
  }

  static AnalysedGame of(
      int number, PgnGame game, List<Assessment> assessments, Optional<Opening> opening) {
    List<AnalysedMove> moves = new ArrayList<>();
    Position position = game.start();
    for (int i = 0; i + 1 < assessments.size(); i++) {
      PgnMove move = game.moves().get(i);
      moves.add(AnalysedMove.of(position, move, assessments.get(i), assessments.get(i + 1)));
      position.make(move.move());
    }
    return new AnalysedGame(number, game, assessments, moves, opening);
  }

  /** Whether every move was analysed. */
  boolean isComplete() {
    return assessments.size() == game.moves().size() + 1;
  }

  /** The tags with the opening's code and name, as far as the input has none. */
  PgnTags namedTags() {
    PgnTags tags = game.tags();
    if (opening.isEmpty() || !known(tags, PgnTags.OPENING).isEmpty()) {
      return tags;
    }
    String code = known(tags, PgnTags.ECO);
    // To a code that differs the name would be another opening's.
    return code.isEmpty() || code.equals(opening.get().eco()) ? tags.with(opening.get()) : tags;
  }

  /** The opening's code and name as the tags have them; empty if nobody knows. */
  String openingText() {
    PgnTags tags = namedTags();
    return (known(tags, PgnTags.ECO) + " " + known(tags, PgnTags.OPENING)).strip();
  }

  /** A tag's value, empty if the tag only says that nobody knows. */
  static String known(PgnTags tags, String tag) {
    String value = tags.value(tag).orElse("");
    return value.replaceAll("[?.\\-]", "").isBlank() ? "" : value;
  }

  SideSummary side(int color) {
    return SideSummary.of(this, color);
  }
}
