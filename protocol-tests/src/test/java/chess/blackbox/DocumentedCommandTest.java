package chess.blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The program knows every command line that README and documentation name. */
final class DocumentedCommandTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Pattern VERB = Pattern.compile("`duplex ([a-z]+)");

  @TempDir private static Path folder;

  @TestFactory
  Stream<DynamicTest> verbsHaveHelp() throws IOException {
    Set<String> verbs = new TreeSet<>();
    try (Stream<Path> pages = Files.list(Path.of("../docs"))) {
      for (Path page : Stream.concat(Stream.of(Path.of("../README.md")), pages).toList()) {
        if (page.toString().endsWith(".md")) {
          Matcher verb = VERB.matcher(Files.readString(page));
          while (verb.find()) {
            verbs.add(verb.group(1));
          }
        }
      }
    }
    assertTrue(verbs.contains("bench"), verbs.toString());
    return verbs.stream().map(verb -> DynamicTest.dynamicTest(verb, () -> hasHelp(verb)));
  }

  private static void hasHelp(String verb) throws Exception {
    try (EngineProcess duplex = EngineProcess.start(folder, verb, "--help")) {
      assertEquals(0, duplex.exitCode(PATIENCE).orElseThrow(), duplex::errors);
      String first = duplex.next(PATIENCE).orElseThrow().text();
      assertTrue(first.contains(verb), first);
    }
  }
}
