package chess.search;

/**
 * Expected results in thousandths from the point of view of the side to move; the three sum to
 * 1000.
 */
public record WinDrawLoss(int win, int draw, int loss) {}
