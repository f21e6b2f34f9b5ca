package chess.tools.lessons;

/**
 * What lessons are made of. A portion is the work of one thread at a time; the seed and its number
 * decide all that is in it.
 *
 * @param walk up to so many random plies lead away from a game, and from each position that follows
 * @param line so many positions follow each other before the next game is taken up
 * @param searched positions of a portion, each of which is searched
 * @param branched ways that lead away from each of them, at whose ends moves are looked at
 * @param moves of each of those, drawn by lot
 * @param nodes of each search
 * @param kept the share of its evaluations that become lessons; neighbours teach much the same
 * @param thinned the share of lines that begin with men taken off the board
 */
public record LessonPlan(
    long seed,
    int walk,
    int line,
    int searched,
    int branched,
    int moves,
    long nodes,
    double kept,
    double thinned) {

  /** As many lessons from branches as from searches, roughly. */
  public static LessonPlan usual(long seed) {
    return new LessonPlan(seed, 3, 8, 24, 8, 3, 250, 0.2, 0.125);
  }

  /** Other lessons of the same kind. */
  public LessonPlan withSeed(long other) {
    return new LessonPlan(other, walk, line, searched, branched, moves, nodes, kept, thinned);
  }
}
