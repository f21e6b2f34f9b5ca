package chess.blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.testing.Requirement;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The man page and the completion of shells know what {@code --help} tells, and nothing else. */
@DisabledOnOs(OS.WINDOWS)
@Tag(Requirement.POSIX_TAG)
final class ManualTest {
  private static final Path IMAGE = EngineProcess.program().getParent().getParent();
  private static final Path COMPLETION = IMAGE.resolve("share/bash-completion/completions/duplex");
  private static final Pattern COMMAND = Pattern.compile("(?m)^  ([a-z]+)(?:, [a-z]+)*  ");
  private static final Pattern ZSH_OPTION = Pattern.compile("(?m)^ +'\\*?(--[a-z][a-z-]*)");
  private static final Pattern ZSH_COMMAND = Pattern.compile("(?m)^    '([a-z]+):");
  private static final Pattern SECTION = Pattern.compile("(?m)^\\.SS ([a-z]+)");
  private static final Pattern OPTION = Pattern.compile("--[a-z][a-z-]*");

  @TempDir static Path folder;

  private static Set<String> commands;
  private static Set<String> options;

  @BeforeAll
  static void readHelp() throws Exception {
    String help = help();
    commands = found(COMMAND, help);
    options = found(OPTION, help);
    for (String command : commands) {
      options.addAll(found(OPTION, help(command)));
    }
    assertTrue(commands.contains("bench") && options.contains("--json"), help);
  }

  @Test
  void manPage() throws Exception {
    String page = Files.readString(IMAGE.resolve("share/man/man6/duplex.6")).replace("\\-", "-");
    assertEquals(options, found(OPTION, page));
    assertEquals(commands, found(SECTION, page));
  }

  @Test
  void completionOfCommands() throws Exception {
    assertEquals(commands, completed("duplex", ""));
  }

  @Test
  void completionOfOptions() throws Exception {
    assertEquals(found(OPTION, help()), completed("duplex", "--"));
    for (String command : commands) {
      assertEquals(found(OPTION, help(command)), completed("duplex", command, "--"), command);
    }
  }

  @Test
  void completionOfFiles() throws Exception {
    Files.writeString(folder.resolve("my games.pgn"), "");
    assertEquals(Set.of("my games.pgn"), completed("duplex", "analyze", "my"));
    assertEquals(Set.of("my games.pgn"), completed("duplex", "pgn", "other.pgn", "my"));
    assertEquals(Set.of("my games.pgn"), completed("duplex", "bench", "--eval-file", "my"));
    assertEquals(Set.of("my games.pgn"), completed("duplex", "--log", "x", "epd", "my"));
    assertEquals(Set.of("my games.pgn"), completed("duplex", "--log", "=", "x", "epd", "my"));
    assertEquals(Set.of("my games.pgn"), completed("duplex", "epd", "--eval-file", "=", "my"));
  }

  /** What stands in the name of a file is no command. */
  @Test
  void completionRunsNothing() throws Exception {
    String name = "trap $(touch sprung).pgn";
    Files.writeString(folder.resolve(name), "");
    assertEquals(Set.of(name), completed("duplex", "analyze", "trap"));
    assertEquals(Set.of(name), completed("duplex", "bench", "--eval-file", "trap"));
    assertFalse(Files.exists(folder.resolve("sprung")));
    Files.delete(folder.resolve(name));
  }

  /** Only that zsh can read it, and where it looks for what to complete. */
  @Test
  @Tag(Requirement.ZSH_TAG)
  void completionOfZsh() throws Exception {
    Path file = IMAGE.resolve("share/zsh/site-functions/_duplex");
    Command.Result result = new Command(folder).run("zsh", "-n", file.toString());
    assertEquals("", result.errors());
    assertEquals("#compdef duplex", Files.readAllLines(file).getFirst());
  }

  @Test
  void zshKnowsAllOptions() throws Exception {
    String text = Files.readString(IMAGE.resolve("share/zsh/site-functions/_duplex"));
    assertEquals(options, found(ZSH_OPTION, text));
    assertEquals(commands, found(ZSH_COMMAND, text));
  }

  @Test
  void completionOfWords() throws Exception {
    assertEquals(Set.of("epd", "pgn", "uci"), completed("duplex", "pgn", "--to", ""));
    assertEquals(Set.of("classical", "nnue"), completed("duplex", "bench", "--eval", ""));
    assertEquals(Set.of("nnue"), completed("duplex", "bench", "--eval", "n"));
  }

  /** What bash offers for the last of these words, commands without the options beside them. */
  private static Set<String> completed(String... words) throws Exception {
    String script =
        """
        compopt() { :; }
        . "$0"
        COMP_WORDS=("$@")
        COMP_CWORD=$(($# - 1))
        _duplex duplex "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf '%s\\n' "${COMPREPLY[@]}"
        """;
    String[] command = new String[4 + words.length];
    command[0] = "bash";
    command[1] = "-c";
    command[2] = script;
    command[3] = COMPLETION.toString();
    System.arraycopy(words, 0, command, 4, words.length);
    Command.Result result = new Command(folder).in(folder).run(command);
    assertEquals("", result.errors());
    Set<String> offered = new TreeSet<>(result.output().lines().toList());
    if (words.length == 2 && words[1].isEmpty()) {
      offered.removeIf(word -> word.startsWith("-"));
    }
    return offered;
  }

  private static String help(String... command) throws Exception {
    String[] words = new String[command.length + 2];
    words[0] = EngineProcess.program().toString();
    System.arraycopy(command, 0, words, 1, command.length);
    words[words.length - 1] = "--help";
    return new Command(folder).run(words).output();
  }

  private static Set<String> found(Pattern pattern, String text) {
    Set<String> found = new TreeSet<>();
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      found.add(matcher.group(matcher.groupCount()));
    }
    return found;
  }
}
