package chess.tools.book;

import chess.core.board.Color;

/**
 * Which moves of the games get into a book.
 *
 * @param minGames leave out what was played less often
 * @param plies how many half-moves of each game count
 * @param minPercent leave out what scored less for the mover
 * @param side whose moves to take
 * @param uniform give all moves of a position the same weight
 */
record BookRules(int minGames, int plies, double minPercent, Side side, boolean uniform) {
  /** For whom a book is made. */
  enum Side {
    WHITE,
    BLACK,
    BOTH;

    boolean takes(int color) {
      return this == BOTH || this == WHITE == (color == Color.WHITE);
    }
  }

  /** A move that never scored anything is no advice, however often it was tried. */
  boolean accept(MoveTally tally) {
    return tally.games() >= minGames && tally.points() > 0 && tally.percent() >= minPercent;
  }
}
