package chess.app.analyze;

/**
 * A part of the games, for several machines that each have all of them: of every so many games one.
 *
 * @param number which part, from 1
 * @param count how many parts there are
 */
public record Shard(int number, int count) {
  /** All games. */
  public static final Shard ALL = new Shard(1, 1);

  public Shard {
    if (number < 1 || number > count) {
      throw new IllegalArgumentException(number + " of " + count);
    }
  }

  /** Whether a game, counted from 1, belongs to this part. */
  boolean has(int game) {
    return (game - 1) % count == number - 1;
  }
}
