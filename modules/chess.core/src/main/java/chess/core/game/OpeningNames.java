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
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Tells which opening a game is. Openings are known by their positions, so transpositions are
 * recognised; the last named position of a game counts.
 *
 * <p>A table is text, one opening a line: code, name and moves separated by tabs, the moves in SAN
 * with or without numbers. Lines that begin with {@code #} or {@code eco} are headings.
 */
public final class OpeningNames {
  private static final String RESOURCE = "openings.tsv";
  private static final String SUFFIX = ".tsv";
  private static final int COLUMNS = 3;
  private static final Pattern MOVE_NUMBER = Pattern.compile("\\d+\\.+");

  private final Map<Long, Opening> byPosition;

  private OpeningNames(Map<Long, Opening> byPosition) {
    this.byPosition = byPosition;
  }

  /** The table that comes with the program; read when first asked for. */
  public static OpeningNames builtIn() {
    return BuiltIn.NAMES;
  }

  /**
   * Reads a table of your own: a file, or all files of a folder whose names end in {@code .tsv}.
   *
   * @throws IOException if a file cannot be read or a line of it makes no sense; the message names
   *     the line
   */
  public static OpeningNames load(Path path) throws IOException {
    Map<Long, Opening> byPosition = new HashMap<>();
    for (Path file : files(path)) {
      try (Reader reader = Files.newBufferedReader(file)) {
        read(reader, byPosition);
      } catch (CharacterCodingException e) {
        throw new IOException("it is not text in UTF-8", e);
      }
    }
    if (byPosition.isEmpty()) {
      throw new IOException("it names no openings");
    }
    return new OpeningNames(byPosition);
  }

  private static List<Path> files(Path path) throws IOException {
    if (!Files.isDirectory(path)) {
      return List.of(path);
    }
    List<Path> files = new ArrayList<>();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(path, "*" + SUFFIX)) {
      entries.forEach(files::add);
    }
    Collections.sort(files);
    return files;
  }

  static OpeningNames read(Reader source) throws IOException {
    Map<Long, Opening> byPosition = new HashMap<>();
    read(source, byPosition);
    return new OpeningNames(byPosition);
  }

  private static void read(Reader source, Map<Long, Opening> byPosition) throws IOException {
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
  }

  private static long finalKey(String moves) {
    Position position = Fen.start();
    for (String word : MOVE_NUMBER.matcher(moves).replaceAll(" ").strip().split("\\s+")) {
      position.make(San.parse(position, word));
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
