package chess.tools.stats;

/** How many games one side won, lost and drew. */
public record GameCounts(int wins, int losses, int draws) {
  public static final GameCounts NONE = new GameCounts(0, 0, 0);

  /**
   * One more game.
   *
   * @param halfPoints 0 for a loss, 1 for a draw, 2 for a win
   */
  public GameCounts plus(int halfPoints) {
    return switch (halfPoints) {
      case 0 -> new GameCounts(wins, losses + 1, draws);
      case 1 -> new GameCounts(wins, losses, draws + 1);
      case 2 -> new GameCounts(wins + 1, losses, draws);
      default -> throw new IllegalArgumentException("half points: " + halfPoints);
    };
  }

  /** The games of both. */
  public GameCounts plus(GameCounts other) {
    return new GameCounts(wins + other.wins, losses + other.losses, draws + other.draws);
  }

  public int games() {
    return wins + losses + draws;
  }

  /** The share of the points, a half when nothing was played. */
  public double score() {
    return games() == 0 ? 0.5 : (wins + 0.5 * draws) / games();
  }
}
