package chess.tools.queue;

import chess.tools.cli.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The file that says what to do, one test a line, {@code name: verb switches}. A line that begins
 * with a blank continues the one before it, {@code #} begins a remark. {@code defaults: verb
 * switches} holds for all tests of that verb below it which do not have the switch themselves.
 */
final class QueueFile {
  private static final String DEFAULTS = "defaults";
  private static final String SWITCH_PREFIX = "--";
  private static final String GAUNTLET = "gauntlet";
  private static final String MATCH = "match";
  private static final String SPSA = "spsa";

  private final Map<String, List<String>> defaults = new HashMap<>();
  private final List<QueuedTest> tests = new ArrayList<>();
  private final Set<String> names = new HashSet<>();

  private QueueFile() {}

  static List<QueuedTest> read(Path file) throws IOException, UsageException {
    return parse(Files.readAllLines(file));
  }

  static List<QueuedTest> parse(List<String> lines) throws UsageException {
    QueueFile queue = new QueueFile();
    StringBuilder entry = new StringBuilder();
    for (String line : lines) {
      if (line.isBlank() || line.strip().startsWith("#")) {
        continue;
      }
      if (!Character.isWhitespace(line.charAt(0))) {
        queue.add(entry.toString());
        entry.setLength(0);
      }
      entry.append(line).append(' ');
    }
    queue.add(entry.toString());
    return queue.tests;
  }

  private void add(String entry) throws UsageException {
    if (entry.isBlank()) {
      return;
    }
    int colon = entry.indexOf(':');
    List<String> words = CommandWords.split(entry.substring(colon + 1));
    if (colon < 1 || words.isEmpty()) {
      throw new UsageException("a line of the queue is 'name: verb switches', not: " + entry);
    }
    String name = entry.substring(0, colon).strip();
    String verb = words.getFirst();
    List<String> rest = words.subList(1, words.size());
    if (name.equals(DEFAULTS)) {
      defaults.put(verb, List.copyOf(rest));
      return;
    }
    if (!name.matches("[\\w.-]+")) {
      throw new UsageException(
          "a test is named by letters, digits, '.' and '-', not '" + name + "'");
    }
    switch (verb) {
      case MATCH -> addTest(name, QueuedTest.Kind.MATCH, rest, MATCH);
      case SPSA -> addTest(name, QueuedTest.Kind.SPSA, rest, SPSA);
      case GAUNTLET -> addGauntlet(name, rest);
      default ->
          throw new UsageException(name + ": match, gauntlet and spsa can be queued, not " + verb);
    }
  }

  private void addTest(String name, QueuedTest.Kind kind, List<String> words, String verb)
      throws UsageException {
    if (!names.add(name)) {
      throw new UsageException("two tests are named " + name);
    }
    tests.add(new QueuedTest(name, kind, completed(words, defaults.getOrDefault(verb, List.of()))));
  }

  /** One match of the only {@code --engine} with each {@code --against}. */
  private void addGauntlet(String name, List<String> words) throws UsageException {
    List<List<String>> opponents = new ArrayList<>();
    List<String> common = new ArrayList<>();
    for (List<String> group : groups(words)) {
      if (group.getFirst().equals("--against")) {
        opponents.add(group.subList(1, group.size()));
      } else {
        common.addAll(group);
      }
    }
    if (opponents.isEmpty()) {
      throw new UsageException(name + ": a gauntlet needs --against");
    }
    int number = 0;
    for (List<String> opponent : opponents) {
      number++;
      List<String> match = new ArrayList<>(common);
      match.add("--engine");
      match.addAll(opponent);
      addTest(name + "-" + number, QueuedTest.Kind.MATCH, match, MATCH);
    }
  }

  /** The words with those default switches that they lack. */
  private static List<String> completed(List<String> words, List<String> defaults) {
    List<String> all = new ArrayList<>(words);
    for (List<String> group : groups(defaults)) {
      if (!words.contains(group.getFirst())) {
        all.addAll(group);
      }
    }
    return all;
  }

  /** Each switch with its values. */
  private static List<List<String>> groups(List<String> words) {
    List<List<String>> groups = new ArrayList<>();
    for (String word : words) {
      if (word.startsWith(SWITCH_PREFIX) || groups.isEmpty()) {
        groups.add(new ArrayList<>());
      }
      groups.getLast().add(word);
    }
    return groups;
  }
}
