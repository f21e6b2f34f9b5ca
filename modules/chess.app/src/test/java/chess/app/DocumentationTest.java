package chess.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What the documentation names exists: pages, headings, tasks, verbs, classes, options. */
final class DocumentationTest {
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ +(.*)$");
  private static final Pattern FENCE = Pattern.compile("(?ms)^```.*?^```$");
  private static final Pattern CODE = Pattern.compile("`([^`\n]+)`");
  private static final Pattern ELSEWHERE = Pattern.compile("[a-z]+:.*");

  /** A name made of several words, as classes, options and tunable numbers have. */
  private static final Pattern NAME = Pattern.compile("[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+");

  private static final Pattern WORD = Pattern.compile("\\w+");
  private static final Pattern TASK = Pattern.compile("(?m)(?:^ *|`)\\./gradlew ([a-zA-Z]+)");
  private static final Pattern TOOL = Pattern.compile("duplex-tools ([a-z]+)");
  private static final Pattern HOME =
      Pattern.compile("/home/\\w|/root/|/Users/\\w|[A-Z]:\\\\Users");

  /** Longer lines are cut off or scroll where a page is read as it was written. */
  private static final int LONGEST_LINE = 120;

  /** Every build of Gradle has these. */
  private static final Set<String> LIFECYCLE_TASKS = Set.of("build", "check", "clean", "test");

  /** Old notes may name what is gone. */
  private static final Path HISTORY = Path.of("docs", "experiments");

  private static List<Path> pages;

  @BeforeAll
  static void findPages() throws IOException {
    pages = Repository.files(".md");
    assertFalse(pages.isEmpty());
  }

  @Test
  void linksLeadSomewhere() throws IOException {
    Set<String> broken = new TreeSet<>();
    for (Path page : pages) {
      for (String link : links(page)) {
        Path target = target(page, link);
        boolean leads = target.startsWith(Repository.root()) && Files.exists(target);
        int mark = link.indexOf('#');
        if (!leads || mark >= 0 && !anchors(target).contains(link.substring(mark + 1))) {
          broken.add(name(page) + ": " + link);
        }
      }
    }
    assertEquals(Set.of(), broken);
  }

  @Test
  void everyPageIsReachedFromTheFirst() throws IOException {
    Set<Path> reached = new TreeSet<>();
    Deque<Path> next = new ArrayDeque<>(List.of(Repository.root().resolve("README.md")));
    while (!next.isEmpty()) {
      Path page = next.pop();
      boolean readable = page.toString().endsWith(".md") && Files.exists(page);
      if (readable && reached.add(page)) {
        for (String link : links(page)) {
          next.push(target(page, link));
        }
      }
    }
    Set<Path> lost = new TreeSet<>(pages);
    lost.removeAll(reached);
    assertEquals(Set.of(), lost);
  }

  @Test
  void namesNobodysHome() throws IOException {
    Set<String> found = new TreeSet<>();
    for (Path page : pages) {
      Matcher home = HOME.matcher(Files.readString(page));
      while (home.find()) {
        found.add(name(page) + ": " + home.group());
      }
    }
    assertEquals(Set.of(), found);
  }

  @Test
  void linesFitOnScreens() throws IOException {
    Set<String> tooLong = new TreeSet<>();
    for (Path page : pages) {
      List<String> lines = Files.readAllLines(page);
      for (int i = 0; i < lines.size(); i++) {
        String line = lines.get(i);
        // A row of a table cannot be broken.
        if (line.length() > LONGEST_LINE && !line.startsWith("|")) {
          tooLong.add(name(page) + ":" + (i + 1));
        }
      }
    }
    assertEquals(Set.of(), tooLong);
  }

  @Test
  void tasksExist() throws IOException {
    Set<String> scripts = words(contents(Repository.files(".gradle.kts")));
    Set<String> unknown = namedOutsideHistory(TASK);
    assertTrue(unknown.contains("run"), unknown.toString());
    unknown.removeAll(LIFECYCLE_TASKS);
    unknown.removeAll(scripts);
    // A plugin may bring a task whose name stands in no script.
    unknown.removeAll(GradleBuild.tasks(GradleBuild.modules()));
    assertEquals(Set.of(), unknown);
  }

  @Test
  void verbsOfTheWorkshopExist() throws IOException {
    String sources = contents(Repository.files(".java"));
    Set<String> unknown = namedOutsideHistory(TOOL);
    assertTrue(unknown.contains("match"), unknown.toString());
    unknown.removeIf(verb -> sources.contains('"' + verb + '"'));
    assertEquals(Set.of(), unknown);
  }

  @Test
  void namesOccurInTheSources() throws IOException {
    Set<String> words = words(contents(Repository.files(".java")));
    Set<String> unknown = new TreeSet<>();
    for (Path page : currentPages()) {
      for (String code : matches(CODE, Files.readString(page), 1)) {
        Matcher name = NAME.matcher(code);
        // A program's own options are in its sources, those of others are not written as code.
        if (name.matches() && !words.contains(code)) {
          unknown.add(name(page) + ": " + code);
        }
      }
    }
    assertEquals(Set.of(), unknown);
  }

  @Test
  void headingsBecomeAnchorsAsOnGitHub() {
    assertEquals(
        "one-go-from-standard-input-to-bestmove",
        anchor("One `go`, from standard input to `bestmove`"));
    assertEquals("by-hand-chesssearchevalhce", anchor("By hand (`chess.search.eval.hce`)"));
  }

  private static Set<String> links(Path page) throws IOException {
    Set<String> links = matches(LINK, FENCE.matcher(Files.readString(page)).replaceAll(""), 1);
    links.removeIf(link -> ELSEWHERE.matcher(link).matches());
    return links;
  }

  private static Path target(Path page, String link) {
    String file = link.split("#", 2)[0];
    return file.isEmpty() ? page : page.resolveSibling(file).normalize();
  }

  private static Set<String> anchors(Path page) throws IOException {
    String text = FENCE.matcher(Files.readString(page)).replaceAll("");
    return matches(HEADING, text, 1).stream()
        .map(DocumentationTest::anchor)
        .collect(Collectors.toSet());
  }

  private static String anchor(String heading) {
    return heading
        .strip()
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N}_ -]", "")
        .replace(' ', '-');
  }

  private static Set<String> namedOutsideHistory(Pattern pattern) throws IOException {
    return matches(pattern, contents(currentPages()), 1);
  }

  private static List<Path> currentPages() {
    Path history = Repository.root().resolve(HISTORY);
    return pages.stream().filter(page -> !page.startsWith(history)).toList();
  }

  private static Set<String> words(String text) {
    return matches(WORD, text, 0);
  }

  private static Set<String> matches(Pattern pattern, String text, int group) {
    return pattern
        .matcher(text)
        .results()
        .map((MatchResult match) -> match.group(group))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String contents(List<Path> files) throws IOException {
    StringBuilder text = new StringBuilder();
    for (Path file : files) {
      text.append(Files.readString(file)).append('\n');
    }
    return text.toString();
  }

  private static String name(Path file) {
    return Repository.root().relativize(file).toString();
  }
}
