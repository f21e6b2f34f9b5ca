package chess.tools.lessons;

/**
 * What lessons are made of. A portion is the work of one thread at a time; the seed and its number
 * decide all that is in it.
 *
 * @param walk up to so many random plies lead away from a game
 * @param branched positions of a portion whose moves are looked at
 * @param moves of each of them, drawn by lot
 * @param searched positions of a portion that are searched
 * @param nodes of each search
 * @param kept the share of its evaluations that become lessons; neighbours teach much the same
 * @param thinned the share of both kinds from which men are taken away first
 */
public record LessonPlan(
    long seed,
    int walk,
    int branched,
    int moves,
    int searched,
    long nodes,
    double kept,
    double thinned) {

  /** As many branched positions in a portion as searched ones, roughly. */
  public static LessonPlan usual(long seed) {
    return new LessonPlan(seed, 3, 192, 3, 24, 250, 0.2, 0.125);
  }

  /** Other lessons of the same kind. */
  public LessonPlan withSeed(long other) {
    return new LessonPlan(other, walk, branched, moves, searched, nodes, kept, thinned);
  }
}
