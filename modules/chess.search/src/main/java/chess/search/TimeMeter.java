package chess.search;

/** How the time that a search uses is measured, both against its limits and in its reports. */
public sealed interface TimeMeter {
  /** The clock on the wall, as everybody has it. */
  TimeMeter WALL = new Wall();

  /** The time that the processors spent on this program. */
  TimeMeter PROCESSOR = new Processor();

  /** The clock on the wall. */
  record Wall() implements TimeMeter {}

  /** The time of the processors, of all of them together. */
  record Processor() implements TimeMeter {}

  /**
   * Limits are counted in nodes, which makes timed games reproducible; reports tell the time of the
   * processors.
   *
   * @param perSecond how many nodes stand for a second, at least 1
   */
  record Nodes(long perSecond) implements TimeMeter {}
}
