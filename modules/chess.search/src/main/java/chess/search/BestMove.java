package chess.search;

/**
 * The outcome of a search.
 *
 * @param move the move to play, {@code Move.NONE} when the position has none
 * @param ponder the expected answer, {@code Move.NONE} when none is known; legal and not ending the
 *     game
 * @param score the score of the move
 * @param statistics how the search went
 */
public record BestMove(int move, int ponder, SearchScore score, SearchStatistics statistics) {}
