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
 * @param judgement how bad it was
 * @param centipawnLoss the centipawns that it gave away
 */
record AnalysedMove(
    PgnMove move,
    int color,
    Assessment before,
    Assessment after,
    Judgement judgement,
    int centipawnLoss) {

  static AnalysedMove of(Position position, PgnMove move, Assessment before, Assessment after) {
    int color = position.sideToMove();
    // After the rules have ended the game there is nothing left to lose. And where the engine would
    // have played the same, a lower score afterwards is its own change of mind.
    boolean blameless = before.line().isEmpty() || before.line().getFirst() == move.move();
    int centipawns = clamp(before.value(color)) - clamp(after.value(color));
    return new AnalysedMove(
        move,
        color,
        before,
        after,
        blameless ? Judgement.FINE : Judgement.of(color, before, after),
        blameless ? 0 : Math.max(0, centipawns));
  }

  private static int clamp(int value) {
    return Math.clamp(value, -WinChance.MAX_CENTIPAWNS, WinChance.MAX_CENTIPAWNS);
  }

  /** How well the move was chosen, in percent. */
  double accuracy() {
    return Accuracy.ofMove(WinChance.of(before.value(color)), WinChance.of(after.value(color)));
  }
}
