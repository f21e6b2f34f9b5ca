import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * Puts the linked program behind a native launcher, for user interfaces that load nothing but an
 * {@code .exe} on Windows: {@code build/app-image/duplex} and an archive of it. The runtime inside
 * is the linked program itself with its AOT cache.
 */
final class AppImage {
  private static final String MAIN = "chess.app/chess.app.Main";

  /** Seen from the folder of the launcher's settings, which is called $APPDIR in them. */
  private static final String CACHE = "$APPDIR/../runtime/lib/duplex.aot";

  private AppImage() {}

  /**
   * @param arguments the folder of the linked program, the folder for the archive
   */
  public static void main(String[] arguments) throws Exception {
    if (Engine.system().startsWith("macos")) {
      // There it would be a bundle whose program is out of sight, and whose version begins at 1.
      throw new IllegalStateException("chess programs on macOS load build/duplex/bin/duplex");
    }
    Engine linked = Engine.linked(arguments[0]);
    Path target = Path.of(arguments[1]).toAbsolutePath();
    Path folder = target.resolve("app-image");
    delete(folder);
    make(linked, folder);
    Path app = folder.resolve("duplex");
    Path launcher = app.resolve(Engine.WINDOWS ? "duplex.exe" : "bin/duplex");
    PackImage.pack(new Engine(app, launcher), target, "-app");
  }

  private static void make(Engine linked, Path folder) throws Exception {
    List<String> command = new ArrayList<>();
    command.addAll(List.of("--type", "app-image", "--name", "duplex"));
    command.addAll(List.of("--description", "Duplex, a chess engine"));
    command.addAll(List.of("--app-version", linked.version()));
    command.addAll(List.of("--runtime-image", linked.folder().toString()));
    command.addAll(List.of("--module", MAIN, "--dest", folder.toString()));
    List<String> options = new ArrayList<>(Engine.options(linked.folder()));
    options.add("-XX:AOTCache=" + CACHE);
    for (String option : options) {
      command.addAll(List.of("--java-options", option));
    }
    if (Engine.WINDOWS) {
      // Without it the launcher has no standard input and output.
      command.add("--win-console");
    }
    int result =
        ToolProvider.findFirst("jpackage")
            .orElseThrow(() -> new IllegalStateException("this JDK has no jpackage"))
            .run(System.out, System.err, command.toArray(String[]::new));
    if (result != 0) {
      throw new IllegalStateException("jpackage failed");
    }
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      List<Path> paths;
      try (Stream<Path> tree = Files.walk(folder)) {
        paths = tree.toList();
      }
      for (Path path : paths.reversed()) {
        Files.delete(path);
      }
    }
  }
}
