package chess.tools.match;

/**
 * When the referee ends a game by the engines' own scores.
 *
 * @param drawMove no draw before this move number
 * @param drawCount how many moves in a row each engine must call the game even, 0 for no draws
 * @param drawScore what still counts as even, in centipawns
 * @param winCount how many moves in a row a game must be called decided, 0 for no wins
 * @param winScore from where on it is, in centipawns
 * @param bothAgree whether both engines must say so; otherwise the loser's word is enough
 * @param maxMoves a game that long is a draw, 0 for no such limit
 */
record Adjudication(
    int drawMove,
    int drawCount,
    int drawScore,
    int winCount,
    int winScore,
    boolean bothAgree,
    int maxMoves) {
  static final Adjudication NONE = new Adjudication(0, 0, 0, 0, 0, true, 0);
}
