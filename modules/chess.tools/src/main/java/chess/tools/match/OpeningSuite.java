package chess.tools.match;

import chess.core.game.Game;
import chess.core.game.Pgn;
import chess.core.game.PgnGame;
import chess.core.notation.Fen;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * Openings to play: the lines of an EPD or FEN file, or the games of a PGN file, either plain or as
 * the first such file of a zip. Positions are read only when they are played, as the good books
 * hold hundreds of thousands.
 */
final class OpeningSuite {
  private static final int FEN_FIELDS = 4;

  private final List<String> lines;
  private final List<StartingLine> games;

  private OpeningSuite(List<String> lines, List<StartingLine> games) {
    this.lines = lines;
    this.games = games;
  }

  /** Games from the start position. */
  static OpeningSuite startPosition() {
    return new OpeningSuite(List.of(Fen.START), List.of());
  }

  /**
   * Reads a file.
   *
   * @param plies how many moves of a PGN game belong to the opening
   */
  static OpeningSuite read(Path file, int plies) throws IOException {
    try (InputStream stream = Files.newInputStream(file)) {
      if (!file.toString().endsWith(".zip")) {
        return read(file.toString(), stream, plies);
      }
      ZipInputStream zip = new ZipInputStream(stream);
      ZipEntry entry = zip.getNextEntry();
      while (entry != null && entry.isDirectory()) {
        entry = zip.getNextEntry();
      }
      if (entry == null) {
        throw new IOException(file + " is no zip, or an empty one");
      }
      return read(entry.getName(), zip, plies);
    }
  }

  private static OpeningSuite read(String name, InputStream stream, int plies) throws IOException {
    OpeningSuite book =
        name.endsWith(".pgn")
            ? new OpeningSuite(List.of(), readGames(stream, plies))
            : new OpeningSuite(readLines(stream), List.of());
    if (book.size() == 0) {
      throw new IOException(name + " holds no opening");
    }
    return book;
  }

  private static List<String> readLines(InputStream stream) throws IOException {
    List<String> lines = new ArrayList<>();
    BufferedReader reader =
        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      if (!line.isBlank() && !line.startsWith("#")) {
        lines.add(line);
      }
    }
    return lines;
  }

  private static List<StartingLine> readGames(InputStream stream, int plies) throws IOException {
    String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    List<StartingLine> openings = new ArrayList<>();
    for (PgnGame pgn : Pgn.parse(text)) {
      Game game = pgn.game();
      List<Integer> moves = game.moves();
      openings.add(
          new StartingLine(game.startPosition(), moves.subList(0, Math.min(plies, moves.size()))));
    }
    return openings;
  }

  int size() {
    return lines.size() + games.size();
  }

  /** The order in which to play the openings. */
  int[] order(boolean shuffled, long seed) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < size(); i++) {
      order.add(i);
    }
    if (shuffled) {
      Collections.shuffle(order, new Random(seed));
    }
    return order.stream().mapToInt(Integer::intValue).toArray();
  }

  /**
   * An opening by its place in the file.
   *
   * @throws IllegalArgumentException if its line holds no legal position
   */
  StartingLine opening(int index) {
    return lines.isEmpty()
        ? games.get(index)
        : new StartingLine(Fen.parse(fen(lines.get(index))), List.of());
  }

  /** The position of an EPD line: four fields, and the two counters if they follow. */
  static String fen(String line) {
    String[] words = line.strip().split("\\s+");
    StringBuilder fen = new StringBuilder();
    for (int i = 0; i < words.length; i++) {
      if (i < FEN_FIELDS || i < FEN_FIELDS + 2 && words[i].matches("\\d+")) {
        fen.append(i == 0 ? "" : " ").append(words[i]);
      } else {
        break;
      }
    }
    return fen.toString();
  }
}
