package chess.app.analyze;

import chess.core.board.Color;

/**
 * The chance to win that a score means among people, in percent. The curve and its limit are those
 * that lichess.org publishes, so that what is derived from them means the same here and there.
 */
final class WinChance {
  /** Beyond ten pawns a game is decided, and so it is with a mate in sight. */
  static final int MAX_CENTIPAWNS = 1000;

  private static final double STEEPNESS = 0.00368208;
  private static final double HALF = 50;

  private WinChance() {}

  /** White's chance in a position. */
  static double ofWhite(Assessment assessment) {
    return of(assessment.value(Color.WHITE));
  }

  /** The chance that a score means for the side that has it. */
  static double of(int value) {
    return unlimited(Math.clamp(value, -MAX_CENTIPAWNS, MAX_CENTIPAWNS));
  }

  /** The chance without the limit, by which moves are judged. */
  static double unlimited(int centipawns) {
    return HALF + HALF * (2 / (1 + Math.exp(-STEEPNESS * centipawns)) - 1);
  }
}
