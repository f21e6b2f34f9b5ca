import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Completes commands, options, their values and files in bash. Picocli has a generator too, but
 * what it makes has bash expand the names of files, and so run commands that stand in them.
 */
final class BashCompletion {
  private static final String BEGINNING =
      """
      # Completes the commands, options and files of duplex in bash.

      _duplex() {
          local word=$2 previous=$3 command= index options
          COMPREPLY=()

          # Bash takes --option=value for three words.
          if [ "$word" = = ]; then
              word=
          elif [ "$previous" = = ]; then
              previous=${COMP_WORDS[COMP_CWORD - 2]}
          fi

          # The command is the first word that belongs to no option before it.
          for ((index = 1; index < COMP_CWORD; index++)); do
              case ${COMP_WORDS[index]} in
                  %s)
                      ((index++))
                      if [ "${COMP_WORDS[index]}" = = ]; then ((index++)); fi ;;
                  -*) ;;
                  *) command=${COMP_WORDS[index]}; break ;;
              esac
          done

          case $previous in
      """;

  private static final String FILES =
      """
                  compopt -o filenames
                  mapfile -t COMPREPLY < <(compgen -f -- "$word")
                  return ;;
      """;

  private static final String CHOICES =
      """
                  mapfile -t COMPREPLY < <(compgen -W '%s' -- "$word")
                  return ;;
      """;

  private static final String END =
      """
          esac
          mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")

          # These read files; a word that begins with a dash is none.
          case $command:$word in
              *:-*) ;;
              %s)
                  compopt -o filenames
                  mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
          esac
      }
      complete -F _duplex duplex
      """;

  private static final String CASE = "        %s)%s";
  private static final String OR = " | ";

  private final CommandSpec program;
  private final StringBuilder text = new StringBuilder();

  BashCompletion(CommandSpec program) {
    this.program = program;
  }

  String text() {
    text.append(BEGINNING.formatted(names(program.options(), o -> !Commands.isFlag(o))));
    var all = Commands.allOptions(program);
    text.append(CASE.formatted(names(all, Commands::isFile), "\n")).append(FILES);
    for (OptionSpec option : all) {
      List<String> choices = Commands.choices(option);
      if (!choices.isEmpty()) {
        text.append(CASE.formatted(option.longestName(), "\n"))
            .append(CHOICES.formatted(String.join(" ", choices)));
      }
    }
    Predicate<OptionSpec> isPlain =
        o -> !Commands.isFlag(o) && !Commands.isFile(o) && Commands.choices(o).isEmpty();
    text.append(CASE.formatted(names(all, isPlain), " return ;;\n"));
    text.append("    esac\n\n    case $command in\n");
    List<String> commands = Commands.of(program).stream().map(CommandSpec::name).toList();
    options("''", commands, program);
    for (CommandSpec command : Commands.of(program)) {
      boolean isHelp = command.name().equals("help");
      options(String.join(OR, Commands.names(command)), isHelp ? commands : List.of(), command);
    }
    text.append(END.formatted(readersOfFiles()));
    return text.toString();
  }

  private void options(String pattern, List<String> words, CommandSpec command) {
    List<String> offered = new ArrayList<>(words);
    Commands.options(command).forEach(option -> offered.add(option.longestName()));
    text.append(CASE.formatted(pattern, " options='" + String.join(" ", offered) + "' ;;\n"));
  }

  private String readersOfFiles() {
    List<String> patterns = new ArrayList<>();
    for (CommandSpec command : Commands.of(program)) {
      if (Commands.takesFiles(command)) {
        Commands.names(command).forEach(name -> patterns.add(name + ":*"));
      }
    }
    return String.join(OR, patterns);
  }

  private static String names(Iterable<OptionSpec> options, Predicate<OptionSpec> wanted) {
    List<String> names = new ArrayList<>();
    for (OptionSpec option : options) {
      if (wanted.test(option)) {
        names.add(option.longestName());
      }
    }
    return String.join(OR, names);
  }
}
