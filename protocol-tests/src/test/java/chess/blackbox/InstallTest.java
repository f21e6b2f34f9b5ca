package chess.blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.testing.Requirement;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script that makes the program known. */
@Tag(Requirement.POSIX_TAG)
final class InstallTest {
  private static final Path IMAGE = EngineProcess.program().getParent().getParent();
  private static final String SCRIPT = IMAGE.resolve("install.sh").toString();

  private static final List<String> DOCUMENTS =
      List.of(
          "share/man/man6/duplex.6",
          "share/bash-completion/completions/duplex",
          "share/zsh/site-functions/_duplex");

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
    variables =
        Map.of(
            "PREFIX", prefix.toString(),
            "HOME", folder.toString(),
            "PATH", programs + ":" + System.getenv("PATH"));
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
  void linksTheManPageAndTheCompletion() throws Exception {
    run();
    for (String file : DOCUMENTS) {
      assertEquals(IMAGE.resolve(file), Files.readSymbolicLink(prefix.resolve(file)));
    }
    run("--remove");
    for (String file : DOCUMENTS) {
      assertFalse(Files.exists(prefix.resolve(file), LinkOption.NOFOLLOW_LINKS), file);
    }
  }

  @Test
  void keepsAManPageOfOthers() throws Exception {
    Path page = prefix.resolve(DOCUMENTS.getFirst());
    Files.createDirectories(page.getParent());
    Files.writeString(page, "mine");
    assertEquals(0, run().exitCode());
    run("--remove");
    assertEquals("mine", Files.readString(page));
  }

  /** The list of engines in XBoard's settings has one line for each. */
  @Test
  void takesItselfOutOfXBoardsList() throws Exception {
    run();
    Path settings = folder.resolve(".xboardrc");
    String others = "-firstChessProgramNames {fairymax\n\"Other\" -fcp other\n%s}\n-ponder true\n";
    Files.writeString(settings, others.formatted("\"Duplex\" -fcp '\"" + link + "\"'\n"));
    Files.setPosixFilePermissions(settings, PosixFilePermissions.fromString("rw-------"));
    run("--remove");
    assertEquals(others.formatted(""), Files.readString(settings));
    assertEquals(
        PosixFilePermissions.fromString("rw-------"), Files.getPosixFilePermissions(settings));
    assertFalse(Files.exists(folder.resolve(".xboardrc.new")));
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
