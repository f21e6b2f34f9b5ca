package chess.protocol.uci;

import java.util.List;
import java.util.OptionalLong;

/**
 * What followed {@code go}, as written: numbers may be zero, negative or absurd, moves may be
 * illegal. {@link GoLimits} makes sense of it.
 */
record GoParameters(
    List<String> searchMoves,
    boolean ponder,
    boolean infinite,
    OptionalLong whiteMillis,
    OptionalLong blackMillis,
    OptionalLong whiteIncrement,
    OptionalLong blackIncrement,
    OptionalLong movesToGo,
    OptionalLong depth,
    OptionalLong nodes,
    OptionalLong mate,
    OptionalLong moveMillis,
    OptionalLong perft) {

  GoParameters {
    searchMoves = List.copyOf(searchMoves);
  }
}
