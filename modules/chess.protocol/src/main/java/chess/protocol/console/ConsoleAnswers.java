package chess.protocol.console;

import chess.core.board.Position;
import chess.core.notation.Fen;
import chess.protocol.SessionContext;
import chess.protocol.text.EvalTable;
import chess.protocol.text.Numbers;
import chess.protocol.xboard.Answers;
import chess.protocol.xboard.Chore;
import chess.protocol.xboard.GameKeeper;
import chess.protocol.xboard.XBoardClock;
import chess.protocol.xboard.XBoardCommand;
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
  private final GameKeeper keeper;
  private final XBoardClock clock;
  private final Chore chore;

  ConsoleAnswers(
      SessionContext context,
      ConsoleOutput output,
      GameKeeper keeper,
      XBoardClock clock,
      Chore chore) {
    this.context = context;
    this.output = output;
    this.keeper = keeper;
    this.clock = clock;
    this.chore = chore;
  }

  void answer(XBoardCommand.Question question) {
    Position position = keeper.position();
    switch (question.topic()) {
      case EVALUATION -> output.lines(EvalTable.lines(context.engine().evaluate(position)));
      case BOARD, FEN -> output.line(Fen.format(position));
      case LEGAL_MOVES -> legalMoves(Answers.legalMoves(position));
      case HISTORY -> history(Answers.history(keeper.game()));
      case PERFT -> chore.perft(question.argument(), keeper);
      case BENCH -> chore.bench(context.bench(), question.argument());
      case HELP -> output.lines(ConsoleHelp.about(question.argument()));
    }
  }

  private void legalMoves(List<String> moves) {
    output.line(moves.isEmpty() ? "There is no legal move." : String.join(" ", moves));
  }

  private void history(List<String> moves) {
    if (moves.isEmpty()) {
      output.line("No move has been played yet.");
    }
    output.lines(moves);
  }

  void level() {
    output.line(
        switch (clock.budget()) {
          case TimeBudget.FixedMillis fixed -> "I take " + time(fixed.millis()) + " for each move.";
          case TimeBudget.Clock left ->
              "My clock shows "
                  + time(left.remainingMillis())
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
        int elo =
            (int)
                Math.max(EngineConfig.MIN_ELO, Math.min(EngineConfig.MAX_ELO, number.getAsLong()));
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
