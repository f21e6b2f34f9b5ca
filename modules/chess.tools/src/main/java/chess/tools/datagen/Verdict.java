package chess.tools.datagen;

/**
 * What a search found.
 *
 * @param move the best move
 * @param score in centipawns for the side to move; for a mate, {@link #MATE} with its sign
 * @param firstScore the score of the shallowest iteration: how the position looks before tactics
 */
record Verdict(int move, int score, int firstScore) {
  /** Stands for every mate score. */
  static final int MATE = 30_000;

  boolean isMate() {
    return Math.abs(score) >= MATE;
  }
}
