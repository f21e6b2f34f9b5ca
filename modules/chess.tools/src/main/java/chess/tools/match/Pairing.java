package chess.tools.match;

import chess.core.board.Color;

/**
 * One game of the schedule.
 *
 * @param pair the number of its pair, from 0; both games of a pair share the opening
 * @param second whether it is the second game, in which the first engine has Black
 */
record Pairing(int pair, boolean second) {
  /** The colour of the first engine. */
  int firstEnginesColor() {
    return second ? Color.BLACK : Color.WHITE;
  }

  /** The number of the game for people, from 1. */
  int gameNumber() {
    return 2 * pair + (second ? 2 : 1);
  }
}
