package chess.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** A name alone says which class is meant. */
final class ClassNamesTest {
  private static final Set<String> NO_CLASSES = Set.of("module-info.java", "package-info.java");

  /**
   * The values of the library have the names of the field, and so have the static helpers for ints
   * that the library hides, see {@code docs/adr/0009}; each program begins with {@code Main}.
   */
  private static final Set<String> KNOWN_TWINS =
      Set.of("Main.java", "Move.java", "Piece.java", "PieceType.java", "Square.java");

  @Test
  void noNameStandsForTwoClasses() throws IOException {
    List<Path> program =
        Repository.javaFiles().stream()
            .filter(file -> Repository.root().relativize(file).startsWith("modules"))
            .filter(file -> file.toString().replace('\\', '/').contains("/src/main/"))
            .toList();
    assertEquals(new TreeSet<>(KNOWN_TWINS), twins(program));
  }

  @Test
  void twinsAreFound() {
    List<Path> files =
        List.of(
            Path.of("modules/a/Board.java"),
            Path.of("modules/a/package-info.java"),
            Path.of("modules/b/Clock.java"),
            Path.of("modules/b/package-info.java"),
            Path.of("modules/c/Board.java"));
    assertEquals(Set.of("Board.java"), twins(files));
  }

  private static Set<String> twins(Collection<Path> files) {
    Set<String> seen = new TreeSet<>();
    Set<String> twins = new TreeSet<>();
    for (Path file : files) {
      String name = file.getFileName().toString();
      if (!NO_CLASSES.contains(name) && !seen.add(name)) {
        twins.add(name);
      }
    }
    return twins;
  }
}
