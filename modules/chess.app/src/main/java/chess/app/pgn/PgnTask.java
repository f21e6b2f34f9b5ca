package chess.app.pgn;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What is to be done with games.
 *
 * @param files where they are; none for the standard input
 * @param filter which of them are wanted
 * @param format what to write the wanted ones as; empty to count only
 * @param out the file to write to, instead of the standard output
 * @param json whether to sum up in one JSON object
 */
public record PgnTask(
    List<Path> files,
    GameFilter filter,
    Optional<GameFormat> format,
    Optional<Path> out,
    boolean json) {
  public PgnTask {
    files = List.copyOf(files);
  }
}
