package chess.tools.client;

/** What came back when an engine was asked for a move. */
public sealed interface Answer {
  /** A legal move. */
  record Played(int move, Report report, long nanos) implements Answer {}

  /** Something that is no legal move here. */
  record Illegal(String text, long nanos) implements Answer {}

  /** The engine gives up. */
  record Resigned(long nanos) implements Answer {}

  /** The engine says the game is over instead of moving. */
  record Claimed(String result, String text, long nanos) implements Answer {}

  /** The engine says that the opponent's (legal) move was illegal. */
  record Protested(String text) implements Answer {}

  /** No move in the time allowed. */
  record Overdue() implements Answer {}

  /** The engine ended or no longer answers. */
  record Gone(EngineException.Kind kind, String why) implements Answer {}
}
