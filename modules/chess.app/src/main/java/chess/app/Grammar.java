package chess.app;

import chess.core.file.Reason;
import chess.core.notation.ClosestWord;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.Style;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * All command lines that the program understands, as picocli sees them. Only this class and the
 * descriptions speak to picocli, so a command line without words needs none of its classes.
 *
 * <p>Public for the build, which makes the man page and the completion of shells of it.
 */
public final class Grammar {
  static final String PROGRAM = "duplex";
  static final String HELP = "help";
  static final String TUNE = "--tune";
  static final String LOG = "--log";
  private static final String OPTION_START = "-";

  private final CommandLine commandLine = new CommandLine(program());

  Grammar() {
    commandLine
        .setExpandAtFiles(false)
        .setInterpolateVariables(false)
        .setUnmatchedOptionsAllowedAsOptionParameters(false);
  }

  /** The program with all its commands. */
  public static CommandSpec program() {
    CommandSpec program =
        new CommandDescription(PROGRAM, "chess engine for UCI, XBoard and people")
            .says(
                "Without a command Duplex plays chess: it speaks UCI and XBoard with a chess"
                    + " program, whichever that speaks, and plain words with a person.")
            .fileOption(LOG, "FILE", "append every line of the conversation to FILE")
            .repeated(TUNE, "NAME=VALUE", "change a number of the search, for experiments")
            .help()
            .version()
            .spec();
    program.usageMessage().commandListHeading("%ncommands:%n");
    program
        .usageMessage()
        .footer("duplex COMMAND --help tells more about a command; all can answer in JSON.");
    for (DuplexVerb verb : DuplexVerb.values()) {
      program.addSubcommand(
          verb.word(),
          verb.description()
              .help()
              .hidden(program.findOption(TUNE))
              .hidden(program.findOption("--version"))
              .spec());
    }
    program.addSubcommand(
        HELP,
        new CommandDescription(HELP, "tell more about a command")
            .says("Tells how the program or one of its commands is used.")
            .words("COMMAND", "the command")
            .help()
            .spec());
    return program;
  }

  /** What was said: the program's own options, and the command with its own, if there is one. */
  record Sentence(VerbArguments program, String command, VerbArguments arguments, Asked asked) {}

  /** What is answered whatever else was said. */
  enum Asked {
    NOTHING,
    HELP,
    VERSION
  }

  Sentence parse(List<String> words) throws CommandLineException {
    try {
      ParseResult program = commandLine.parseArgs(words.toArray(String[]::new));
      Optional<ParseResult> command = Optional.ofNullable(program.subcommand());
      ParseResult last = command.orElse(program);
      return new Sentence(
          arguments(program),
          command.map(said -> said.commandSpec().name()).orElse(""),
          arguments(last),
          asked(program, last));
    } catch (ParameterException e) {
      throw new CommandLineException(reason(e));
    }
  }

  private static Asked asked(ParseResult program, ParseResult last) {
    if (program.isVersionHelpRequested() || last.isVersionHelpRequested()) {
      return Asked.VERSION;
    }
    boolean help = program.isUsageHelpRequested() || last.isUsageHelpRequested();
    return help ? Asked.HELP : Asked.NOTHING;
  }

  private static VerbArguments arguments(ParseResult said) {
    Map<String, List<String>> options = new LinkedHashMap<>();
    for (OptionSpec option : said.matchedOptions()) {
      options.put(option.longestName(), isFlag(option) ? List.of() : option.originalStringValues());
    }
    List<String> words = new ArrayList<>();
    // One that takes several words is there once for each of them.
    for (PositionalParamSpec positional : new LinkedHashSet<>(said.matchedPositionals())) {
      words.addAll(positional.originalStringValues());
    }
    return new VerbArguments(options, words);
  }

  private static String reason(ParameterException e) {
    CommandSpec command = e.getCommandLine().getCommandSpec();
    return switch (e) {
      case UnmatchedArgumentException unmatched ->
          unknown(unmatched.getUnmatched().get(0), command);
      case MissingParameterException missing -> missing(missing.getMissing().get(0), command);
      case OverwrittenOptionException twice -> name(twice.getOverwritten()) + " is given twice";
      default -> Reason.of(e).lines().findFirst().orElse("");
    };
  }

  private static boolean isFlag(ArgSpec argument) {
    return argument.arity().max() == 0;
  }

  private static String missing(ArgSpec missing, CommandSpec command) {
    return missing.isOption()
        ? name(missing) + " needs a value"
        : missing.paramLabel() + " is missing, see " + command.qualifiedName() + " --help";
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }

  private static String unknown(String word, CommandSpec command) {
    if (word.startsWith(OPTION_START)) {
      String option = word.split("=", 2)[0];
      List<String> known = new ArrayList<>();
      command.options().stream().filter(o -> !o.hidden()).forEach(o -> known.add(o.longestName()));
      return "unknown option '" + option + "'" + suggestion(option, known);
    }
    return command.parent() == null ? unknownCommand(word) : "unexpected argument '" + word + "'";
  }

  /** Why this is no command, and which one may be meant. */
  static String unknownCommand(String word) {
    return "unknown command '"
        + word
        + "', see duplex --help"
        + suggestion(word, List.copyOf(program().subcommands().keySet()));
  }

  private static String suggestion(String word, List<String> known) {
    return ClosestWord.to(word, known).map(near -> "; did you mean " + near + "?").orElse("");
  }

  /** The command of this name, as it is called first if it has two. */
  static Optional<String> command(String name) {
    return Optional.ofNullable(program().subcommands().get(name)).map(CommandLine::getCommandName);
  }

  /**
   * How the program or one of its commands is used; no line is longer than 80 characters.
   *
   * @param command empty for the program
   */
  static List<String> help(String command, boolean colour) {
    CommandLine program = new Grammar().commandLine;
    CommandLine asked =
        command.isEmpty() ? program : Objects.requireNonNull(program.getSubcommands().get(command));
    ColorScheme colours =
        new ColorScheme.Builder(colour ? Ansi.ON : Ansi.OFF)
            .commands(Style.bold)
            .options(Style.fg_yellow)
            .parameters(Style.fg_cyan)
            .build();
    return asked.getUsageMessage(colours).stripTrailing().lines().toList();
  }
}
