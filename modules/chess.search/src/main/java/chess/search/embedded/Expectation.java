package chess.search.embedded;

/**
 * Expected results in thousandths, from the point of view of the side to move; the three sum to
 * 1000.
 *
 * @param win how many of a thousand games it wins
 * @param draw how many are drawn
 * @param loss how many it loses
 */
public record Expectation(int win, int draw, int loss) {}
