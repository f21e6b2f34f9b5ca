package chess.app;

import java.io.File;
import java.util.List;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * A command in the words of picocli, which reads command lines by it, explains it and completes it.
 * All values are read as texts: what they mean, and what is wrong with them, is said by those who
 * use them.
 */
final class CommandDescription {
  /** What fits into nearly every terminal. */
  private static final int WIDTH = 80;

  private static final int OPTIONS_WIDTH = 26;
  private static final String ANY_NUMBER = "0..*";

  private final CommandSpec spec = CommandSpec.create();
  private int position;

  CommandDescription(String name, String summary) {
    spec.name(name);
    spec.usageMessage()
        .header(summary)
        .width(WIDTH)
        .longOptionsMaxWidth(OPTIONS_WIDTH)
        .sortOptions(false)
        .sortSynopsis(false)
        .synopsisHeading("usage: ")
        .descriptionHeading("%n")
        .parameterListHeading("%n")
        .optionListHeading("%n")
        .footerHeading("%n");
    // The header is the line of a list of commands; the help of a command begins with its usage.
    spec.usageMessage()
        .sectionKeys(
            spec.usageMessage().sectionKeys().stream()
                .filter(key -> !key.startsWith("header"))
                .toList());
  }

  CommandSpec spec() {
    return spec;
  }

  CommandDescription alias(String name) {
    spec.aliases(name);
    return this;
  }

  CommandDescription says(String... paragraphs) {
    spec.usageMessage().description(paragraphs);
    return this;
  }

  CommandDescription exitCode(String text) {
    spec.usageMessage().footer("Exit code: " + text);
    return this;
  }

  /** A word that has to be there. */
  CommandDescription word(String label, String meaning) {
    return words(label, "1", String.class, meaning);
  }

  /** All other words, if there are any. */
  CommandDescription words(String label, String meaning) {
    return words(label, ANY_NUMBER, String.class, meaning);
  }

  /** A file that has to be there. */
  CommandDescription file(String label, String meaning) {
    return words(label, "1", File.class, meaning);
  }

  /** One file or several. */
  CommandDescription files(String label, String meaning) {
    return words(label, "1..*", File.class, meaning);
  }

  private CommandDescription words(String label, String arity, Class<?> type, String meaning) {
    boolean isLast = arity.endsWith("*");
    PositionalParamSpec.Builder words =
        PositionalParamSpec.builder()
            .index(isLast ? position + "..*" : Integer.toString(position))
            .paramLabel(label)
            .arity(arity)
            .required(!arity.equals(ANY_NUMBER))
            .type(isLast ? List.class : type)
            .description(meaning);
    if (isLast) {
      words.auxiliaryTypes(type);
    }
    position++;
    spec.addPositional(words.build());
    return this;
  }

  /** An option with a value. */
  CommandDescription option(String name, String label, String... meaning) {
    return value(OptionSpec.builder(name).type(String.class), label, meaning);
  }

  /** An option with the name of a file. */
  CommandDescription fileOption(String name, String label, String... meaning) {
    return value(OptionSpec.builder(name).type(File.class), label, meaning);
  }

  /** An option that has one of these values. */
  CommandDescription choice(String name, String label, List<String> choices, String... meaning) {
    return value(
        OptionSpec.builder(name).type(String.class).completionCandidates(choices), label, meaning);
  }

  /** An option that may come several times. */
  CommandDescription repeated(String name, String label, String... meaning) {
    OptionSpec.Builder option = OptionSpec.builder(name).type(List.class);
    return value(option.auxiliaryTypes(String.class), label, meaning);
  }

  private CommandDescription value(OptionSpec.Builder option, String label, String... meaning) {
    spec.addOption(option.arity("1").paramLabel(label).description(meaning).build());
    return this;
  }

  CommandDescription flag(String name, String... meaning) {
    spec.addOption(OptionSpec.builder(name).arity("0").description(meaning).build());
    return this;
  }

  /** The option that asks for this description. */
  CommandDescription help() {
    spec.addOption(
        OptionSpec.builder("-h", "--help").usageHelp(true).description("print this text").build());
    return this;
  }

  CommandDescription version() {
    spec.addOption(
        OptionSpec.builder("-V", "--version")
            .versionHelp(true)
            .description("print the version")
            .build());
    return this;
  }

  /** Takes what every command takes; the help of the program tells of it. */
  CommandDescription hidden(ArgSpec option) {
    spec.addOption(OptionSpec.builder((OptionSpec) option).hidden(true).build());
    return this;
  }
}
