package chess.core.game;

import chess.core.board.Position;
import chess.core.notation.Fen;
import chess.core.notation.MoveTextException;
import chess.core.notation.San;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Tells which opening a game is. Openings are known by their positions, so transpositions are
 * recognised; the last named position of a game counts.
 *
 * <p>A table is text, one opening a line: code, name and moves separated by tabs, the moves in SAN
 * with or without numbers. Lines that begin with {@code #} or {@code eco} are headings.
 */
public final class OpeningNames {
  private static final String RESOURCE = "openings.tsv";
  private static final int COLUMNS = 3;

  private final Map<Long, Opening> byPosition;

  private OpeningNames(Map<Long, Opening> byPosition) {
    this.byPosition = byPosition;
  }

  /** The table that comes with the program; read when first asked for. */
  public static OpeningNames builtIn() {
    return BuiltIn.NAMES;
  }

  /**
   * Reads a table of your own.
   *
   * @throws IOException if the file cannot be read or a line of it makes no sense; the message
   *     names the line
   */
  public static OpeningNames load(Path file) throws IOException {
    try (Reader reader = Files.newBufferedReader(file)) {
      return read(reader);
    }
  }

  static OpeningNames read(Reader source) throws IOException {
    Map<Long, Opening> byPosition = new HashMap<>();
    BufferedReader reader = new BufferedReader(source);
    int number = 0;
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      number++;
      if (line.isBlank() || line.startsWith("#") || line.startsWith("eco\t")) {
        continue;
      }
      String[] columns = line.split("\t");
      if (columns.length < COLUMNS) {
        throw new IOException(
            "line " + number + ": expected code, name and moves separated by tabs");
      }
      try {
        byPosition.put(finalKey(columns[2]), new Opening(columns[0].strip(), columns[1].strip()));
      } catch (MoveTextException e) {
        throw new IOException("line " + number + ": " + e.getMessage(), e);
      }
    }
    return new OpeningNames(byPosition);
  }

  private static long finalKey(String moves) {
    Position position = Fen.start();
    for (String word : moves.strip().split("\\s+")) {
      if (!Character.isDigit(word.charAt(0)) || word.startsWith("0-0")) {
        position.make(San.parse(position, word));
      }
    }
    return position.key();
  }

  public int size() {
    return byPosition.size();
  }

  /** The opening of a game, empty if no position of it has a name. */
  public Optional<Opening> of(Game game) {
    return of(game.startPosition(), game.moves());
  }

  /** The opening that exactly the current position of a game belongs to. */
  Optional<Opening> ofFinalPosition(Game game) {
    return Optional.ofNullable(byPosition.get(game.position().key()));
  }

  public Optional<Opening> of(Position start, List<Integer> moves) {
    Position position = start.copy();
    Opening last = byPosition.get(position.key());
    for (int move : moves) {
      position.make(move);
      Opening here = byPosition.get(position.key());
      last = here == null ? last : here;
    }
    return Optional.ofNullable(last);
  }

  /** Holds the table, so that a program that names nothing does not read it. */
  private static final class BuiltIn {
    static final OpeningNames NAMES = read();

    private static OpeningNames read() {
      try (Reader reader =
          new InputStreamReader(
              OpeningNames.class.getResourceAsStream(RESOURCE), StandardCharsets.UTF_8)) {
        return OpeningNames.read(reader);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
