package chess.protocol.xboard;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.game.Outcome;
import chess.core.movegen.Legality;
import chess.protocol.xboard.Thinking.Purpose;
import chess.search.Engine;
import chess.search.TimeBudget;

/** Thinking on the opponent's time: which reply we expect, and whether we may think about it. */
final class PonderState {
  /** A clock that is shorter than the one we pondered with by more than this part is too short. */
  private static final int CLOCK_TOLERANCE = 10;

  private final Engine engine;
  private final GameKeeper keeper;
  private final XBoardClock clock;
  private final Thinking thinking;
  private boolean on;
  private int expectedReply = Move.NONE;

  PonderState(Engine engine, GameKeeper keeper, XBoardClock clock, Thinking thinking) {
    this.engine = engine;
    this.keeper = keeper;
    this.clock = clock;
    this.thinking = thinking;
  }

  boolean isOn() {
    return on;
  }

  void on(boolean isOn) {
    on = isOn;
  }

  /** The reply we expect in the position on the board, {@code Move.NONE} if none. */
  int expectedReply() {
    return expectedReply;
  }

  /** We expect this move next, if it is legal. */
  void expect(int move) {
    expectedReply = Legality.isLegal(keeper.position(), move) ? move : Move.NONE;
  }

  void expectNothing() {
    expectedReply = Move.NONE;
  }

  /**
   * Starts on the expected reply, or on the one that the engine remembers. Never on the first move
   * of a game: nobody knows what the opponent will open with.
   */
  void start(long nanos) {
    if (!on || keeper.length() == 0 || keeper.outcome() != Outcome.ONGOING) {
      return;
    }
    Position position = keeper.position();
    if (expectedReply == Move.NONE) {
      expect(engine.hint(position));
    }
    if (expectedReply != Move.NONE) {
      thinking.startPondering(position, expectedReply, clock.limits(nanos));
    }
  }

  /** Whether this is the move we are pondering on, and the clock still what we thought. */
  boolean isHit(int move) {
    return thinking.isFor(Purpose.PONDER)
        && thinking.ponderMove() == move
        && holds(thinking.limits().time(), clock.budget());
  }

  private static boolean holds(TimeBudget planned, TimeBudget real) {
    if (planned instanceof TimeBudget.Clock before && real instanceof TimeBudget.Clock now) {
      long tolerance = before.remainingMillis() / CLOCK_TOLERANCE;
      return now.remainingMillis() >= before.remainingMillis() - tolerance;
    }
    return planned.equals(real);
  }
}
