package chess.protocol.console;

import chess.core.board.Color;
import chess.protocol.xboard.CurrentGame;
import chess.protocol.xboard.GameOver;
import chess.protocol.xboard.XBoardClock;
import chess.protocol.xboard.XBoardPlayer;
import java.util.Locale;

/**
 * The clocks beside a board where nobody else keeps them: which of them is whose, how that of a
 * person runs, and when a flag falls. A person's clock begins to run with the second move of a
 * game, so that nobody has to hurry before it has begun.
 */
final class ChessClocks {
  private static final long NANOS_PER_MILLI = 1_000_000;
  private static final long NOT_THINKING = Long.MIN_VALUE;
  private static final long MILLIS_PER_TENTH = 100;
  private static final long TENTHS_PER_SECOND = 10;
  private static final long SECONDS_PER_MINUTE = 60;
  private static final long MINUTES_PER_HOUR = 60;

  /** Below this the tenths of a second are shown. */
  private static final long TENTHS_BELOW_MILLIS = 20_000;

  private final XBoardClock clock;
  private final XBoardPlayer player;
  private final CurrentGame game;
  private final ConsoleOutput output;

  /** Whose clock the engine's side of {@link #clock} is. */
  private int ownColor = Color.BLACK;

  /** Whether a person's clock runs, since when, and in which state of the game. */
  private boolean running;

  private long since;
  private long version;

  /** Since when we think about a move. */
  private long thinkingSince = NOT_THINKING;

  private boolean standing;
  private boolean flagTold;

  ChessClocks(XBoardClock clock, XBoardPlayer player, CurrentGame game, ConsoleOutput output) {
    this.clock = clock;
    this.player = player;
    this.game = game;
    this.output = output;
  }

  /** Whether there are clocks, and not only a time for each of our moves. */
  boolean exist() {
    return clock.hasLevel();
  }

  /** Another game, or other clocks: they are full. */
  void reset() {
    running = false;
    flagTold = false;
  }

  /** We have this colour from now on; each colour keeps its clock. */
  void deal(int ourColor) {
    if (ownColor != ourColor) {
      clock.swapSides();
      ownColor = ourColor;
    }
  }

  /** Stops a person's clock, or lets it go on. */
  void stand(boolean on) {
    standing = on;
  }

  /** A person made the last move of the game, at this moment. */
  void personMoved(int color, long nanos) {
    if (!clock.hasLevel()) {
      return;
    }
    long spent = running ? (nanos - since) / NANOS_PER_MILLI : 0;
    running = false;
    int ply = game.game().length() - 1;
    if (color == ownColor) {
      clock.moveMade(ply, spent);
    } else {
      clock.opponentMoved(ply, spent);
    }
  }

  /** We made the last move of the game, and the clock was charged for it. */
  void weMoved(int color) {
    boolean goesOn = game.isOurs(Color.opposite(color)) && !game.isOver();
    // Who plays both sides changes the clocks after each move.
    ownColor = goesOn ? Color.opposite(color) : color;
  }

  /** Looks whether somebody's clock has to run now, and whether it has run down. */
  void look(long nanos) {
    boolean shouldRun =
        clock.hasLevel()
            && !standing
            && !game.isAnalysed()
            && game.isLegal()
            && game.game().length() > 0
            && !game.isOurs(game.sideToMove())
            && !game.isOver();
    if (running && (!shouldRun || version != game.version())) {
      if (version == game.version()) {
        clock.spent(game.sideToMove() == ownColor, (nanos - since) / NANOS_PER_MILLI);
      }
      running = false;
    }
    if (shouldRun && !running) {
      running = true;
      since = nanos;
      version = game.version();
    }
    if (clock.hasLevel() && !flagTold && !game.isAnalysed() && !game.isOver()) {
      tellFlag(nanos);
    }
  }

  private void tellFlag(long nanos) {
    for (int color = Color.WHITE; color <= Color.BLACK; color++) {
      if (millis(color, nanos) <= 0) {
        flagTold = true;
        int winner = Color.opposite(color);
        boolean canWin = canMate(winner);
        String result = !canWin ? GameOver.DRAW : winner == Color.WHITE ? "1-0" : "0-1";
        player.gameResult(new GameOver.Told(result));
        output.line(
            ConsoleVoice.colour(color)
                + "'s flag has fallen: "
                + (canWin
                    ? ConsoleVoice.colour(winner) + " wins on time, "
                    : ConsoleVoice.colour(winner) + " cannot mate, so it is a draw, ")
                + result
                + ". Type new for another game, or undo to go on.");
        return;
      }
    }
  }

  /** A bare king wins nothing, not even on time. */
  private boolean canMate(int color) {
    return Long.bitCount(game.position().occupied(color)) > 1;
  }

  /** What the clock of this colour shows, never less than nothing. */
  private long millis(int color, long nanos) {
    long left = left(color);
    boolean runs = running && game.sideToMove() == color;
    return Math.max(0, left - (runs ? (nanos - since) / NANOS_PER_MILLI : 0));
  }

  /** Both clocks on one line. */
  String line(long nanos) {
    return ClockFace.line(millis(Color.WHITE, nanos), millis(Color.BLACK, nanos));
  }

  /**
   * What the clocks show from now on, if nothing happens.
   *
   * @param thinking whether we think about a move; our clock runs meanwhile, though it is charged
   *     only when we have moved
   */
  ClockFace face(boolean thinking, long nanos) {
    if (!thinking) {
      thinkingSince = NOT_THINKING;
    } else if (thinkingSince == NOT_THINKING) {
      thinkingSince = nanos;
    }
    if (!clock.hasLevel()) {
      return ClockFace.NONE;
    }
    boolean runs = running || thinking;
    return new ClockFace(
        true,
        left(Color.WHITE),
        left(Color.BLACK),
        runs ? game.sideToMove() : ClockFace.NOBODY,
        running ? since : thinking ? thinkingSince : 0);
  }

  private long left(int color) {
    return color == ownColor ? clock.ownMillis() : clock.opponentMillis();
  }

  /** As clocks show it: {@code 4:59}, {@code 1:02:03}, {@code 0:09.5}. */
  static String text(long millis) {
    long tenths = millis / MILLIS_PER_TENTH;
    long seconds = tenths / TENTHS_PER_SECOND;
    long minutes = seconds / SECONDS_PER_MINUTE;
    String shown =
        minutes < MINUTES_PER_HOUR
            ? String.format(Locale.ROOT, "%d:%02d", minutes, seconds % SECONDS_PER_MINUTE)
            : String.format(
                Locale.ROOT,
                "%d:%02d:%02d",
                minutes / MINUTES_PER_HOUR,
                minutes % MINUTES_PER_HOUR,
                seconds % SECONDS_PER_MINUTE);
    return millis < TENTHS_BELOW_MILLIS ? shown + "." + tenths % TENTHS_PER_SECOND : shown;
  }
}
