package chess.tools.datagen;

import chess.tools.positions.PositionRecord;

/**
 * Ends games whose result is clear: won when the score stays beyond a limit, drawn when it stays
 * near zero late in the game, drawn when the game becomes too long.
 */
final class SelfPlayAdjudicator {
  /** Result for White while the game goes on. */
  static final int UNDECIDED = -1;

  private static final int WIN_PLIES = 6;
  private static final int DRAW_PLIES = 12;
  private static final int DRAW_FROM_PLY = 100;
  private static final int DRAW_LIMIT = 8;
  private static final int LONGEST_GAME = 400;

  private final int winLimit;
  private int winning;
  private int losing;
  private int even;

  /**
   * @param winLimit the score in centipawns from which a game counts as won
   */
  SelfPlayAdjudicator(int winLimit) {
    this.winLimit = winLimit;
  }

  /**
   * Hears the score of the next position.
   *
   * @param score for White
   * @return White's result, or {@link #UNDECIDED}
   */
  int hear(int ply, int score) {
    winning = score >= winLimit ? winning + 1 : 0;
    losing = score <= -winLimit ? losing + 1 : 0;
    even = ply >= DRAW_FROM_PLY && Math.abs(score) <= DRAW_LIMIT ? even + 1 : 0;
    if (winning >= WIN_PLIES) {
      return PositionRecord.WON;
    }
    if (losing >= WIN_PLIES) {
      return PositionRecord.LOST;
    }
    return even >= DRAW_PLIES || ply >= LONGEST_GAME ? PositionRecord.DRAWN : UNDECIDED;
  }
}
