package chess.blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The script that makes the program known. */
@DisabledOnOs(OS.WINDOWS)
final class InstallTest {
  private static final Path IMAGE = EngineProcess.program().getParent().getParent();
  private static final String SCRIPT = IMAGE.resolve("install.sh").toString();

  @TempDir Path folder;

  private Path prefix;
  private Path link;
  private Map<String, String> variables;

  /** An XBoard that only notes what it is told. */
  @BeforeEach
  void makeXBoard() throws Exception {
    prefix = folder.resolve("my programs");
    link = prefix.resolve("bin/duplex");
    Path programs = Files.createDirectory(folder.resolve("fake"));
    Path xboard =
        Files.writeString(
            programs.resolve("xboard"), "#!/bin/sh\nprintf '%s|' \"$@\" > '" + folder + "/told'\n");
    assertTrue(xboard.toFile().setExecutable(true));
    variables = Map.of("PREFIX", prefix.toString(), "PATH", programs + ":" + System.getenv("PATH"));
  }

  @Test
  void linksTheProgramAndTellsXBoard() throws Exception {
    Command.Result result = run();
    assertEquals("", result.errors());
    assertEquals(0, result.exitCode());
    assertEquals(0, new Command(folder).run(link.toString(), "--version").exitCode());
    assertEquals(
        "-installEngine|\"Duplex\" -fcp '\"" + link + "\"'|-autoClose|",
        Files.readString(folder.resolve("told")));
  }

  @Test
  void canBeRepeatedAndUndone() throws Exception {
    run();
    assertEquals(0, run().exitCode());
    assertEquals(0, run("--remove").exitCode());
    assertFalse(Files.exists(link));
    assertEquals(0, run("--remove").exitCode());
  }

  @Test
  void leavesTheFilesOfOthersAlone() throws Exception {
    Files.createDirectories(link.getParent());
    Files.writeString(link, "mine");
    assertEquals(1, run().exitCode());
    run("--remove");
    assertEquals("mine", Files.readString(link));
  }

  @Test
  void refusesWhatItDoesNotKnow() throws Exception {
    assertEquals(2, run("--help-me").exitCode());
    assertFalse(Files.exists(link));
  }

  /** The three lines that XBoard reads; without the last line end it refuses the description. */
  @Test
  void describesItselfToXBoard() throws Exception {
    assertEquals(
        "plugin spec 0.0\nduplex\nchess,fischerandom\n",
        Files.readString(IMAGE.resolve("share/games/plugins/xboard/duplex.eng")));
  }

  private Command.Result run(String... arguments) throws Exception {
    String[] words = new String[arguments.length + 1];
    words[0] = SCRIPT;
    System.arraycopy(arguments, 0, words, 1, arguments.length);
    return new Command(folder).with(variables).run(words);
  }
}
