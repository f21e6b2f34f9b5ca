package chess.tools.client;

/**
 * What one side's clock shows.
 *
 * @param control the rules of the clock
 * @param millis time left, meaningless without a clock
 * @param movesToGo moves until the next time control, 0 when there is none
 */
public record ClockReading(TimeControl control, long millis, int movesToGo) {}
