package chess.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.testing.Requirement;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Packs a program that is none and unpacks it with tar. */
@Tag(Requirement.POSIX_TAG)
final class PackImageTest {
  /** More than a block of the archive and no multiple of one. */
  private static final int SIZE = 1300;

  @TempDir static Path shared;

  private static Path image;
  private static Path archive;

  @TempDir Path folder;

  @BeforeAll
  static void packAnImage() throws Exception {
    image = shared.resolve("image");
    makeImage();
    archive = pack("first");
  }

  private static void makeImage() throws IOException {
    Files.createDirectories(image.resolve("bin"));
    Files.createDirectories(image.resolve("legal/a folder"));
    Path program = Files.writeString(image.resolve("bin/duplex"), "#!/bin/sh\necho Duplex 1.2.3\n");
    assertTrue(program.toFile().setExecutable(true));
    Files.write(image.resolve("legal/text"), new byte[SIZE]);
    Files.writeString(image.resolve("empty"), "");
    Files.createSymbolicLink(image.resolve("legal/a folder/link"), Path.of("../text"));
  }

  @Test
  void tarUnpacksWhatWasPacked() throws Exception {
    assertTrue(archive.getFileName().toString().matches("duplex-1\\.2\\.3-[a-z]+-\\w+\\.tar\\.gz"));
    run("tar", "-xzf", archive.toString(), "-C", folder.toString());
    Path unpacked = folder.resolve("duplex-1.2.3");
    assertArrayEquals(new byte[SIZE], Files.readAllBytes(unpacked.resolve("legal/a folder/link")));
    assertEquals(
        Path.of("../text"), Files.readSymbolicLink(unpacked.resolve("legal/a folder/link")));
    assertTrue(Files.isExecutable(unpacked.resolve("bin/duplex")));
    assertFalse(Files.isExecutable(unpacked.resolve("legal/text")));
    assertEquals(0, Files.size(unpacked.resolve("empty")));
  }

  @Test
  void equalImagesGiveEqualArchives() throws Exception {
    Files.setLastModifiedTime(image.resolve("empty"), FileTime.fromMillis(0));
    assertEquals(-1, Files.mismatch(archive, pack("second")));
  }

  /**
   * What OpenBench builds: it is moved away, started several times at once, and found by its name.
   */
  @Test
  void oneFileUnpacksItself() throws Exception {
    Path file = folder.resolve("Duplex-0123ABCD");
    String script = Repository.root().resolve("openbench/one-file").toString();
    run("sh", script, archive.toString(), file.toString());
    Path moved = Files.move(file, Files.createDirectory(folder.resolve("moved")).resolve("one"));
    ProcessBuilder start = new ProcessBuilder(moved.toString(), "--version");
    start.environment().put("XDG_CACHE_HOME", folder.resolve("a cache").toString());
    List<Process> processes = List.of(start.start(), start.start(), start.start());
    for (Process process : processes) {
      assertEquals(
          "Duplex 1.2.3\n",
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
      assertEquals(0, process.waitFor());
    }
    try (Stream<Path> unpacked = Files.list(folder.resolve("a cache/duplex"))) {
      List<String> names = unpacked.map(path -> path.getFileName().toString()).toList();
      assertEquals(1, names.size(), names.toString());
      assertTrue(names.getFirst().startsWith("Duplex-0123ABCD-"), names.getFirst());
    }
  }

  private static Path pack(String name) throws Exception {
    Path target = Files.createDirectory(shared.resolve(name));
    run(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        Repository.root().resolve("modules/chess.app/src/dist/PackImage.java").toString(),
        image.toString(),
        target.toString());
    try (Stream<Path> files = Files.list(target)) {
      return files.findFirst().orElseThrow();
    }
  }

  private static void run(String... command) throws Exception {
    Process process = new ProcessBuilder(List.of(command)).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), output);
  }
}
