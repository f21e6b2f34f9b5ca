package chess.app;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The files of the repository, for tests that look at all of it. */
final class Repository {
  private static final Set<String> GENERATED = Set.of("build", "target", "node_modules");

  private Repository() {}

  /** The root folder; tests are started in the folder of their module. */
  static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.exists(folder.resolve("settings.gradle.kts"))) {
      folder = folder.getParent();
    }
    return folder;
  }

  static String read(String file) throws IOException {
    return Files.readString(root().resolve(file));
  }

  /** All Java files that people wrote. */
  static List<Path> javaFiles() throws IOException {
    return files(".java");
  }

  /** All files that people wrote and whose names end like this. */
  static List<Path> files(String ending) throws IOException {
    List<Path> files = new ArrayList<>();
    Files.walkFileTree(
        root(),
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            String name = folder.getFileName().toString();
            return name.startsWith(".") || GENERATED.contains(name)
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (file.toString().endsWith(ending)) {
              files.add(file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return files;
  }
}
