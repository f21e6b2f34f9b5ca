package chess.search;

/** What a search thinks of a position, from the point of view of the side to move. */
public sealed interface SearchScore {
  /** Nobody is known to mate: hundredths of a pawn. */
  record Centipawns(int value) implements SearchScore {}

  /**
   * A forced mate.
   *
   * @param moves full moves until mate: positive when the side to move mates, negative when it gets
   *     mated, 0 when it is mated
   */
  record MateIn(int moves) implements SearchScore {}

  /** Whether the score is exact or only a limit of it. */
  enum Bound {
    EXACT,
    LOWER,
    UPPER
  }
}
