package chess.search;

/**
 * A move that an opening book knows.
 *
 * @param move the move
 * @param permille its share among the book's moves of the position
 */
public record BookMove(int move, int permille) {}
