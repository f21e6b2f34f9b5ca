package chess.app.analyze;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Where analysed games go.
 *
 * @param games the file for the games, empty for standard output
 * @param json whether the games are written as JSON, one in a line, and not as PGN
 * @param page where the page for a browser goes, empty for none
 */
public record Outputs(Optional<Path> games, boolean json, Optional<Path> page) {
  /** The games as PGN on standard output. */
  public static final Outputs STANDARD = new Outputs(Optional.empty(), false, Optional.empty());

  /** The first file that is written; none if all goes to standard output. */
  Optional<Path> first() {
    return games.or(() -> page);
  }
}
