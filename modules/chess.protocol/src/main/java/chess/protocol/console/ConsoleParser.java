package chess.protocol.console;

import chess.core.board.Color;
import chess.protocol.text.Numbers;
import chess.protocol.text.WordCursor;
import chess.protocol.xboard.XBoardCommand;
import chess.protocol.xboard.XBoardParser;
import chess.search.SearchLimits;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Turns what a person typed into a {@link ConsoleCommand}; never throws. */
final class ConsoleParser {
  private static final List<String> OWN_WORDS =
      List.of(
          ("back board book clock elo exit flip load mode opening pieces rematch resign save show"
                  + " stop takeback")
              .split(" "));

  private static final Pattern TWO_SQUARES =
      Pattern.compile("\\s*([A-Ha-h][1-8])(?:\\s+|\\s*-\\s*)([A-Ha-h][1-8][QRBNqrbn]?)\\s*");

  /** Every word that a person may mean, for suggestions. */
  static final List<String> WORDS =
      Stream.concat(OWN_WORDS.stream(), XBoardParser.WORDS.stream()).distinct().toList();

  private ConsoleParser() {}

  /**
   * @param analysing in an analysis {@code exit} ends only the analysis
   */
  static ConsoleCommand parse(String line, boolean analysing) {
    WordCursor words = new WordCursor(line);
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
      case "book" -> new ConsoleCommand.Book(words.rest());
      case "opening" -> new ConsoleCommand.NameOpening(words.rest());
      case "undo", "back", "takeback" -> new ConsoleCommand.TakeBack();
      case "resign" -> new ConsoleCommand.Resign();
      case "stop" -> new ConsoleCommand.Stop();
      case "white" -> new ConsoleCommand.TakeSide(Color.WHITE);
      case "black" -> new ConsoleCommand.TakeSide(Color.BLACK);
      case "new" -> newGame(words.next().toLowerCase(Locale.ROOT), line);
      case "rematch" -> new ConsoleCommand.Rematch();
      case "clock" -> new ConsoleCommand.AskClocks();
      case "eval" -> new ConsoleCommand.Judge();
      case "result" -> new ConsoleCommand.Result(words.next());
      case "sd" -> depth(words.peek(), line);
      case "quit", "q", "bye" -> new ConsoleCommand.Leave();
      case "exit" ->
          analysing
              ? new ConsoleCommand.Shared(new XBoardCommand.ExitAnalysis())
              : new ConsoleCommand.Leave();
      case "level" -> words.hasNext() ? level(words, line) : new ConsoleCommand.AskLevel();
      case "st" -> Numbers.decimal(words.peek()).orElse(1) <= 0 ? misused(line) : shared(line);
      case "time", "otim" ->
          new ConsoleCommand.Misused(
              "level 0 5 0 (5 minutes for each side), or st 5 (I take 5 seconds for each move)");
      default -> shared(line);
    };
  }

  private static ConsoleCommand newGame(String side, String line) {
    return switch (side) {
      case "white" -> new ConsoleCommand.NewGame(Color.WHITE);
      case "black" -> new ConsoleCommand.NewGame(Color.BLACK);
      case "" -> shared(line);
      // A slip of the fingers must not cost the game on the board.
      default -> new ConsoleCommand.Misused("new, new white or new black");
    };
  }

  /** There is no time below nothing. */
  private static ConsoleCommand level(WordCursor words, String line) {
    boolean negative = Stream.of(words.rest().split("\\s+")).anyMatch(word -> word.startsWith("-"));
    return negative ? misused(line) : shared(line);
  }

  private static ConsoleCommand misused(String line) {
    return new ConsoleCommand.Misused(usage(line));
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

  private static ConsoleCommand depth(String plies, String line) {
    if (plies.equalsIgnoreCase("off")) {
      return new ConsoleCommand.Shared(new XBoardCommand.DepthLimit(SearchLimits.MAX_DEPTH));
    }
    return Numbers.whole(plies).orElse(0) > 0
        ? shared(line)
        : new ConsoleCommand.Misused("sd 8 (I look at most 8 half-moves ahead), or sd off");
  }

  /** People also write the two squares of a move as two words. */
  private static ConsoleCommand shared(String line) {
    Matcher squares = TWO_SQUARES.matcher(line);
    XBoardCommand command =
        XBoardParser.parse(squares.matches() ? squares.group(1) + squares.group(2) : line);
    return switch (command) {
      case XBoardCommand.Unknown unknown -> new ConsoleCommand.Unknown(line.strip());
      case XBoardCommand.BadParameter bad -> misused(line);
      default -> new ConsoleCommand.Shared(command);
    };
  }

  private static String usage(String line) {
    return switch (new WordCursor(line).next().toLowerCase(Locale.ROOT)) {
      case "level" -> "level 40 5 0 (40 moves in 5 minutes), level 0 3 2 (3 min + 2 s)";
      case "st" -> "st 5 (five seconds for each move)";
      case "usermove" -> "usermove e2e4, or simply e2e4";
      case "option" -> "option Name=value";
      case "mate" -> "mate 3 (is there a mate in at most three moves?)";
      case "exclude", "include" -> "exclude e2e4, include e2e4, or all instead of a move";
      default -> new WordCursor(line).next() + " and a number";
    };
  }
}
