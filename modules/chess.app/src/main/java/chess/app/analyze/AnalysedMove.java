package chess.app.analyze;

import chess.core.board.Position;
import chess.core.game.PgnMove;

/**
 * A move of a game and what it did to the score.
 *
 * @param move the move with what the input says about it
 * @param color who played it
 * @param before the position in which it was played
 * @param after the position to which it led
 * @param loss the expected points that it gave away, from 0 to 1
 * @param centipawnLoss the centipawns that it gave away
 */
record AnalysedMove(
    PgnMove move, int color, Assessment before, Assessment after, double loss, int centipawnLoss) {

  /** Beyond ten pawns a game is decided, and how clearly says nothing about the moves. */
  private static final int MAX_CENTIPAWNS = 1000;

  private static final double PERCENT = 100;

  /** How fast accuracy falls with the loss. */
  private static final double ACCURACY_DECAY = 4;

  static AnalysedMove of(Position position, PgnMove move, Assessment before, Assessment after) {
    int color = position.sideToMove();
    // After the rules have ended the game there is nothing left to lose. And where the engine would
    // have played the same, a lower score afterwards is its own change of mind.
    boolean blameless = before.line().isEmpty() || before.line().getFirst() == move.move();
    double points = before.expectedPoints(color, position) - after.expectedPoints(color, position);
    int centipawns = clamp(before.value(color)) - clamp(after.value(color));
    return new AnalysedMove(
        move,
        color,
        before,
        after,
        blameless ? 0 : Math.max(0, points),
        blameless ? 0 : Math.max(0, centipawns));
  }

  private static int clamp(int value) {
    return Math.clamp(value, -MAX_CENTIPAWNS, MAX_CENTIPAWNS);
  }

  Judgement judgement() {
    return Judgement.of(loss);
  }

  /** How well the move was chosen, in percent: 100 for the best, 67 for a loss of 0.1 points. */
  double accuracy() {
    return PERCENT * Math.exp(-ACCURACY_DECAY * loss);
  }
}
