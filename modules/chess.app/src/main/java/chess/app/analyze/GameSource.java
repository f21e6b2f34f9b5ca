package chess.app.analyze;

import chess.core.file.FileTrouble;
import chess.core.game.Pgn;
import chess.core.game.PgnException;
import chess.core.game.PgnGame;
import chess.core.game.PgnReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The games of one file after the other, numbered through, and only those of a shard. */
final class GameSource implements Closeable {
  /**
   * A game, or why there is none, or both if only its beginning can be read.
   *
   * @param number its place among all games, from 1
   * @param game what can be read of it
   * @param trouble what is wrong with it, in one line; empty if nothing is
   */
  record Item(int number, Optional<PgnGame> game, String trouble) {}

  private final List<Path> files;
  private final Shard shard;
  private int file;
  private PgnReader reader;
  private int number;

  private GameSource(List<Path> files, Shard shard, PgnReader reader) {
    this.files = files;
    this.shard = shard;
    this.reader = reader;
  }

  /** Games from a stream. */
  static GameSource of(InputStream stream, Shard shard) {
    return new GameSource(List.of(), shard, PgnReader.of(stream));
  }

  /**
   * Games from files.
   *
   * @throws IOException if one of them cannot be opened; the message says so in one line
   */
  static GameSource of(List<Path> files, Shard shard) throws IOException {
    for (Path file : files) {
      open(file).close();
    }
    return new GameSource(files, shard, open(files.getFirst()));
  }

  private static InputStream openStream(Path file) throws IOException {
    try {
      if (Files.isDirectory(file)) {
        throw new IOException(file.toString());
      }
      return Files.newInputStream(file);
    } catch (IOException e) {
      throw FileTrouble.reading(file, e);
    }
  }

  private static PgnReader open(Path file) throws IOException {
    return PgnReader.of(openStream(file));
  }

  /**
   * The next game of the shard; empty at the end.
   *
   * @throws IOException if a file cannot be read any further; the message says so in one line
   */
  Optional<Item> next() throws IOException {
    while (true) {
      Optional<Item> item = read();
      if (item.isEmpty() || shard.has(item.get().number())) {
        return item;
      }
    }
  }

  private Optional<Item> read() throws IOException {
    while (true) {
      try {
        Optional<PgnGame> game = reader.next();
        if (game.isPresent()) {
          number++;
          return Optional.of(new Item(number, game.map(GameSource::asWritten), ""));
        }
        if (file + 1 >= files.size()) {
          return Optional.empty();
        }
        reader.close();
        file++;
        reader = open(files.get(file));
      } catch (PgnException e) {
        number++;
        String where = files.size() > 1 ? files.get(file) + ": " : "";
        Optional<PgnGame> part = e.legalPart().map(GameSource::asWritten);
        return Optional.of(new Item(number, part, where + e.getMessage()));
      }
    }
  }

  /**
   * The game as it reads after it was written once, so that it is the same whether it comes from a
   * file of games or from the record of its analysis.
   */
  private static PgnGame asWritten(PgnGame game) {
    return Pgn.parse(Pgn.format(game)).getFirst();
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
