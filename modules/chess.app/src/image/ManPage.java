import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The manual of the program, in the language of man pages. */
final class ManPage {
  private static final String PROGRAM_END =
      """
      .B help
      lists what it understands.
      .PP
      A chess program is given the file
      .I duplex
      as an engine, with either protocol and without arguments.
      """;

  private static final String END =
      """
      .SH ENVIRONMENT
      .TP
      .B DUPLEX_JAVA_OPTIONS
      More options for the Java virtual machine that comes with the program. The options of other Java programs
      .RB ( JAVA_TOOL_OPTIONS
      and the like) do not reach it.
      .TP
      .B NO_COLOR
      If it is set and not empty, nothing is coloured.
      .SH EXIT STATUS
      0 when all is well, 1 when a file or a setting could not be used, 2 for wrong usage.
      .SH SEE ALSO
      .BR xboard (6)
      """;

  private final CommandSpec program;
  private final StringBuilder page = new StringBuilder();

  ManPage(CommandSpec program) {
    this.program = program;
  }

  String text() {
    page.append(".TH DUPLEX 6 \"\" \"Duplex\" \"Games\"\n.SH NAME\n");
    line(program.name() + " - " + program.usageMessage().header()[0]);
    page.append(".SH SYNOPSIS\n");
    synopsis(program, " [\\fICOMMAND\\fR]");
    page.append(".SH DESCRIPTION\n");
    paragraphs(program.usageMessage().description());
    page.append(PROGRAM_END).append(".SH OPTIONS\n");
    Commands.options(program).forEach(this::option);
    page.append(".SH COMMANDS\n");
    Commands.of(program).forEach(this::command);
    return page.append(END).toString();
  }

  private void command(CommandSpec command) {
    page.append(".SS ").append(String.join(", ", Commands.names(command))).append('\n');
    synopsis(
        command,
        command.positionalParameters().stream()
            .map(word -> " " + label(word))
            .collect(Collectors.joining()));
    page.append(".PP\n");
    paragraphs(command.usageMessage().description());
    for (PositionalParamSpec word : command.positionalParameters()) {
      page.append(".TP\n").append(label(word)).append('\n');
      paragraphs(word.description());
    }
    Commands.options(command).forEach(this::option);
    if (command.usageMessage().footer().length > 0) {
      page.append(".PP\n");
      paragraphs(command.usageMessage().footer());
    }
  }

  private void synopsis(CommandSpec command, String end) {
    page.append("\\fB").append(escaped(command.qualifiedName())).append("\\fR");
    for (OptionSpec option : Commands.options(command)) {
      page.append(" [").append(name(option.longestName())).append(value(option)).append(']');
      page.append(option.isMultiValue() ? "..." : "");
    }
    page.append(end).append('\n');
  }

  private void option(OptionSpec option) {
    String names =
        List.of(option.names()).stream().map(ManPage::name).collect(Collectors.joining(", "));
    page.append(".TP\n").append(names).append(value(option)).append('\n');
    for (int i = 0; i < option.description().length; i++) {
      page.append(i == 0 ? "" : ".br\n");
      line(option.description()[i]);
    }
  }

  private static String name(String option) {
    return "\\fB" + escaped(option) + "\\fR";
  }

  private static String value(OptionSpec option) {
    return Commands.isFlag(option) ? "" : "=" + label(option);
  }

  private static String label(ArgSpec argument) {
    String label = "\\fI" + escaped(argument.paramLabel()) + "\\fR";
    if (argument.isOption()) {
      return label;
    }
    boolean several = Commands.isFile(argument) && argument.arity().isVariable();
    return argument.required() ? label + (several ? "..." : "") : "[" + label + "]";
  }

  private void paragraphs(String... texts) {
    for (String text : texts) {
      line(text);
    }
  }

  /** Text that gives no orders to the formatter. */
  private void line(String text) {
    String line = escaped(text);
    page.append(line.startsWith(".") || line.startsWith("'") ? "\\&" : "").append(line);
    page.append('\n');
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\e").replace("-", "\\-");
  }
}
