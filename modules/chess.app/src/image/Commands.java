import java.io.File;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What the documents ask about the description of the program. */
final class Commands {
  private Commands() {}

  /** The commands in their order, each once, whatever names it has. */
  static Collection<CommandSpec> of(CommandSpec program) {
    Map<String, CommandSpec> commands = new LinkedHashMap<>();
    for (CommandLine command : program.subcommands().values()) {
      commands.put(command.getCommandName(), command.getCommandSpec());
    }
    return commands.values();
  }

  /** A command's name and its other spellings. */
  static List<String> names(CommandSpec command) {
    return Stream.concat(Stream.of(command.name()), Stream.of(command.aliases())).toList();
  }

  /** The options that a command's help tells of. */
  static List<OptionSpec> options(CommandSpec command) {
    return command.options().stream().filter(option -> !option.hidden()).toList();
  }

  /** The options of the program and of all commands, the first of each name. */
  static Collection<OptionSpec> allOptions(CommandSpec program) {
    Map<String, OptionSpec> options = new LinkedHashMap<>();
    List<CommandSpec> commands = new ArrayList<>(List.of(program));
    commands.addAll(of(program));
    for (CommandSpec command : commands) {
      for (OptionSpec option : options(command)) {
        options.putIfAbsent(option.longestName(), option);
      }
    }
    return options.values();
  }

  static boolean isFlag(OptionSpec option) {
    return option.arity().max() == 0;
  }

  /** Whether this is the name of a file. */
  static boolean isFile(ArgSpec argument) {
    return List.of(argument.auxiliaryTypes()).contains(File.class);
  }

  /** The values that can be meant, none if there are too many. */
  static List<String> choices(ArgSpec argument) {
    List<String> choices = new ArrayList<>();
    if (argument.completionCandidates() != null) {
      argument.completionCandidates().forEach(choices::add);
    }
    return choices;
  }

  /** Whether words of this command that belong to no option are files. */
  static boolean takesFiles(CommandSpec command) {
    return command.positionalParameters().stream().anyMatch(Commands::isFile);
  }
}
