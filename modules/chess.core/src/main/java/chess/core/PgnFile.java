package chess.core;

import chess.core.game.PgnException;
import chess.core.game.PgnReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Games in portable game notation. Reading is lazy: a stream holds one game at a time, however
 * large the file. Every move is checked against the rules.
 *
 * <pre>{@code
 * try (Stream<GameRecord> games = PgnFile.games(Path.of("games.pgn"))) {
 *   long draws = games.filter(game -> game.result().equals("1/2-1/2")).count();
 * }
 * }</pre>
 *
 * Bytes are read as UTF-8, and as Latin-1 where they are none. Moves may be in algebraic notation
 * or squares.
 */
public final class PgnFile {
  private PgnFile() {}

  /**
   * The games of a file. Closing the stream closes the file.
   *
   * @param file a PGN file
   * @return a lazy, sequential stream, which throws a {@link PgnFormatException} at a game that
   *     cannot be read and an {@link UncheckedIOException} if reading fails
   * @throws UncheckedIOException if the file cannot be opened
   */
  public static Stream<GameRecord> games(Path file) {
    return games(open(file), PgnFile::refuse);
  }

  /**
   * The games of a file, without those that cannot be read. Closing the stream closes the file.
   *
   * @param file a PGN file
   * @param broken hears of each game that cannot be read; the stream goes on with the one after it
   * @return a lazy, sequential stream, which throws an {@link UncheckedIOException} if reading
   *     fails
   * @throws UncheckedIOException if the file cannot be opened
   */
  public static Stream<GameRecord> games(Path file, Consumer<PgnFormatException> broken) {
    return games(open(file), broken);
  }

  /**
   * The games of an input, which may come over a network or out of an archive. Closing the stream
   * closes the input.
   *
   * @param input bytes of PGN
   * @param broken hears of each game that cannot be read; the stream goes on with the one after it
   * @return a lazy, sequential stream, which throws an {@link UncheckedIOException} if reading
   *     fails
   */
  public static Stream<GameRecord> games(InputStream input, Consumer<PgnFormatException> broken) {
    return stream(PgnReader.of(input), broken);
  }

  /**
   * The games of characters. Closing the stream closes the reader.
   *
   * @param reader text of PGN
   * @param broken hears of each game that cannot be read; the stream goes on with the one after it
   * @return a lazy, sequential stream, which throws an {@link UncheckedIOException} if reading
   *     fails
   */
  public static Stream<GameRecord> games(Reader reader, Consumer<PgnFormatException> broken) {
    return stream(new PgnReader(reader), broken);
  }

  /**
   * All games of a text.
   *
   * @param text any number of games
   * @return an unmodifiable list
   * @throws PgnFormatException at the first game that cannot be read
   */
  public static List<GameRecord> parse(String text) {
    try (Stream<GameRecord> games = games(new StringReader(text), PgnFile::refuse)) {
      return games.toList();
    }
  }

  /**
   * Writes games into a file. What the file held before is lost only when all of them are written.
   *
   * @param file where to
   * @param games one or more games, written as they come
   * @throws UncheckedIOException if the file cannot be written
   */
  public static void write(Path file, Stream<GameRecord> games) {
    Path target = file.toAbsolutePath();
    Path unfinished = target.resolveSibling(target.getFileName() + ".unfinished");
    try {
      try (BufferedWriter writer = Files.newBufferedWriter(unfinished)) {
        for (Iterator<GameRecord> rest = games.iterator(); rest.hasNext(); ) {
          writer.write(rest.next().toPgn());
        }
      } catch (IOException | RuntimeException e) {
        Files.deleteIfExists(unfinished);
        throw e;
      }
      Files.move(unfinished, target, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write " + file + ": " + e.getMessage(), e);
    }
  }

  private static void refuse(PgnFormatException broken) {
    throw broken;
  }

  private static InputStream open(Path file) {
    try {
      return Files.newInputStream(file);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file + ": " + e.getMessage(), e);
    }
  }

  private static Stream<GameRecord> stream(PgnReader reader, Consumer<PgnFormatException> broken) {
    Spliterator<GameRecord> games =
        new Spliterators.AbstractSpliterator<>(
            Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL) {
          @Override
          public boolean tryAdvance(Consumer<? super GameRecord> action) {
            Optional<GameRecord> game = next(reader, broken);
            game.ifPresent(action);
            return game.isPresent();
          }
        };
    return StreamSupport.stream(games, false).onClose(() -> close(reader));
  }

  private static Optional<GameRecord> next(PgnReader reader, Consumer<PgnFormatException> broken) {
    while (true) {
      try {
        return reader.next().map(GameRecord::new);
      } catch (PgnException e) {
        broken.accept(new PgnFormatException(e));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private static void close(PgnReader reader) {
    try {
      reader.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
