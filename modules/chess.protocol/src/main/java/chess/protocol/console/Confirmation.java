package chess.protocol.console;

import chess.protocol.xboard.XBoardCommand;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.TimeMeter;
import java.util.Optional;

/** Tells a person that a setting was understood; user interfaces are content with silence. */
final class Confirmation {
  private Confirmation() {}

  /**
   * What to say about a command.
   *
   * @param config the settings of the engine now that the command was obeyed
   * @return a sentence, or nothing for a command that answers by itself or needs no answer
   */
  static Optional<String> of(XBoardCommand command, EngineConfig config) {
    return Optional.ofNullable(
        switch (command) {
          case XBoardCommand.Ponder c ->
              c.on() ? "I think while you do." : "I think only when it is my turn.";
          case XBoardCommand.Post c ->
              c.on() ? "I show every line that I think of." : "I show only how far I am.";
          case XBoardCommand.Pause c ->
              c.on() ? "Time stands still until you say resume." : "On we go.";
          case XBoardCommand.Memory c ->
              "My hash table may have " + config.hashMegabytes() + " MB.";
          case XBoardCommand.Cores c ->
              config.threads() == 1
                  ? "I think with one thread."
                  : "I think with " + config.threads() + " threads.";
          case XBoardCommand.DepthLimit c ->
              c.depth() < SearchLimits.MAX_DEPTH
                  ? "I look at most " + c.depth() + " half-moves ahead."
                  : "I look as far ahead as I can.";
          case XBoardCommand.MeasureTime c ->
              switch (c.meter()) {
                case TimeMeter.Nodes nodes ->
                    "I count " + nodes.perSecond() + " positions as a second.";
                case TimeMeter.Processor processor -> "I count the time of the processors.";
                case TimeMeter.Wall wall -> "I look at the clock again.";
              };
          case XBoardCommand.OpponentName c ->
              c.name().isEmpty() ? null : "Pleased to meet you, " + c.name() + ".";
          default -> null;
        });
  }
}
