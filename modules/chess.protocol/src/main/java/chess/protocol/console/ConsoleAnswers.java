package chess.protocol.console;

import chess.core.movegen.MoveGenerator;
import chess.protocol.SessionContext;
import chess.protocol.text.Numbers;
import chess.protocol.text.PositionJudgement;
import chess.protocol.xboard.CurrentGame;
import chess.protocol.xboard.Interpreter;
import chess.protocol.xboard.XBoardClock;
import chess.protocol.xboard.XBoardCommand;
import chess.protocol.xboard.XBoardCommand.Topic;
import chess.search.EngineConfig;
import chess.search.TimeBudget;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;

/** Answers questions about the game, the clock and the strength; changes nothing but the last. */
final class ConsoleAnswers {
  private static final double MILLIS_PER_SECOND = 1000;
  private static final double MILLIS_PER_MINUTE = 60_000;

  private final SessionContext context;
  private final ConsoleOutput output;
  private final CurrentGame game;
  private final XBoardClock clock;
  private final Interpreter interpreter;

  ConsoleAnswers(
      SessionContext context,
      ConsoleOutput output,
      CurrentGame game,
      XBoardClock clock,
      Interpreter interpreter) {
    this.context = context;
    this.output = output;
    this.game = game;
    this.clock = clock;
    this.interpreter = interpreter;
  }

  /** A sentence where there is nothing to list; the rest is answered as everywhere. */
  void answer(XBoardCommand.Question question, long nanos) {
    Topic topic = question.topic();
    if (topic == Topic.HELP) {
      output.lines(ConsoleHelp.about(question.argument()));
    } else if (topic == Topic.LEGAL_MOVES && !MoveGenerator.hasLegalMove(game.position())) {
      output.line("There is no legal move.");
    } else if (topic == Topic.HISTORY && game.length() == 0) {
      output.line("No move has been played yet.");
    } else {
      interpreter.obey(question, nanos);
    }
  }

  /** What each evaluation says, and what each man is worth. */
  void judge(boolean turned) {
    if (game.isLegal()) {
      output.lines(new PositionJudgement(context.engine(), game.position()).lines(turned));
    } else {
      output.line("The board is no legal position; set one up first.");
    }
  }

  void level() {
    output.line(
        switch (clock.budget()) {
          case TimeBudget.FixedMillis fixed -> "I take " + time(fixed.millis()) + " for each move.";
          case TimeBudget.Clock left ->
              "My clock shows "
                  + time(Math.max(0, left.remainingMillis()))
                  + (left.movesToGo() > 0 ? " for " + left.movesToGo() + " moves" : "")
                  + (left.incrementMillis() > 0
                      ? ", and each move adds " + time(left.incrementMillis())
                      : "")
                  + ".";
          case TimeBudget.Unlimited unlimited -> "I take as long as I like.";
        });
  }

  private static String time(long millis) {
    boolean minutes = millis >= MILLIS_PER_MINUTE && millis % MILLIS_PER_MINUTE == 0;
    double units = millis / (minutes ? MILLIS_PER_MINUTE : MILLIS_PER_SECOND);
    String text = String.format(Locale.ROOT, "%.1f", units);
    String number = text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    return number + (minutes ? " minute" : " second") + (number.equals("1") ? "" : "s");
  }

  /** Sets the strength, or tells it when nothing is given. */
  void elo(String value) {
    EngineConfig config = context.engine().config();
    if (!value.isEmpty()) {
      OptionalLong number = Numbers.whole(value);
      if (number.isPresent()) {
        long wanted = number.getAsLong();
        int elo = (int) Math.max(EngineConfig.MIN_ELO, Math.min(EngineConfig.MAX_ELO, wanted));
        if (elo != wanted) {
          output.line(
              "I can be limited to "
                  + EngineConfig.MIN_ELO
                  + " to "
                  + EngineConfig.MAX_ELO
                  + ", so "
                  + elo
                  + " it is.");
        }
        config = config.with().limitStrength(true).elo(elo).build();
      } else if (List.of("off", "max", "full").contains(value)) {
        config = config.with().limitStrength(false).build();
      } else {
        output.line("Say elo 1500, for example, or elo off.");
        return;
      }
      context.engine().configure(config).forEach(output::line);
    }
    output.line(
        config.limitStrength()
            ? "I play like somebody rated " + config.elo() + "."
            : "I play as well as I can.");
  }
}
