package chess.tools.cli;

import chess.core.file.Reason;
import chess.core.notation.ClosestWord;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Stack;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The switches of a verb, as picocli reads and explains them. Every switch has the words behind it
 * up to the next one; it may come more than once.
 */
public final class Switches {
  private static final String PREFIX = "--";
  private static final String PROGRAM = "duplex-tools ";
  private static final String SETTINGS = "KEY=VALUE...";
  private static final String HELP = "--help";
  private static final int WIDTH = 100;
  private static final int SWITCH_WIDTH = 26;

  private final CommandSpec spec = CommandSpec.create();

  public Switches(String verb, String summary) {
    spec.name(PROGRAM + verb);
    spec.parser().separator(" ");
    spec.usageMessage()
        .header(summary)
        .customSynopsis(spec.name() + " [switches]")
        .width(WIDTH)
        .longOptionsMaxWidth(SWITCH_WIDTH)
        .sortOptions(false)
        .sortSynopsis(false)
        .synopsisHeading("usage: ")
        .optionListHeading("%n")
        .footerHeading("%n");
  }

  String verb() {
    return spec.name().substring(PROGRAM.length());
  }

  String summary() {
    return spec.usageMessage().header()[0];
  }

  /** What the verb does, beyond its summary. */
  public Switches says(String... paragraphs) {
    spec.usageMessage().descriptionHeading("%n").description(paragraphs);
    return this;
  }

  /** What is to be known besides, line by line. */
  public Switches closes(String text) {
    spec.usageMessage().footer(text.replace("%", "%%").split("\n"));
    return this;
  }

  /** A switch with one value. */
  public Switches value(String name, String label, String... meaning) {
    return words(name, label, meaning);
  }

  /** A switch with {@code key=value} words. */
  public Switches settings(String name, String... meaning) {
    return words(name, SETTINGS, meaning);
  }

  private Switches words(String name, String label, String... meaning) {
    spec.addOption(
        OptionSpec.builder(PREFIX + name)
            .type(List.class)
            .auxiliaryTypes(String.class)
            .arity("0..*")
            .paramLabel(label)
            .hideParamSyntax(true)
            .parameterConsumer((words, option, command) -> take(words, option))
            .description(meaning)
            .build());
    return this;
  }

  /** A switch without a value. */
  public Switches flag(String name, String meaning) {
    spec.addOption(OptionSpec.builder(PREFIX + name).arity("0").description(meaning).build());
    return this;
  }

  /** The words up to the next switch, as one occurrence of this one. */
  private static void take(Stack<String> words, ArgSpec option) {
    List<String> taken = new ArrayList<>();
    while (!words.isEmpty() && !words.peek().startsWith(PREFIX)) {
      taken.add(words.pop());
    }
    List<List<String>> occurrences = new ArrayList<>();
    List<List<String>> before = option.getValue();
    if (before != null) {
      occurrences.addAll(before);
    }
    occurrences.add(taken);
    option.setValue(occurrences);
  }

  /** What was said; matches that are played at the same time ask for it. */
  public synchronized Arguments parse(List<String> words) throws UsageException {
    CommandLine commandLine =
        new CommandLine(spec)
            .setExpandAtFiles(false)
            .setInterpolateVariables(false)
            .setOverwrittenOptionsAllowed(true);
    try {
      commandLine.parseArgs(words.toArray(String[]::new));
      Map<String, List<List<String>>> switches = new LinkedHashMap<>();
      for (OptionSpec option : spec.options()) {
        String name = option.longestName().substring(PREFIX.length());
        if (option.arity().max() > 0) {
          List<List<String>> occurrences = option.getValue();
          if (occurrences != null) {
            switches.put(name, occurrences);
          }
        } else if (Boolean.TRUE.equals(option.getValue())) {
          switches.put(name, List.of(List.of()));
        }
      }
      return new Arguments(switches);
    } catch (UnmatchedArgumentException e) {
      throw new UsageException(unknown(e));
    } catch (ParameterException e) {
      throw new UsageException(Reason.of(e));
    }
  }

  private String unknown(UnmatchedArgumentException e) {
    String word = e.getUnmatched().get(0);
    return word.startsWith(PREFIX)
        ? "unknown switch " + word + suggestion(word, spec.optionsMap().keySet())
        : "'" + word + "' belongs to no switch";
  }

  private static String suggestion(String word, Collection<String> known) {
    return ClosestWord.to(word, known).map(near -> ", did you mean " + near + "?").orElse("");
  }

  /** How the verb is used. */
  public synchronized String help(boolean colour) {
    return new CommandLine(spec).getUsageMessage(colour ? Ansi.ON : Ansi.OFF);
  }

  /** Whether somebody asks how a verb is used. */
  public static boolean areAskedFor(List<String> words) {
    return words.contains(HELP);
  }

  /** How the program with these verbs is used. */
  public static String program(List<Switches> verbs, boolean colour) {
    CommandSpec program = CommandSpec.create().name(PROGRAM.strip());
    program
        .usageMessage()
        .width(WIDTH)
        .synopsisHeading("usage: ")
        .synopsisSubcommandLabel("VERB")
        .commandListHeading("%n")
        .footerHeading("%n")
        .footer("duplex-tools VERB --help tells its switches.");
    for (Switches verb : verbs) {
      CommandSpec command = CommandSpec.create();
      command.usageMessage().header(verb.summary());
      program.addSubcommand(verb.verb(), command);
    }
    return new CommandLine(program).getUsageMessage(colour ? Ansi.ON : Ansi.OFF);
  }

  /** Why this is no verb, and which one may be meant. */
  public static String unknownVerb(String word, List<Switches> verbs) {
    return "unknown verb '"
        + word
        + "'"
        + suggestion(word, verbs.stream().map(Switches::verb).toList());
  }
}
