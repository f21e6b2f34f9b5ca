package chess.search.embedded;

import java.util.Locale;

/** What the engine thinks of a board, from the point of view of the side to move. */
public sealed interface Score {
  /**
   * Nobody is known to mate.
   *
   * @param value hundredths of a pawn; positive is good for the side to move
   */
  record Centipawns(int value) implements Score {
    private static final double PAWN = 100.0;

    /**
     * The value in pawns with its sign.
     *
     * @return such as {@code +0.35}
     */
    @Override
    public String toString() {
      return String.format(Locale.ROOT, "%+.2f", value / PAWN);
    }
  }

  /**
   * A forced mate.
   *
   * @param moves full moves until mate: positive when the side to move mates, negative when it gets
   *     mated, 0 when it is mated
   */
  record MateIn(int moves) implements Score {
    /**
     * The distance with a mark.
     *
     * @return such as {@code #3} or {@code #-2}
     */
    @Override
    public String toString() {
      return "#" + moves;
    }
  }
}
