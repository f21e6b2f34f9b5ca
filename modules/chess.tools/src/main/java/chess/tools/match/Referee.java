package chess.tools.match;

import chess.core.board.Color;
import chess.core.file.Reason;
import chess.core.game.Game;
import chess.core.game.RuleOutcome;
import chess.tools.client.Answer;
import chess.tools.client.EngineClient;
import chess.tools.client.EngineException;
import chess.tools.client.GameStart;
import chess.tools.client.Turn;
import chess.tools.client.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Conducts one game between two engines. */
final class Referee {
  private static final double NANOS_PER_MILLI = 1e6;

  private final Player[] players;
  private final GameRules rules;
  private final Violation.Listener violations;
  private final Game game;
  private final StartingLine opening;
  private final GameClock[] clocks = new GameClock[Color.COUNT];
  private final Adjudicator adjudicator;
  private final List<PlayedMove> moves = new ArrayList<>();

  Referee(
      Player white,
      Player black,
      StartingLine opening,
      GameRules rules,
      Violation.Listener violations) {
    this.players = new Player[] {white, black};
    this.rules = rules;
    this.violations = violations;
    this.opening = opening;
    this.game = new Game(opening.start());
    opening.moves().forEach(game::play);
    this.adjudicator = new Adjudicator(rules.adjudication());
    for (int color = Color.WHITE; color <= Color.BLACK; color++) {
      clocks[color] =
          new GameClock(
              players[color].spec().control(),
              players[color].spec().marginMillis(),
              rules.stallMillis());
    }
  }

  /** Plays the game to its end. */
  PlayedGame play() {
    GameEnd end = begin();
    while (end == null) {
      end = nextMove();
    }
    for (Player player : players) {
      tell(player, end);
    }
    return new PlayedGame(game, moves, end);
  }

  private @Nullable GameEnd begin() {
    for (int color = Color.WHITE; color <= Color.BLACK; color++) {
      Player player = players[color];
      String opponent = players[Color.opposite(color)].spec().name();
      try {
        player
            .client()
            .newGame(
                new GameStart(
                    opening.start().copy(), rules.chess960(), player.spec().control(), opponent));
      } catch (EngineException e) {
        return gone(color, e.kind(), Reason.of(e));
      }
    }
    return endOnTheBoard();
  }

  private @Nullable GameEnd nextMove() {
    int color = game.position().sideToMove();
    GameClock clock = clocks[color];
    Turn turn =
        new Turn(
            game, clock.reading(), clocks[Color.opposite(color)].reading(), clock.limitNanos());
    return switch (players[color].client().think(turn)) {
      case Answer.Played played -> played(color, played);
      case Answer.Illegal illegal ->
          forfeit(color, Violation.Kind.ILLEGAL_MOVE, "illegal move", illegal.text());
      case Answer.Resigned resigned -> GameEnd.win(Color.opposite(color), "resignation");
      case Answer.Claimed claimed -> claimed(color, claimed);
      case Answer.Protested protested ->
          forfeit(color, Violation.Kind.PROTEST, "protest at a legal move", protested.text());
      case Answer.Overdue overdue -> overdue(color, clock);
      case Answer.Gone gone -> gone(color, gone.kind(), gone.why());
    };
  }

  private @Nullable GameEnd played(int color, Answer.Played played) {
    if (!clocks[color].spend(played.nanos())) {
      return late(color, played.nanos());
    }
    int moveNumber = game.position().fullmoveNumber();
    game.play(played.move());
    moves.add(new PlayedMove(played.move(), played.report(), played.nanos()));
    GameEnd end = endOnTheBoard();
    return end != null ? end : adjudicator.judge(color, played.report().score(), moveNumber);
  }

  private @Nullable GameEnd endOnTheBoard() {
    RuleOutcome outcome = game.outcome();
    return outcome == RuleOutcome.ONGOING
        ? null
        : new GameEnd(outcome.result(), outcome.name().toLowerCase(Locale.ROOT).replace('_', ' '));
  }

  /** The referee ends drawn and decided games by himself, so only giving up is a true claim. */
  private GameEnd claimed(int color, Answer.Claimed claimed) {
    GameEnd loss = GameEnd.win(Color.opposite(color), "resignation");
    return claimed.result().equals(loss.result())
        ? loss
        : forfeit(color, Violation.Kind.FALSE_CLAIM, "false claim", claimed.text());
  }

  private GameEnd overdue(int color, GameClock clock) {
    if (clock.reading().control().hasClock() || clock.reading().control().moveMillis() > 0) {
      return late(color, clock.limitNanos());
    }
    return forfeit(
        color, Violation.Kind.STALL, "stalled", "no move in " + rules.stallMillis() + " ms");
  }

  private GameEnd late(int color, long nanos) {
    String detail =
        String.format(
            Locale.ROOT,
            "%.1f ms used, %d ms on the clock",
            nanos / NANOS_PER_MILLI,
            clocks[color].reading().control().moveMillis() > 0
                ? clocks[color].reading().control().moveMillis()
                : clocks[color].reading().millis());
    return forfeit(color, Violation.Kind.TIME_LOSS, "time forfeit", detail);
  }

  private GameEnd gone(int color, EngineException.Kind kind, String why) {
    return kind == EngineException.Kind.SILENT
        ? forfeit(color, Violation.Kind.STALL, "stalled", why)
        : forfeit(color, Violation.Kind.CRASH, "disconnect", why);
  }

  private GameEnd forfeit(int color, Violation.Kind kind, String reason, String detail) {
    String name = players[color].spec().name();
    int ply = game.moves().size();
    violations.note(new Violation(kind, name, detail + " (ply " + ply + ")"));
    return GameEnd.win(Color.opposite(color), reason + " by " + name);
  }

  private void tell(Player player, GameEnd end) {
    EngineClient client = player.client();
    if (!client.isUsable()) {
      return;
    }
    try {
      client.gameOver(game, end.result(), end.reason());
    } catch (EngineException e) {
      // The game is decided; whoever needs the engine next will find it gone and start another.
      violations.note(new Violation(Violation.Kind.CRASH, player.spec().name(), Reason.of(e)));
    }
  }
}
