package chess.tools.match;

import chess.core.board.Color;
import chess.search.SearchScore;
import org.jspecify.annotations.Nullable;

/** Follows the scores of one game and says when it is decided. */
final class Adjudicator {
  private static final int MATE_CENTIPAWNS = 30_000;

  private final Adjudication rules;
  private int evenPlies;
  private final int[] winning = new int[Color.COUNT];
  private final int[] losing = new int[Color.COUNT];

  Adjudicator(Adjudication rules) {
    this.rules = rules;
  }

  /**
   * Takes in a move.
   *
   * @param color who moved
   * @param score its score from the mover's point of view, null if none was given
   * @param moveNumber the number of the move
   * @return the game's end, or null if it goes on
   */
  @Nullable GameEnd judge(int color, @Nullable SearchScore score, int moveNumber) {
    follow(color, score);
    if (rules.drawCount() > 0
        && moveNumber >= rules.drawMove()
        && evenPlies >= 2 * rules.drawCount()) {
      return GameEnd.draw("adjudication: even for " + rules.drawCount() + " moves");
    }
    if (rules.winCount() > 0) {
      for (int winner = Color.WHITE; winner <= Color.BLACK; winner++) {
        if (isDecided(winner)) {
          return GameEnd.win(winner, "adjudication: decided for " + rules.winCount() + " moves");
        }
      }
    }
    if (rules.maxMoves() > 0 && moveNumber >= rules.maxMoves() && color == Color.BLACK) {
      return GameEnd.draw("adjudication: " + rules.maxMoves() + " moves");
    }
    return null;
  }

  private void follow(int color, @Nullable SearchScore score) {
    if (score == null) {
      evenPlies = 0;
      winning[color] = 0;
      losing[color] = 0;
      return;
    }
    int centipawns = centipawns(score);
    evenPlies = Math.abs(centipawns) <= rules.drawScore() ? evenPlies + 1 : 0;
    winning[color] = centipawns >= rules.winScore() ? winning[color] + 1 : 0;
    losing[color] = centipawns <= -rules.winScore() ? losing[color] + 1 : 0;
  }

  private boolean isDecided(int winner) {
    return losing[Color.opposite(winner)] >= rules.winCount()
        && (!rules.bothAgree() || winning[winner] >= rules.winCount());
  }

  private static int centipawns(SearchScore score) {
    return switch (score) {
      case SearchScore.Centipawns cp -> cp.value();
      case SearchScore.MateIn mate -> mate.moves() > 0 ? MATE_CENTIPAWNS : -MATE_CENTIPAWNS;
    };
  }
}
