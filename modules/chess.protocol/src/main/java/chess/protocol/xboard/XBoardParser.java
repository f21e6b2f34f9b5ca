package chess.protocol.xboard;

import chess.core.board.Color;
import chess.core.notation.MoveText;
import chess.protocol.text.Numbers;
import chess.protocol.text.WordCursor;
import chess.protocol.xboard.XBoardCommand.Topic;
import chess.search.TimeMeter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.regex.Pattern;

/**
 * Turns a line into an {@link XBoardCommand}. Never throws: numbers may be negative, huge, broken
 * or missing.
 *
 * <p>A word is a command first and a move second; no command is spelled like a move.
 */
public final class XBoardParser {
  /** What version 1 partners and {@code protover} without a number mean. */
  private static final int DEFAULT_VERSION = 2;

  /** Starting with no time on the clock means this much, as chess servers do it. */
  private static final long EMPTY_CLOCK_MILLIS = 10_000;

  private static final int MAX_MOVES_PER_SESSION = 10_000;

  private static final Pattern NO_CHESS_MOVE = Pattern.compile("@@@@|[A-Za-z]@[a-h][1-8]");

  /** Every word that starts a command, for suggestions after typing mistakes. */
  public static final List<String> WORDS =
      List.of(
          ("accepted analyze bench bk black computer cores d depth draw easy edit egtpath eval"
               + " exclude exit fen force go hard help hint history ics include level mate memory"
               + " moves name new nopost nps option otim pause perft ping playother post protover"
               + " quit random rating rejected remove result resume sd setboard st time undo"
               + " usermove variant white xboard")
              .split(" "));

  private XBoardParser() {}

  public static XBoardCommand parse(String line) {
    WordCursor words = new WordCursor(line);
    String first = words.next();
    XBoardCommand command = command(first, words, line);
    if (command instanceof XBoardCommand.Unknown) {
      return isMove(first)
          ? new XBoardCommand.UserMove(first)
          : command(first.toLowerCase(Locale.ROOT), words, line);
    }
    return command;
  }

  /** Null moves and drops are moves too, though none that we could make. */
  private static boolean isMove(String word) {
    return MoveText.looksLikeMove(word) || NO_CHESS_MOVE.matcher(word).matches();
  }

  private static XBoardCommand command(String word, WordCursor words, String line) {
    return switch (word) {
      case "xboard" -> new XBoardCommand.Handshake();
      case "new" -> new XBoardCommand.NewGame();
      case "quit" -> new XBoardCommand.Quit();
      case "force" -> new XBoardCommand.Force();
      case "go" -> new XBoardCommand.Go();
      case "playother" -> new XBoardCommand.PlayOther();
      case "white" -> new XBoardCommand.SideToMove(Color.WHITE);
      case "black" -> new XBoardCommand.SideToMove(Color.BLACK);
      case "?" -> new XBoardCommand.MoveNow();
      case "draw" -> new XBoardCommand.DrawOffer();
      case "edit" -> new XBoardCommand.Edit();
      case "hint" -> new XBoardCommand.Hint();
      case "bk" -> new XBoardCommand.Book();
      case "undo" -> new XBoardCommand.Undo();
      case "remove" -> new XBoardCommand.Remove();
      case "hard" -> new XBoardCommand.Ponder(true);
      case "easy" -> new XBoardCommand.Ponder(false);
      case "post" -> new XBoardCommand.Post(true);
      case "nopost" -> new XBoardCommand.Post(false);
      case "analyze", "analyse" -> new XBoardCommand.Analyze();
      case "exit" -> new XBoardCommand.ExitAnalysis();
      case "." -> new XBoardCommand.Status();
      case "pause" -> new XBoardCommand.Pause(true);
      case "resume" -> new XBoardCommand.Pause(false);
      default -> withParameters(word, words, line);
    };
  }

  private static XBoardCommand withParameters(String word, WordCursor words, String line) {
    return switch (word) {
      case "protover" -> protocolVersion(words);
      case "accepted" -> new XBoardCommand.FeatureReply(words.next(), true);
      case "rejected" -> new XBoardCommand.FeatureReply(words.next(), false);
      case "variant" -> new XBoardCommand.Variant(words.next());
      case "level" -> level(words, line);
      case "st" -> timePerMove(words, line);
      case "sd", "depth" -> depth(words);
      case "nps" -> number(words, line, n -> new XBoardCommand.MeasureTime(meter(n)));
      case "time" -> number(words, line, n -> new XBoardCommand.ClockReading(true, n));
      case "otim" -> number(words, line, n -> new XBoardCommand.ClockReading(false, n));
      case "usermove" -> word(words, line, XBoardCommand.UserMove::new);
      case "ping" -> new XBoardCommand.Ping(words.rest());
      case "result" -> new XBoardCommand.GameResult(words.rest());
      case "setboard" -> new XBoardCommand.SetBoard(words.rest());
      case "memory" -> number(words, line, XBoardCommand.Memory::new);
      case "cores" -> number(words, line, XBoardCommand.Cores::new);
      case "egtpath" -> new XBoardCommand.TablebasePath(words.next(), words.rest());
      case "option" -> option(words.rest(), line);
      case "exclude" -> word(words, line, m -> new XBoardCommand.RootChoice(false, m));
      case "include" -> word(words, line, m -> new XBoardCommand.RootChoice(true, m));
      case "name" -> new XBoardCommand.OpponentName(words.rest());
      default -> question(word, words, line);
    };
  }

  private static XBoardCommand question(String word, WordCursor words, String line) {
    return switch (word) {
      case "d" -> new XBoardCommand.Question(Topic.BOARD, "");
      case "eval" -> new XBoardCommand.Question(Topic.EVALUATION, "");
      case "fen" -> new XBoardCommand.Question(Topic.FEN, "");
      case "moves" -> new XBoardCommand.Question(Topic.LEGAL_MOVES, "");
      case "history" -> new XBoardCommand.Question(Topic.HISTORY, "");
      case "help" -> new XBoardCommand.Question(Topic.HELP, words.rest());
      case "perft" -> new XBoardCommand.Question(Topic.PERFT, words.rest());
      case "bench" -> new XBoardCommand.Question(Topic.BENCH, words.rest());
      case "mate" -> mate(words, line);
      // Words of the protocol, of its old dialects and of features that we do not have: partners
      // take a complaint about them as a failure, so they are known and change nothing.
      case "", "random", "rating", "ics", "computer", "bogus", "setscore", "lift", "put", "hover" ->
          new XBoardCommand.Ignored();
      case "partner", "ptell", "holding", "fritz", "reset", "ponder", "uci", "boo", "xedit" ->
          new XBoardCommand.Ignored();
      default ->
          word.startsWith("#") ? new XBoardCommand.Ignored() : new XBoardCommand.Unknown(line);
    };
  }

  private static XBoardCommand protocolVersion(WordCursor words) {
    return new XBoardCommand.ProtocolVersion(
        Numbers.toInt(words.nextLong().orElse(DEFAULT_VERSION)));
  }

  /**
   * Three numbers as a rule. Two of them with one move a session is the way to ask old engines for
   * a time per move.
   */
  private static XBoardCommand level(WordCursor words, String line) {
    OptionalLong moves = words.nextLong();
    OptionalLong base = TimeText.minutes(words.next());
    if (moves.isEmpty() || base.isEmpty()) {
      return new XBoardCommand.BadParameter(line);
    }
    if (moves.getAsLong() == 1 && !words.hasNext()) {
      return new XBoardCommand.TimePerMove(Math.max(0, base.getAsLong()));
    }
    long increment = TimeText.seconds(words.next()).orElse(0);
    return new XBoardCommand.Level(
        (int) Math.max(0, Math.min(MAX_MOVES_PER_SESSION, moves.getAsLong())),
        base.getAsLong() <= 0 ? EMPTY_CLOCK_MILLIS : base.getAsLong(),
        Math.max(0, increment));
  }

  private static XBoardCommand timePerMove(WordCursor words, String line) {
    OptionalLong millis = TimeText.seconds(words.next());
    return millis.isPresent()
        ? new XBoardCommand.TimePerMove(Math.max(0, millis.getAsLong()))
        : new XBoardCommand.BadParameter(line);
  }

  private static XBoardCommand mate(WordCursor words, String line) {
    OptionalLong moves = words.nextLong();
    return moves.orElse(0) > 0
        ? new XBoardCommand.ProveMate(Numbers.toInt(moves.getAsLong()))
        : new XBoardCommand.BadParameter(line);
  }

  private static TimeMeter meter(long rate) {
    if (rate > 0) {
      return new TimeMeter.Nodes(rate);
    }
    return rate == 0 ? TimeMeter.PROCESSOR : TimeMeter.WALL;
  }

  /**
   * Without a number it is ignored: a complaint would make xboard spell the command differently.
   */
  private static XBoardCommand depth(WordCursor words) {
    OptionalLong depth = words.nextLong();
    return depth.isPresent()
        ? new XBoardCommand.DepthLimit(Numbers.toInt(depth.getAsLong()))
        : new XBoardCommand.Ignored();
  }

  /** Spaces around the equals sign are tolerated; the value goes to the end of the line. */
  private static XBoardCommand option(String text, String line) {
    int equals = text.indexOf('=');
    String name = equals < 0 ? text : text.substring(0, equals).strip();
    if (name.isEmpty()) {
      return new XBoardCommand.BadParameter(line);
    }
    return new XBoardCommand.SetOption(
        name, equals < 0 ? Optional.empty() : Optional.of(text.substring(equals + 1).strip()));
  }

  private static XBoardCommand word(
      WordCursor words, String line, Function<String, XBoardCommand> command) {
    String word = words.next();
    return word.isEmpty() ? new XBoardCommand.BadParameter(line) : command.apply(word);
  }

  private static XBoardCommand number(
      WordCursor words, String line, LongFunction<XBoardCommand> command) {
    OptionalLong number = words.nextLong();
    return number.isPresent()
        ? command.apply(number.getAsLong())
        : new XBoardCommand.BadParameter(line);
  }
}
