import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * Makes a package for Debian and its relatives of the linked program: the command {@code
 * /usr/games/duplex}, its man page, completion for bash and zsh and the description for XBoard. The
 * program itself goes to {@code /usr/lib/duplex}. Needs {@code dpkg-deb} and {@code gzip}.
 */
final class DebianPackage {
  private static final String HOME = "usr/lib/duplex";
  private static final String DOCUMENTS = "usr/share/doc/duplex";

  /** What is moved from the linked program to where the system looks for it. */
  private static final List<String> SHARED =
      List.of("share/games/plugins/xboard/duplex.eng", "share/bash-completion/completions/duplex");

  private static final String ZSH = "share/zsh/site-functions/_duplex";

  /** The folder for what comes with packages. */
  private static final String ZSH_OF_DEBIAN = "share/zsh/vendor-completions/_duplex";

  private static final String MANUAL = "share/man/man6/duplex.6";

  /** XBoard lists an engine when its description is newer than the settings of the user. */
  private static final String AFTER_INSTALLATION =
      """
      #!/bin/sh
      set -e
      if [ "$1" = configure ]; then touch /usr/share/games/plugins/xboard/duplex.eng; fi
      """;

  /**
   * What lintian, Debian's own test of packages, need not complain about: the Java runtime is as it
   * came with the JDK.
   */
  private static final String EXCEPTIONS =
      """
      # The Java runtime is shipped as its makers built it, with its own libraries.
      duplex: unstripped-binary-or-object [usr/lib/duplex/*]
      duplex: embedded-library * [usr/lib/duplex/*]
      duplex: jar-not-in-usr-share [usr/lib/duplex/lib/jrt-fs.jar]
      """;

  private final Engine engine;
  private final Path root;

  private DebianPackage(Engine engine, Path root) {
    this.engine = engine;
    this.root = root;
  }

  /**
   * @param arguments the folder of the linked program, the folder for the package
   */
  public static void main(String[] arguments) throws Exception {
    Path target = Path.of(arguments[1]).toAbsolutePath();
    Path root = Files.createTempDirectory(target, "deb");
    try {
      new DebianPackage(Engine.linked(arguments[0]), root).make(target);
    } finally {
      for (Path path : tree(root).reversed()) {
        Files.delete(path);
      }
    }
  }

  private void make(Path target) throws Exception {
    String version = engine.version();
    String architecture = architecture();
    copyProgram();
    link("usr/games/duplex", "../lib/duplex/bin/duplex");
    for (String file : SHARED) {
      copy(engine.folder().resolve(file), root.resolve("usr").resolve(file));
    }
    copy(engine.folder().resolve(ZSH), root.resolve("usr").resolve(ZSH_OF_DEBIAN));
    Path manual = root.resolve("usr").resolve(MANUAL);
    copy(engine.folder().resolve(MANUAL), manual);
    run("gzip", "-9n", manual.toString());
    write(DOCUMENTS + "/copyright", licences());
    write("usr/share/lintian/overrides/duplex", EXCEPTIONS);
    describe(version, architecture);
    for (Path path : tree(root)) {
      setPermissions(path);
    }
    Path file = target.resolve("duplex_" + version + "_" + architecture + ".deb");
    run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", root.toString(), file.toString());
    System.out.println(file + ", " + Files.size(file) + " bytes");
  }

  /** The program without what goes elsewhere in the system. */
  private void copyProgram() throws IOException {
    for (Path path : tree(engine.folder())) {
      Path name = engine.folder().relativize(path);
      if (!Files.isDirectory(path) && !name.startsWith("share") && !name.endsWith("install.sh")) {
        copy(path, root.resolve(HOME).resolve(name.toString()));
      }
    }
  }

  private void describe(String version, String architecture) throws Exception {
    Files.createDirectories(root.resolve("DEBIAN"));
    long size = 0;
    StringBuilder sums = new StringBuilder();
    for (Path path : tree(root)) {
      if (Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
        size += Files.size(path);
        byte[] sum = MessageDigest.getInstance("MD5").digest(Files.readAllBytes(path));
        sums.append(HexFormat.of().formatHex(sum))
            .append("  ")
            .append(root.relativize(path))
            .append('\n');
      }
    }
    Files.writeString(root.resolve("DEBIAN/md5sums"), sums);
    Files.writeString(root.resolve("DEBIAN/postinst"), AFTER_INSTALLATION);
    Files.writeString(
        root.resolve("DEBIAN/control"),
        """
        Package: duplex
        Version: %s
        Architecture: %s
        Maintainer: The Duplex authors <duplex@localhost>
        Installed-Size: %d
        Depends: libc6
        Suggests: xboard
        Section: games
        Priority: optional
        Description: chess engine for UCI, XBoard and people
         Duplex plays chess with programs that speak UCI or XBoard (CECP), finding
         out which by itself, and with people in a terminal. It annotates games,
         and comes with its own Java runtime.
        """
            .formatted(version, architecture, (size + 1023) / 1024));
  }

  private void setPermissions(Path path) throws IOException {
    if (!Files.isSymbolicLink(path)) {
      boolean program =
          Files.isDirectory(path) || Files.isExecutable(path) || path.endsWith("postinst");
      Files.setPosixFilePermissions(
          path, PosixFilePermissions.fromString(program ? "rwxr-xr-x" : "rw-r--r--"));
    }
  }

  /** The processor as Debian calls it. */
  private static String architecture() {
    return switch (System.getProperty("os.arch")) {
      case "amd64", "x86_64" -> "amd64";
      case "aarch64" -> "arm64";
      default -> System.getProperty("os.arch");
    };
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to.getParent());
    Files.copy(from, to, LinkOption.NOFOLLOW_LINKS, StandardCopyOption.COPY_ATTRIBUTES);
  }

  private void link(String name, String target) throws IOException {
    Path link = root.resolve(name);
    Files.createDirectories(link.getParent());
    Files.createSymbolicLink(link, Path.of(target));
  }

  private void write(String name, String text) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  /** Our licence, and where those of the parts are. */
  private String licences() throws IOException {
    return """
    Duplex comes with a reduced Java runtime (OpenJDK, GPL-2 with the Classpath
    Exception), with Apache Log4j and picocli (Apache-2.0) and with JLine
    (BSD-3-Clause); their licences are in /usr/lib/duplex/legal. Duplex itself:

    """
        + Files.readString(engine.folder().resolve("LICENSE"));
  }

  /** A folder and everything in it, folders before what they hold. */
  private static List<Path> tree(Path folder) {
    try (Stream<Path> paths = Files.walk(folder)) {
      return paths.sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void run(String... command) throws IOException, InterruptedException {
    if (new ProcessBuilder(command).inheritIO().start().waitFor() != 0) {
      throw new IllegalStateException(command[0] + " failed");
    }
  }
}
