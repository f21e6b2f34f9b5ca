package chess.tools.client;

/**
 * One line an engine said.
 *
 * @param nanos the moment it was read, on the clock of its {@link EngineChannel}
 */
public record TimedLine(String text, long nanos) {}
