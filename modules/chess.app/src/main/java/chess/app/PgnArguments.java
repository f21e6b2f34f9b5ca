package chess.app;

import chess.app.pgn.GameFilter;
import chess.app.pgn.GameFormat;
import chess.app.pgn.PgnTask;
import chess.core.notation.Fen;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/** The words after {@code duplex pgn}. */
final class PgnArguments {
  private static final String STANDARD_INPUT = "-";
  private static final List<String> RESULTS = List.of("1-0", "0-1", "1/2-1/2", "*");
  private static final String DATE = "\\d{4}(\\.\\d{2}(\\.\\d{2})?)?";
  private static final String ECO = "[A-Ea-e]\\d{0,2}(-[A-Ea-e]\\d{0,2})?";

  private PgnArguments() {}

  static PgnTask parse(VerbArguments arguments) throws CommandLineException {
    boolean json = arguments.flag(CommandLine.JSON);
    GameFilter filter =
        new GameFilter(
            arguments.option("--player").orElse(""),
            arguments.option("--white").orElse(""),
            arguments.option("--black").orElse(""),
            result(arguments),
            date(arguments, "--since"),
            date(arguments, "--until"),
            eco(arguments),
            position(arguments));
    Optional<GameFormat> format = format(arguments);
    Optional<String> out = arguments.option("--out");
    if (out.isPresent() && format.isEmpty()) {
      throw new CommandLineException("--out needs --to, see duplex pgn --help");
    }
    List<Path> files = new ArrayList<>();
    boolean standardInput = false;
    for (Optional<String> word = arguments.next(); word.isPresent(); word = arguments.next()) {
      standardInput |= word.get().equals(STANDARD_INPUT);
      files.add(path(word.get()));
    }
    if (standardInput && files.size() > 1) {
      throw new CommandLineException("- goes with no other file");
    }
    return new PgnTask(
        standardInput ? List.of() : files,
        filter,
        format,
        out.isPresent() ? Optional.of(path(out.get())) : Optional.empty(),
        json);
  }

  private static String result(VerbArguments arguments) throws CommandLineException {
    String result = arguments.option("--result").orElse("");
    if (!result.isEmpty() && !RESULTS.contains(result)) {
      throw new CommandLineException("--result needs 1-0, 0-1, 1/2-1/2 or *, not '" + result + "'");
    }
    return result;
  }

  private static String date(VerbArguments arguments, String name) throws CommandLineException {
    String date = arguments.option(name).orElse("");
    if (!date.isEmpty() && !date.matches(DATE)) {
      throw new CommandLineException(
          name + " needs YYYY, YYYY.MM or YYYY.MM.DD, not '" + date + "'");
    }
    return date;
  }

  private static List<String> eco(VerbArguments arguments) throws CommandLineException {
    Optional<String> option = arguments.option("--eco");
    if (option.isEmpty()) {
      return List.of();
    }
    List<String> codes = List.of(option.get().split(","));
    for (String code : codes) {
      if (!code.matches(ECO)) {
        throw new CommandLineException(
            "--eco needs codes such as B90, C2 or D30-D69, not '" + code + "'");
      }
    }
    return codes;
  }

  private static OptionalLong position(VerbArguments arguments) {
    Optional<String> fen = arguments.option("--position");
    return fen.isPresent() ? OptionalLong.of(Fen.parse(fen.get()).key()) : OptionalLong.empty();
  }

  private static Optional<GameFormat> format(VerbArguments arguments) throws CommandLineException {
    Optional<String> word = arguments.option("--to");
    if (word.isEmpty()) {
      return Optional.empty();
    }
    for (GameFormat format : GameFormat.values()) {
      if (format.name().toLowerCase(Locale.ROOT).equals(word.get())) {
        return Optional.of(format);
      }
    }
    throw new CommandLineException("--to needs pgn, uci or epd, not '" + word.get() + "'");
  }

  private static Path path(String name) throws CommandLineException {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new CommandLineException("'" + name + "' is not the name of a file");
    }
  }
}
