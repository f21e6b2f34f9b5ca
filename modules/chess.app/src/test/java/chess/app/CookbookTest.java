package chess.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.Board;
import chess.search.embedded.ChessEngine;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Every example of docs/library.md is a program that prints what stands below it. */
final class CookbookTest {
  private static final String DOCUMENT = "docs/library.md";
  private static final String SAMPLES = "docs/samples";
  private static final Pattern EXAMPLE =
      Pattern.compile("```java\\n(.*?)```\\n\\n```text\\n(.*?)```\\n", Pattern.DOTALL);
  private static final Pattern VERSION =
      Pattern.compile("chess\\.(?:core|search)(?:[:-]|</artifactId>\\s*<version>)(\\d[\\d.]*\\d)");

  /** What stands in the file that some examples read. */
  private static final String GAMES =
      """
      [Event "1"]

      1. e4 e5 2. f4 exf4 1-0

      [Event "2"]


      1. e4 e5 2. Ke3 1-0

      [Event "3"]

      1. f4 e5 2. e4 exf4 *

      [Event "4"]

      1. e4 c5 *
      """;

  private record Example(int number, String code, String expected) {}

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> examples() throws IOException {
    List<Example> examples = read();
    assertTrue(examples.size() > 8);
    return examples.stream()
        .map(
            example ->
                DynamicTest.dynamicTest(
                    "example " + example.number(),
                    () -> assertEquals(example.expected(), run(example))));
  }

  /** An example without its output would go unseen. */
  @Test
  void everyExampleTellsWhatItPrints() throws IOException {
    int examples = Repository.read(DOCUMENT).split("```java\\n", -1).length - 1;
    assertEquals(examples, read().size());
  }

  @Test
  void samplesCompile() throws IOException, URISyntaxException {
    List<Path> sources = new ArrayList<>(samples(".java"));
    assertTrue(sources.removeIf(file -> file.endsWith("module-info.java")));
    compile(sources);
  }

  private static List<Path> samples(String ending) throws IOException {
    Path folder = Repository.root().resolve(SAMPLES);
    List<Path> files = Repository.files(ending);
    files.removeIf(file -> !file.startsWith(folder));
    assertFalse(files.isEmpty());
    return files;
  }

  @Test
  void versionsAreThoseOfTheBuild() throws IOException {
    Set<String> versions = new TreeSet<>();
    List<Path> files = new ArrayList<>(List.of(Repository.root().resolve(DOCUMENT)));
    for (String ending : List.of(".java", ".kts", ".xml")) {
      files.addAll(samples(ending));
    }
    for (Path file : files) {
      Matcher matcher = VERSION.matcher(Files.readString(file));
      while (matcher.find()) {
        versions.add(matcher.group(1));
      }
    }
    assertEquals(Set.of(new GradleBuild().version()), versions);
  }

  private static List<Example> read() throws IOException {
    List<Example> examples = new ArrayList<>();
    Matcher matcher = EXAMPLE.matcher(Repository.read(DOCUMENT));
    while (matcher.find()) {
      examples.add(new Example(examples.size() + 1, matcher.group(1), matcher.group(2)));
    }
    return examples;
  }

  private String run(Example example) throws Exception {
    Path games = Files.writeString(folder.resolve("games.pgn"), GAMES);
    String quoted = games.toString().replace("\\", "\\\\");
    String name = "Example" + example.number();
    Path source = folder.resolve(name + ".java");
    Files.writeString(source, program(name, example.code().replace("games.pgn", quoted)));
    compile(List.of(source));
    PrintStream before = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {folder.toUri().toURL()}, getClass().getClassLoader())) {
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      loader.loadClass(name).getMethod("example").invoke(null);
    } finally {
      System.setOut(before);
    }
    return printed.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }

  /** The imports stay on top, the rest is what the program does. */
  private static String program(String name, String code) {
    String imports =
        code.lines().filter(line -> line.startsWith("import ")).collect(Collectors.joining("\n"));
    String body =
        code.lines().filter(line -> !line.startsWith("import ")).collect(Collectors.joining("\n"));
    return imports
        + "\npublic class "
        + name
        + " {\npublic static void example() throws Exception {\n"
        + body
        + "\n}\n}\n";
  }

  private static Path location(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private void compile(List<Path> sources) throws URISyntaxException {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-Xlint:all",
                "-Werror",
                "-proc:none",
                "-d",
                folder.toString(),
                "-cp",
                location(Board.class) + File.pathSeparator + location(ChessEngine.class)));
    sources.forEach(source -> arguments.add(source.toString()));
    ByteArrayOutputStream complaints = new ByteArrayOutputStream();
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, complaints, complaints, arguments.toArray(String[]::new));
    assertEquals(0, code, () -> complaints.toString(StandardCharsets.UTF_8));
  }
}
