package chess.tools.book;

/** How often a move was played from a position, and what the mover made of it. */
final class MoveTally {
  static final int POINTS_FOR_WIN = 2;
  static final int POINTS_FOR_DRAW = 1;

  private static final double PERCENT = 100;

  private long games;
  private long points;

  void add(int pointsOfMover) {
    games++;
    points += pointsOfMover;
  }

  long games() {
    return games;
  }

  /** Two for each win of the mover, one for each draw. */
  long points() {
    return points;
  }

  /** What the mover scored, 100 for nothing but wins. */
  double percent() {
    return games == 0 ? 0 : PERCENT * points / (POINTS_FOR_WIN * games);
  }
}
