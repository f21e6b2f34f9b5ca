package chess.protocol.console;

import chess.protocol.text.Words;
import chess.protocol.xboard.XBoardCommand;
import chess.protocol.xboard.XBoardParser;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Turns what a person typed into a {@link ConsoleCommand}; never throws. */
final class ConsoleParser {
  private static final List<String> OWN_WORDS =
      List.of("back board elo exit flip load mode pieces resign save show stop".split(" "));

  /** Every word that a person may mean, for suggestions. */
  static final List<String> WORDS =
      Stream.concat(OWN_WORDS.stream(), XBoardParser.WORDS.stream()).distinct().toList();

  private ConsoleParser() {}

  /**
   * @param analysing in an analysis {@code exit} ends only the analysis
   */
  static ConsoleCommand parse(String line, boolean analysing) {
    Words words = new Words(line);
    String word = words.next().toLowerCase(Locale.ROOT);
    return switch (word) {
      case "" -> new ConsoleCommand.Nothing();
      case "help", "h" -> new ConsoleCommand.Help(words.next().toLowerCase(Locale.ROOT));
      case "show", "board", "d" -> new ConsoleCommand.Show();
      case "flip" -> new ConsoleCommand.Flip();
      case "pieces" -> pieces(words.next().toLowerCase(Locale.ROOT));
      case "save" -> save(words.rest());
      case "load" -> load(words.rest());
      case "mode" -> new ConsoleCommand.ChooseMode(words.rest().toLowerCase(Locale.ROOT));
      case "elo" -> new ConsoleCommand.Elo(words.rest().toLowerCase(Locale.ROOT));
      case "undo", "back" -> new ConsoleCommand.TakeBack();
      case "resign" -> new ConsoleCommand.Resign();
      case "stop" -> new ConsoleCommand.Stop();
      case "quit", "bye" -> new ConsoleCommand.Leave();
      case "exit" ->
          analysing
              ? new ConsoleCommand.Shared(new XBoardCommand.ExitAnalysis())
              : new ConsoleCommand.Leave();
      case "level" -> words.hasNext() ? shared(line) : new ConsoleCommand.AskLevel();
      default -> shared(line);
    };
  }

  private static ConsoleCommand pieces(String kind) {
    return switch (kind) {
      case "letters" -> new ConsoleCommand.Pieces(false);
      case "figures" -> new ConsoleCommand.Pieces(true);
      default -> new ConsoleCommand.Misused("pieces letters, or pieces figures");
    };
  }

  private static ConsoleCommand save(String file) {
    return file.isEmpty()
        ? new ConsoleCommand.Misused("save game.pgn")
        : new ConsoleCommand.Save(file);
  }

  private static ConsoleCommand load(String source) {
    return source.isEmpty()
        ? new ConsoleCommand.Misused("load game.pgn, or load and a position in FEN")
        : new ConsoleCommand.Load(source);
  }

  private static ConsoleCommand shared(String line) {
    XBoardCommand command = XBoardParser.parse(line);
    return switch (command) {
      case XBoardCommand.Unknown unknown -> new ConsoleCommand.Unknown(line.strip());
      case XBoardCommand.BadParameter bad -> new ConsoleCommand.Misused(usage(line));
      default -> new ConsoleCommand.Shared(command);
    };
  }

  private static String usage(String line) {
    return switch (new Words(line).next().toLowerCase(Locale.ROOT)) {
      case "level" ->
          "level 40 5 0 (40 moves in 5 minutes), or level 0 3 2 (3 minutes + 2 seconds)";
      case "st" -> "st 5 (five seconds for each move)";
      case "usermove" -> "usermove e2e4, or simply e2e4";
      case "option" -> "option Name=value";
      case "exclude", "include" -> "exclude e2e4, include e2e4, or all instead of a move";
      default -> new Words(line).next() + " and a number";
    };
  }
}
