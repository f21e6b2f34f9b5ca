import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Completes commands, options, their values and files in zsh, and says what they mean. */
final class ZshCompletion {
  private static final String BEGINNING =
      """
      #compdef duplex
      # Completes the commands, options and files of duplex in zsh.

      _duplex_commands() {
        local -a commands
        commands=(
      """;

  private static final String PROGRAM =
      """
        )
        _describe -t commands command commands
      }

      _duplex() {
        local curcontext="$curcontext" state line
        typeset -A opt_args
        _arguments -C \\
      """;

  private static final String COMMANDS =
      """
          '1:command:_duplex_commands' \\
          '*::argument:->arguments' && return

        case $words[1] in
      """;

  private static final String END =
      """
        esac
      }

      _duplex "$@"
      """;

  private final CommandSpec program;
  private final StringBuilder text = new StringBuilder();

  ZshCompletion(CommandSpec program) {
    this.program = program;
  }

  String text() {
    text.append(BEGINNING);
    for (CommandSpec command : Commands.of(program)) {
      String summary = command.usageMessage().header()[0].replace(":", "\\:");
      text.append("    ").append(quoted(command.name() + ":" + summary)).append('\n');
    }
    text.append(PROGRAM);
    for (String option : options(program)) {
      text.append("    ").append(option).append(" \\\n");
    }
    text.append(COMMANDS);
    for (CommandSpec command : Commands.of(program)) {
      List<String> arguments = options(command);
      command.positionalParameters().forEach(word -> arguments.add(positional(word)));
      text.append("    ")
          .append(String.join("|", Commands.names(command)))
          .append(")\n      _arguments \\\n        ")
          .append(String.join(" \\\n        ", arguments))
          .append(" ;;\n");
    }
    return text.append(END).toString();
  }

  private static List<String> options(CommandSpec command) {
    List<String> options = new ArrayList<>();
    for (OptionSpec option : Commands.options(command)) {
      String meaning = String.join("; ", option.description());
      meaning = "[" + meaning.replace("[", "\\[").replace("]", "\\]") + "]";
      String several = option.isMultiValue() ? "*" : "";
      for (String name : option.names()) {
        options.add(
            quoted(
                Commands.isFlag(option)
                    ? name + meaning
                    : several + name + "=" + meaning + value(option)));
      }
    }
    return options;
  }

  private static String positional(PositionalParamSpec word) {
    boolean isLast = word.arity().isVariable();
    return quoted((isLast ? "*" : "") + value(word));
  }

  /** What stands in a place, and how it is completed. */
  private static String value(ArgSpec argument) {
    List<String> choices = Commands.choices(argument);
    String action =
        Commands.isFile(argument)
            ? "_files"
            : choices.isEmpty() ? " " : "(" + String.join(" ", choices) + ")";
    if (argument.paramLabel().equals("COMMAND")) {
      action = "_duplex_commands";
    }
    return ":" + argument.paramLabel() + ":" + action.replace("*", "\\*");
  }

  private static String quoted(String word) {
    return "'" + word.replace("'", "'\\''") + "'";
  }
}
