package chess.tools.client;

/**
 * Something an engine did that a protocol or the rules do not allow.
 *
 * @param detail the line or the circumstances
 */
public record Violation(Kind kind, String engine, String detail) {
  /** What kind of fault; the grave ones lose the game. */
  public enum Kind {
    ILLEGAL_MOVE("illegal move", true),
    TIME_LOSS("loss on time", true),
    CRASH("crash or disconnect", true),
    STALL("does not answer", true),
    PROTEST("calls a legal move illegal", true),
    FALSE_CLAIM("false result claim", true),
    SECOND_MOVE("a second move in one turn", false),
    OUTPUT_WHEN_IDLE("output without being asked", false),
    NO_SCORE("no score before the move", false),
    BAD_NUMBER("not an integer, or out of range", false),
    REPEATED_KEY("key twice in one line", false),
    ILLEGAL_PV("illegal move in a line", false),
    PV_AFTER_END("line goes on after the game's end", false),
    WRONG_MATE("mate score and line disagree", false),
    PV_NOT_PLAYED("last line does not start with the move played", false),
    BAD_PONDER("illegal ponder move", false),
    MOVE_SPELLING("move in the wrong spelling", false),
    UNKNOWN_OUTPUT("line that the protocol does not know", false),
    ERROR_LINE("complaint about a command", false),
    UNKNOWN_OPTION("option not declared", false),
    LATE_READY("ready only after the search", false),
    PONG_ORDER("pong before the move, wrong, missing or repeated", false),
    BAD_HANDSHAKE("handshake incomplete", false);

    private final String words;
    private final boolean grave;

    Kind(String words, boolean grave) {
      this.words = words;
      this.grave = grave;
    }

    public String words() {
      return words;
    }

    /** Whether it costs the game. */
    public boolean isGrave() {
      return grave;
    }
  }

  /** Hears of violations. */
  @FunctionalInterface
  public interface Listener {
    void note(Violation violation);
  }
}
