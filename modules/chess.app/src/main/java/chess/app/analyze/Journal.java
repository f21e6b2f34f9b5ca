package chess.app.analyze;

import chess.app.json.JsonObject;
import chess.core.file.FileTrouble;
import chess.core.game.PgnGame;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * The games that are finished, in a file beside the results for as long as the analysis is not
 * complete. Whatever interrupts it, another run can go on from there: the first line tells the
 * settings, each other one is the record of a game.
 */
final class Journal implements Closeable {
  private static final String SUFFIX = ".journal";
  private static final String OLD = "~";

  private final Path file;
  private final FileChannel channel;
  private final BufferedReader earlier;
  private Optional<GameJson.Entry> ahead = Optional.empty();
  private boolean passed;

  private Journal(Path file, FileChannel channel, BufferedReader earlier, boolean isNew) {
    this.file = file;
    this.channel = channel;
    this.earlier = earlier;
    passed = isNew;
  }

  static Path beside(Path output) {
    return output.resolveSibling(output.getFileName() + SUFFIX);
  }

  /**
   * Makes room for a new journal.
   *
   * @return whether there was one of an earlier run, which is kept under another name
   */
  static boolean putAside(Path output) throws IOException {
    Path file = beside(output);
    if (!Files.isRegularFile(file)) {
      return false;
    }
    Files.move(file, asideOf(file), StandardCopyOption.REPLACE_EXISTING);
    return true;
  }

  static Path asideOf(Path file) {
    return file.resolveSibling(file.getFileName() + OLD);
  }

  /**
   * Opens the journal beside an output; there need not be one yet.
   *
   * @param settings what the results depend on
   * @throws IOException if there is one with other settings or another run has it open; the message
   *     says so in one line
   */
  static Journal open(Path output, String settings) throws IOException {
    Path file = beside(output);
    String head = new JsonObject().put("settings", settings) + "\n";
    try {
      FileChannel channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      lock(channel);
      cutUnfinishedLine(file);
      BufferedReader earlier = Files.newBufferedReader(file);
      String first = earlier.readLine();
      if (first == null) {
        channel.write(ByteBuffer.wrap(head.getBytes(StandardCharsets.UTF_8)));
      } else if (!head.equals(first + "\n")) {
        channel.close();
        throw new IOException("it is of an analysis with other settings or other games");
      }
      channel.position(channel.size());
      return new Journal(file, channel, earlier, first == null);
    } catch (IOException e) {
      throw FileTrouble.reading(file, e);
    }
  }

  private static void lock(FileChannel channel) throws IOException {
    try {
      if (channel.tryLock() != null) {
        return;
      }
    } catch (OverlappingFileLockException e) {
      // By this very program.
    }
    channel.close();
    throw new IOException("another analysis is writing it");
  }

  /** A line that was being written when the program ended. */
  private static void cutUnfinishedLine(Path file) throws IOException {
    try (RandomAccessFile access = new RandomAccessFile(file.toFile(), "rw")) {
      long end = access.length();
      while (end > 0) {
        access.seek(end - 1);
        if (access.read() == '\n') {
          break;
        }
        end--;
      }
      access.setLength(end);
    }
  }

  /**
   * What an earlier run found out about a game. Games are asked for in their order.
   *
   * @throws IOException if it was another game; the message says so in one line
   */
  Optional<AnalysedGame> recorded(int number, PgnGame game) throws IOException {
    while (!passed && (ahead.isEmpty() || ahead.get().number() < number)) {
      String line = earlier.readLine();
      // What comes then is of this run.
      passed = line == null;
      if (!passed) {
        ahead = Optional.of(parse(line));
      }
    }
    if (ahead.isEmpty() || ahead.get().number() != number) {
      return Optional.empty();
    }
    AnalysedGame recorded = ahead.get().game().orElseThrow();
    if (!GameJson.isOf(recorded, game)) {
      throw new IOException("cannot go on from " + file + ": game " + number + " is another one");
    }
    return Optional.of(recorded);
  }

  private GameJson.Entry parse(String line) throws IOException {
    try {
      return GameJson.parse(line);
    } catch (IllegalArgumentException e) {
      throw new IOException("cannot go on from " + file + ": " + e.getMessage(), e);
    }
  }

  /** Keeps a game that is finished. */
  void add(AnalysedGame game) throws IOException {
    ByteBuffer line = ByteBuffer.wrap((GameJson.of(game) + "\n").getBytes(StandardCharsets.UTF_8));
    while (line.hasRemaining()) {
      channel.write(line);
    }
  }

  /** The analysis is complete, and nobody needs to go on. */
  void remove() throws IOException {
    close();
    Files.deleteIfExists(file);
  }

  @Override
  public void close() throws IOException {
    earlier.close();
    channel.close();
  }
}
