package chess.blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The list of what the linked program consists of leaves nothing out. */
final class PartsListTest {
  private static final Path IMAGE = EngineProcess.program().getParent().getParent();
  private static final Path PROGRAM = Path.of("../modules/chess.app/src/dist/PartsList.java");
  private static final Pattern FILE =
      Pattern.compile(
          "\"file\",\\s+\"name\": \"(.*?)\",.*?\"content\": \"(\\w+)\"", Pattern.DOTALL);
  private static final Pattern NAME = Pattern.compile("\"name\": \"(.*?)\"");
  private static final Pattern RUNTIME = Pattern.compile("\"OpenJDK\",\\s+\"version\": \"(.*?)\"");

  @TempDir static Path folder;

  private static String list;

  @BeforeAll
  static void makeList() throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin/java").toString();
    said(java, PROGRAM.toString(), IMAGE.toString(), folder.toString());
    try (Stream<Path> files = Files.list(folder)) {
      Path file = files.findFirst().orElseThrow();
      assertTrue(
          file.getFileName().toString().matches("duplex-[0-9.]+-\\w+-\\w+\\.cdx\\.json"),
          file.toString());
      list = Files.readString(file);
    }
  }

  @Test
  void everyFileStandsThereWithItsChecksum() throws Exception {
    Map<String, String> listed = new TreeMap<>();
    Matcher file = FILE.matcher(list);
    while (file.find()) {
      listed.put(file.group(1), file.group(2));
    }
    Map<String, String> shipped = new TreeMap<>();
    try (Stream<Path> tree = Files.walk(IMAGE)) {
      for (Path path :
          tree.filter(path -> Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)).toList()) {
        byte[] sum = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(path));
        shipped.put(
            IMAGE.relativize(path).toString().replace('\\', '/'), HexFormat.of().formatHex(sum));
      }
    }
    assertEquals(shipped, listed);
  }

  @Test
  void everyModuleStandsThere() throws Exception {
    Set<String> names = new TreeSet<>();
    Matcher name = NAME.matcher(list);
    while (name.find()) {
      names.add(name.group(1));
    }
    String modules = said(IMAGE.resolve("bin/java").toString(), "--list-modules");
    for (String module : modules.lines().toList()) {
      assertTrue(names.contains(module.strip().split("@")[0]), module);
    }
    assertTrue(names.contains("zlib"), "a library that is part of the Java runtime");
    assertFalse(names.contains("libpng"), "one whose module was emptied");
  }

  @Test
  void theJavaRuntimeHasItsVersion() throws Exception {
    String java = said(IMAGE.resolve("bin/java").toString(), "-version");
    Matcher runtime = RUNTIME.matcher(list);
    assertTrue(runtime.find());
    assertTrue(java.contains("(build " + runtime.group(1)), java);
  }

  @Test
  void theNetworkStandsThere() {
    assertTrue(list.contains("\"machine-learning-model\""));
  }

  private static String said(String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
    return said;
  }
}
