package chess.blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.testing.Requirement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The linked program starts from everywhere, quickly and without a word too much. */
@Tag(Requirement.POSIX_TAG)
final class LauncherTest {
  private static final Path PROGRAM = Path.of(System.getProperty("engine.command"));
  private static final Path IMAGE = PROGRAM.getParent().getParent();
  private static final String WITHOUT_LAUNCHER =
      "\"$0/bin/java\" \"@$0/lib/duplex.options\" -m chess.app/chess.app.Main";

  private static final int SECONDS = 60;

  /** The part of the cache that the machine looks at before it uses the rest. */
  private static final int HEADER_BYTES = 1 << 16;

  @TempDir Path folder;

  @Test
  void saysNothingButTheAnswer() throws Exception {
    Command.Result result = run(Map.of(), PROGRAM.toString(), "--version");
    assertTrue(result.output().matches("Duplex \\S+\n"), result.output());
    assertEquals("", result.errors());
    assertEquals(0, result.exitCode());
  }

  @Test
  void answersWrongArgumentsInOneLine() throws Exception {
    Command.Result result = run(Map.of(), PROGRAM.toString(), "perft", "x");
    assertEquals("", result.output());
    assertEquals("duplex: DEPTH must be a number from 1 to 100, not 'x'\n", result.errors());
    assertEquals(2, result.exitCode());
  }

  @Test
  void refusesNumbersOfTheSearchThatItDoesNotHave() throws Exception {
    Command.Result unknown = run(Map.of(), PROGRAM.toString(), "--tune", "Nonsense=1", "bench");
    assertTrue(unknown.errors().contains("there is no number Nonsense, only "), unknown.errors());
    assertTrue(unknown.errors().contains("RfpMargin"), unknown.errors());
    assertEquals("", unknown.output());
    assertEquals(2, unknown.exitCode());
    Command.Result tooLarge = run(Map.of(), PROGRAM.toString(), "--tune", "RfpMargin=9999");
    assertEquals("duplex: --tune: RfpMargin takes 20 to 150, not 9999\n", tooLarge.errors());
    assertEquals(2, tooLarge.exitCode());
  }

  @Test
  void tellsFailureByItsExitCode() throws Exception {
    Path suite = Files.writeString(folder.resolve("a.epd"), "no position\n");
    Command.Result result = run(Map.of(), PROGRAM.toString(), "epd", suite.toString(), "--json");
    assertTrue(result.output().startsWith("{\"file\":"), result.output());
    assertTrue(result.errors().startsWith("duplex: " + suite + ":1: "), result.errors());
    assertEquals(1, result.exitCode());
  }

  @Test
  void startsThroughLinks() throws Exception {
    Path first = Files.createSymbolicLink(folder.resolve("first"), PROGRAM);
    Path second = Files.createSymbolicLink(folder.resolve("second one"), first.getFileName());
    assertEquals(0, run(Map.of(), second.toString(), "--version").exitCode());
  }

  /** The folder above the link to a folder is not the folder above the folder. */
  @Test
  void startsThroughLinksToFolders() throws Exception {
    Path programs = Files.createSymbolicLink(folder.resolve("programs"), PROGRAM.getParent());
    assertEquals(0, run(Map.of(), programs.resolve("duplex").toString(), "-V").exitCode());
    Path deeper = Files.createDirectory(folder.resolve("deeper"));
    Path link = Files.createSymbolicLink(deeper.resolve("duplex"), Path.of("../programs/duplex"));
    assertEquals(0, run(Map.of(), link.toString(), "-V").exitCode());
  }

  @Test
  void startsWithoutAnyEnvironment() throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("a link"), PROGRAM);
    Command.Result result = new Command(folder).withoutEnvironment().run(link.toString(), "-V");
    assertEquals("", result.errors());
    assertEquals(0, result.exitCode());
  }

  @Test
  void startsByRelativeNames() throws Exception {
    Path bin = PROGRAM.getParent();
    assertEquals(0, new Command(folder).in(bin).run("sh", "duplex", "-V").exitCode());
    assertEquals(0, new Command(folder).in(bin).run("sh", "-c", "./duplex -V").exitCode());
    assertEquals(
        0, new Command(folder).in(bin.getParent()).run("sh", "-c", "bin/duplex -V").exitCode());
  }

  @Test
  void startsByItsNameAlone() throws Exception {
    String path = PROGRAM.getParent() + ":" + System.getenv("PATH");
    assertEquals(0, run(Map.of("PATH", path), "sh", "-c", "duplex --version").exitCode());
  }

  @Test
  void startsFromAReadOnlyFolderWithABlankInItsName() throws Exception {
    Path copy = folder.resolve("a copy");
    copyImage(copy);
    Path program = copy.resolve("bin/duplex");
    assertTrue(copy.resolve("lib").toFile().setWritable(false));
    Command.Result result =
        run(Map.of("DUPLEX_JAVA_OPTIONS", "-Xlog:aot:stderr"), program.toString(), "-V");
    assertTrue(copy.resolve("lib").toFile().setWritable(true));
    assertEquals(0, result.exitCode());
    assertTrue(
        result.errors().contains("Using AOT-linked classes: true"),
        "the AOT cache is not used: " + result.errors());
  }

  /** Whatever the locale is; ones that are not installed are like none. */
  @ParameterizedTest
  @ValueSource(strings = {"", "C", "C.UTF-8", "xx_XX.UTF-8"})
  void readsNamesWithAccentsInAFolderWithAccents(String locale) throws Exception {
    Path copy = folder.resolve("Schäch");
    copyImage(copy);
    Files.writeString(folder.resolve("gämes.pgn"), "1. e4 *\n");
    Map<String, String> variables =
        locale.isEmpty()
            ? Map.of()
            : Map.of("LC_ALL", locale, "PATH", "/usr/bin:/bin", "TERM", "xterm");
    Command.Result result =
        new Command(folder)
            .in(folder)
            .withoutEnvironment()
            .with(variables)
            .run(copy.resolve("bin/duplex").toString(), "pgn", "gämes.pgn");
    assertEquals("", result.errors());
    assertEquals(0, result.exitCode());
  }

  @Test
  void startsWithADamagedCacheAndLeavesNoTrace() throws Exception {
    Path copy = folder.resolve("damaged");
    copyImage(copy);
    Path cache = copy.resolve("lib/duplex.aot");
    byte[] bytes = Files.readAllBytes(cache);
    new Random(1).nextBytes(bytes);
    byte[] start = Arrays.copyOf(Files.readAllBytes(cache), HEADER_BYTES);
    System.arraycopy(start, 0, bytes, 0, HEADER_BYTES);
    Files.write(cache, bytes);
    Path here = Files.createDirectory(folder.resolve("here"));
    Command.Result result =
        new Command(folder).in(here).run(copy.resolve("bin/duplex").toString(), "-V");
    assertTrue(result.output().matches("Duplex \\S+\n"), result.output());
    assertEquals("", result.errors());
    assertEquals(0, result.exitCode());
    try (Stream<Path> files = Files.list(here)) {
      assertEquals(0, files.count());
    }
  }

  @Test
  void isNotDisturbedByOptionsForOtherPrograms() throws Exception {
    Command.Result result =
        run(Map.of("JAVA_TOOL_OPTIONS", "-Xint", "CDPATH", "/"), PROGRAM.toString(), "-V");
    assertEquals("", result.errors());
    assertEquals(0, result.exitCode());
  }

  /** The runtime must not open a file of its own in place of a stream that is closed. */
  @Test
  void takesAClosedInputForItsEnd() throws Exception {
    Command.Result result = run(Map.of(), "sh", "-c", "\"$0\" <&-", PROGRAM.toString());
    assertEquals("", result.output());
    assertEquals("", result.errors());
    assertEquals(0, result.exitCode());
  }

  /** As a native launcher does it, which knows nothing of streams. */
  @Test
  void takesAClosedInputForItsEndWithoutTheLauncherToo() throws Exception {
    Command.Result result = run(Map.of(), "sh", "-c", WITHOUT_LAUNCHER + " <&-", IMAGE.toString());
    assertEquals("", result.output());
    assertEquals("", result.errors());
    assertEquals(0, result.exitCode());
  }

  /** A file that is opened later must not get the number of a stream, and with it the answers. */
  @Test
  void leavesNoStreamOpenForOthersWithoutTheLauncherEither() throws Exception {
    String command = "exec " + WITHOUT_LAUNCHER + " perft 9 <&- >&- 2>&-";
    Process program = new ProcessBuilder("sh", "-c", command, IMAGE.toString()).start();
    try {
      Path open = Path.of("/proc/" + program.pid() + "/fd");
      // Where the system does not tell which files are open there is nothing to see.
      for (String number : List.of("0", "1", "2")) {
        for (int i = 0; i < SECONDS * 10 && isMissing(open, number); i++) {
          Thread.sleep(100);
        }
        assertFalse(isMissing(open, number), number);
      }
    } finally {
      program.destroyForcibly();
    }
  }

  private static boolean isMissing(Path open, String number) {
    return Files.exists(open) && !Files.exists(open.resolve(number), LinkOption.NOFOLLOW_LINKS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--version", "perft 1"})
  void takesAClosedOutputForLost(String words) throws Exception {
    String command = "\"$0\" " + words + " >&-";
    Command.Result result = run(Map.of(), "sh", "-c", command, PROGRAM.toString());
    assertEquals("duplex: the output cannot be written\n", result.errors());
    assertEquals(1, result.exitCode());
  }

  @Test
  void doesWithoutAnErrorOutput() throws Exception {
    Command.Result result = run(Map.of(), "sh", "-c", "\"$0\" -V 2>&-", PROGRAM.toString());
    assertTrue(result.output().matches("Duplex \\S+\n"), result.output());
    assertEquals(0, result.exitCode());
  }

  @Test
  void comesWithItsLicences() {
    Path image = PROGRAM.getParent().getParent();
    for (String file :
        List.of(
            "LICENSE",
            "README.txt",
            "legal/java.base/LICENSE",
            "legal/org.apache.logging.log4j/LICENSE",
            "legal/org.apache.logging.log4j.core/NOTICE")) {
      assertTrue(Files.exists(image.resolve(file)), file);
    }
  }

  /** A user interface ends the process that it started, and nothing may be left behind. */
  @Test
  void isOneProcess() throws Exception {
    Process program = new ProcessBuilder(PROGRAM.toString()).start();
    try (var input = program.outputWriter();
        var output = program.inputReader()) {
      input.write("uci\n");
      input.flush();
      while (!output.readLine().equals("uciok")) {}
      assertEquals(0, program.children().count());
      assertTrue(program.info().command().orElse("").endsWith("java"), "the launcher stays");
      program.destroy();
      assertTrue(program.waitFor(SECONDS, TimeUnit.SECONDS));
    }
    assertFalse(program.isAlive());
  }

  private static void copyImage(Path target) throws IOException {
    Path image = PROGRAM.getParent().getParent();
    try (Stream<Path> files = Files.walk(image)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Files.copy(file, target.resolve(image.relativize(file).toString()));
      }
    }
  }

  private Command.Result run(Map<String, String> variables, String... words) throws Exception {
    return new Command(folder).with(variables).run(words);
  }
}
