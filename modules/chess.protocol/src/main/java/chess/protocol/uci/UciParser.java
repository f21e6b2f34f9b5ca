package chess.protocol.uci;

import chess.protocol.text.Numbers;
import chess.protocol.text.WordCursor;
import chess.protocol.uci.UciCommand.Compiler;
import chess.protocol.uci.UciCommand.CountMoves;
import chess.protocol.uci.UciCommand.Debug;
import chess.protocol.uci.UciCommand.Display;
import chess.protocol.uci.UciCommand.Evaluate;
import chess.protocol.uci.UciCommand.ExportNetwork;
import chess.protocol.uci.UciCommand.Flip;
import chess.protocol.uci.UciCommand.Go;
import chess.protocol.uci.UciCommand.Help;
import chess.protocol.uci.UciCommand.Introduce;
import chess.protocol.uci.UciCommand.IsReady;
import chess.protocol.uci.UciCommand.Malformed;
import chess.protocol.uci.UciCommand.NewGame;
import chess.protocol.uci.UciCommand.Nothing;
import chess.protocol.uci.UciCommand.PonderHit;
import chess.protocol.uci.UciCommand.Quit;
import chess.protocol.uci.UciCommand.RunBench;
import chess.protocol.uci.UciCommand.SetOption;
import chess.protocol.uci.UciCommand.SetPosition;
import chess.protocol.uci.UciCommand.Stop;
import chess.protocol.uci.UciCommand.Unknown;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Turns a line into a {@link UciCommand}. Never throws: every line is some command. */
final class UciParser {
  private UciParser() {}

  /**
   * Reads one line. As the protocol asks for, unknown words before a command are skipped. Our own
   * extras are only recognised at the beginning of a line, for they are too short to be looked for
   * in the middle of nonsense.
   */
  static UciCommand parse(String line) {
    WordCursor words = new WordCursor(line);
    if (!words.hasNext() || words.peek().startsWith("#")) {
      return new Nothing();
    }
    Optional<UciCommand> extra = extra(new WordCursor(line));
    if (extra.isPresent()) {
      return extra.get();
    }
    while (words.hasNext()) {
      Optional<UciCommand> command = command(words.next(), words);
      if (command.isPresent()) {
        return command.get();
      }
    }
    return new Unknown(line.strip());
  }

  private static Optional<UciCommand> command(String word, WordCursor rest) {
    return Optional.ofNullable(
        switch (word.toLowerCase(Locale.ROOT)) {
          case "uci" -> new Introduce();
          case "debug" -> debug(rest);
          case "isready" -> new IsReady();
          case "setoption" -> option(rest);
          case "register" -> new Nothing();
          case "ucinewgame" -> new NewGame();
          case "position" -> position(rest);
          case "go" -> go(rest);
          case "stop" -> new Stop();
          case "ponderhit" -> new PonderHit();
          case "quit" -> new Quit();
          default -> null;
        });
  }

  private static Optional<UciCommand> extra(WordCursor words) {
    return Optional.ofNullable(
        switch (words.next().toLowerCase(Locale.ROOT)) {
          case "d", "display" -> new Display();
          case "eval" -> new Evaluate();
          case "flip" -> new Flip();
          case "bench" -> new RunBench(words.rest());
          case "compiler" -> new Compiler();
          case "export_net" -> new ExportNetwork(words.rest());
          case "speedtest" -> new RunBench(StockfishBench.speedTest(words));
          case "help", "--help", "license", "?" -> new Help();
          case "exit" -> new Quit();
          default -> null;
        });
  }

  private static UciCommand debug(WordCursor rest) {
    if (rest.skip("on")) {
      return new Debug(true);
    }
    return rest.skip("off") ? new Debug(false) : new Nothing();
  }

  private static UciCommand option(WordCursor rest) {
    rest.skip("name");
    String name = rest.upTo("value");
    if (name.isEmpty()) {
      return new Malformed("setoption without a name");
    }
    return new SetOption(name, rest.skip("value") ? Optional.of(rest.rest()) : Optional.empty());
  }

  private static UciCommand position(WordCursor rest) {
    while (rest.hasNext()) {
      if (rest.skip("startpos")) {
        return new SetPosition(Optional.empty(), moves(rest));
      }
      // A FEN always has slashes; forgive those who leave the keyword out.
      if (rest.skip("fen") || rest.peek().indexOf('/') >= 0) {
        String fen = rest.upTo("moves");
        return new SetPosition(Optional.of(fen), moves(rest));
      }
      rest.next();
    }
    return new Malformed("position without startpos or fen");
  }

  private static List<String> moves(WordCursor rest) {
    rest.upTo("moves");
    rest.skip("moves");
    List<String> moves = new ArrayList<>();
    while (rest.hasNext()) {
      moves.add(rest.next());
    }
    return moves;
  }

  private static UciCommand go(WordCursor rest) {
    GoParameters parameters = GoParser.parse(rest);
    return parameters.perft().isPresent()
        ? new CountMoves(Numbers.toInt(parameters.perft().getAsLong()))
        : new Go(parameters);
  }
}
