package chess.protocol.xboard;

import chess.search.SearchLimits;
import chess.search.SearchStatistics;
import chess.search.TimeBudget;
import chess.search.TimeMeter;
import java.util.ArrayList;
import java.util.List;

/**
 * Turns {@code level}, {@code st}, {@code sd}, {@code nps}, {@code time} and {@code otim} into the
 * limits of a search.
 *
 * <p>The partner's readings rule; between them the clock keeps its own account, so that it also
 * serves a partner who never sends any, and a search that begins before the next reading comes
 * (pondering). The moves until the next time control are counted from the moves that we searched:
 * counting too few of them only makes us careful, while counting too many would make us spend
 * everything on the last move before a time control that is not there yet. A reading far above the
 * account tells that a new session has begun.
 */
public final class XBoardClock {
  private static final long NOT_SET = -1;
  private static final long MILLIS_PER_CENTISECOND = 10;
  private static final long MILLIS_PER_SECOND = 1000;

  /** What a fixed time of 0 means: as little as a move can take. */
  private static final long SHORTEST_MILLIS = 1;

  /** A clock that is shorter than the one we planned with by more than this part is too short. */
  private static final int CLOCK_TOLERANCE = 10;

  private static final int DEFAULT_MOVES = 40;
  private static final long DEFAULT_BASE_MILLIS = 5 * 60 * 1000L;

  private int movesPerSession = DEFAULT_MOVES;
  private long baseMillis = DEFAULT_BASE_MILLIS;
  private long incrementMillis;
  private long fixedMillis = NOT_SET;
  private int depth = SearchLimits.MAX_DEPTH;
  private TimeMeter meter = TimeMeter.WALL;
  private long ownMillis = DEFAULT_BASE_MILLIS;
  private long opponentMillis = DEFAULT_BASE_MILLIS;

  /** The plies of the game at which we searched a move since the time control was set. */
  private List<Integer> searchedPlies = new ArrayList<>();

  private List<Integer> opponentSearchedPlies = new ArrayList<>();

  /** Sets a time control and the clocks; in mid-game it counts from here. Ends {@code st}. */
  public void level(int moves, long base, long increment) {
    movesPerSession = moves;
    baseMillis = base;
    incrementMillis = increment;
    fixedMillis = NOT_SET;
    resetClocks();
  }

  /** Sets the time for each move; ends {@code level}. */
  public void timePerMove(long millis) {
    fixedMillis = Math.max(SHORTEST_MILLIS, millis);
  }

  /** Sets the greatest depth; it does not touch the time. */
  public void depth(int plies) {
    depth = Math.max(1, Math.min(SearchLimits.MAX_DEPTH, plies));
  }

  /** How the time that our moves take is measured. */
  public void meter(TimeMeter newMeter) {
    meter = newMeter;
  }

  TimeMeter meter() {
    return meter;
  }

  /** Takes a reading of one of the clocks. */
  public void reading(boolean ours, long centiseconds) {
    long millis = TimeText.clamp((double) centiseconds * MILLIS_PER_CENTISECOND);
    if (!ours) {
      opponentMillis = millis;
      return;
    }
    if (millis - ownMillis > baseMillis / 2) {
      searchedPlies.clear();
    }
    ownMillis = millis;
  }

  /** A new game: full clocks, no limit of depth, time is time again. The time control stays. */
  public void newGame() {
    depth = SearchLimits.MAX_DEPTH;
    meter = TimeMeter.WALL;
    resetClocks();
  }

  /** We made a move that took this long; {@code ply} counts the moves of the game before it. */
  public void moveMade(int ply, long elapsedMillis) {
    searchedPlies.add(ply);
    ownMillis += incrementMillis - elapsedMillis;
    if (movesPerSession > 0 && searchedPlies.size() % movesPerSession == 0) {
      ownMillis += baseMillis;
    }
  }

  /**
   * The time that a search has used, as it is to be taken off our clock.
   *
   * @param used by the search, its time by our meter
   * @param wallMillis by the clock on the wall
   */
  long used(SearchStatistics used, long wallMillis) {
    return switch (meter) {
      case TimeMeter.Wall wall -> wallMillis;
      case TimeMeter.Processor processor -> used.millis();
      case TimeMeter.Nodes nodes -> used.nodes() * MILLIS_PER_SECOND / nodes.perSecond();
    };
  }

  /** The opponent made a move, which took this long; for who keeps both clocks himself. */
  public void opponentMoved(int ply, long elapsedMillis) {
    swapSides();
    moveMade(ply, elapsedMillis);
    swapSides();
  }

  /** One of the players looked at the board for so long without making a move. */
  public void spent(boolean ours, long elapsedMillis) {
    if (ours) {
      ownMillis -= elapsedMillis;
    } else {
      opponentMillis -= elapsedMillis;
    }
  }

  /** Whether the players have clocks, and not only a time for each of our moves. */
  public boolean hasLevel() {
    return fixedMillis == NOT_SET;
  }

  /** Moves were taken back until only {@code ply} of them were left. */
  public void takenBackTo(int ply) {
    searchedPlies.removeIf(searched -> searched >= ply);
    opponentSearchedPlies.removeIf(searched -> searched >= ply);
  }

  /** Our clock becomes the opponent's: for one who plays both sides in turn. */
  public void swapSides() {
    long millis = ownMillis;
    ownMillis = opponentMillis;
    opponentMillis = millis;
    List<Integer> plies = searchedPlies;
    searchedPlies = opponentSearchedPlies;
    opponentSearchedPlies = plies;
  }

  /** The limits of a search that begins at this moment of {@code System.nanoTime()}. */
  public SearchLimits limits(long startNanos) {
    return SearchLimits.unlimited()
        .withDepth(depth)
        .withTime(budget())
        .withMeter(meter)
        .withStart(startNanos);
  }

  public TimeBudget budget() {
    return fixedMillis == NOT_SET
        ? new TimeBudget.Clock(ownMillis, incrementMillis, movesToGo())
        : new TimeBudget.FixedMillis(fixedMillis);
  }

  /** Whether a search that planned with this budget may go on: we have hardly less than that. */
  boolean holds(TimeBudget planned) {
    TimeBudget real = budget();
    if (planned instanceof TimeBudget.Clock before && real instanceof TimeBudget.Clock now) {
      long tolerance = before.remainingMillis() / CLOCK_TOLERANCE;
      return now.remainingMillis() >= before.remainingMillis() - tolerance;
    }
    return planned.equals(real);
  }

  public long ownMillis() {
    return ownMillis;
  }

  public long opponentMillis() {
    return opponentMillis;
  }

  private int movesToGo() {
    return movesPerSession == 0 ? 0 : movesPerSession - searchedPlies.size() % movesPerSession;
  }

  private void resetClocks() {
    ownMillis = baseMillis;
    opponentMillis = baseMillis;
    searchedPlies.clear();
    opponentSearchedPlies.clear();
  }
}
