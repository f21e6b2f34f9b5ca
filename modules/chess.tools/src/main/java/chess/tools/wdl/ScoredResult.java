package chess.tools.wdl;

/**
 * What a player thought of a position and how its game ended.
 *
 * @param centipawns the mover's score
 * @param material the share of the full material on the board
 * @param result 1 if the mover won, 0 for a draw, -1 if it lost
 */
record ScoredResult(int centipawns, double material, int result) {}
