package chess.tools.queue;

import chess.tools.cli.UsageException;
import chess.tools.files.LineLog;
import chess.tools.match.MatchRecord;
import chess.tools.spsa.SpsaRounds;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;

/**
 * Where a queue keeps what it found: for each test its command, its results, what it printed, and
 * the table of what is done.
 */
final class TestFolder {
  private final Path folder;

  TestFolder(Path folder) throws IOException {
    this.folder = Files.createDirectories(folder);
  }

  /** How far a test is. */
  enum State {
    WAITING,
    BEGUN,
    DONE
  }

  /**
   * Keeps other queues out of this folder until it is closed.
   *
   * @throws UsageException if another one is at work
   */
  FileChannel lock() throws IOException, UsageException {
    FileChannel channel =
        FileChannel.open(
            folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (!isLocked(channel)) {
      channel.close();
      throw new UsageException(folder + " is in use by another queue");
    }
    return channel;
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      // The other queue runs in this very process.
      return false;
    }
  }

  Path table() {
    return folder.resolve("table.tsv");
  }

  Path page() {
    return folder.resolve("index.html");
  }

  /** What the test prints. */
  Path log(QueuedTest test) {
    return folder.resolve(test.name() + ".log");
  }

  private Path results(QueuedTest test) {
    return folder.resolve(
        test.name()
            + switch (test.kind()) {
              case MATCH -> ".games";
              case SPSA -> ".rounds";
            });
  }

  private Path command(QueuedTest test) {
    return folder.resolve(test.name() + ".command");
  }

  /** The command line of a test with the file that lets it go on after an interruption. */
  List<String> resumable(QueuedTest test) {
    String file =
        switch (test.kind()) {
          case MATCH -> "--results";
          case SPSA -> "--state";
        };
    return Stream.concat(test.words().stream(), Stream.of(file, results(test).toString())).toList();
  }

  /**
   * Makes sure that results at hand, if there are any, come from this very command.
   *
   * @throws UsageException if the command was changed after games were played
   */
  void claim(QueuedTest test) throws IOException, UsageException {
    String text = test.kind() + "\n" + String.join("\n", test.words()) + "\n";
    Path file = command(test);
    if (Files.exists(file) && Files.exists(results(test)) && !Files.readString(file).equals(text)) {
      throw new UsageException(
          test.name() + " has results of another command; give the changed one another name");
    }
    Files.writeString(file, text);
  }

  MatchRecord match(QueuedTest test) throws IOException, UsageException {
    return MatchRecord.read(test.words(), results(test));
  }

  List<SpsaRounds.Round> rounds(QueuedTest test) throws IOException {
    return SpsaRounds.read(results(test));
  }

  State state(QueuedTest test) throws IOException, UsageException {
    if (!Files.exists(results(test))) {
      return State.WAITING;
    }
    boolean done =
        switch (test.kind()) {
          case MATCH -> match(test).isDone();
          case SPSA -> rounds(test).size() >= SpsaRounds.planned(test.words());
        };
    return done ? State.DONE : State.BEGUN;
  }

  /** Adds a row to the table, under its heads if it is the first. */
  void addRow(String heads, String row) throws IOException {
    LineLog table = new LineLog(table());
    if (table.read().isEmpty()) {
      table.append(heads);
    }
    table.append(row);
  }

  /** Whether the table has a row for a test. */
  boolean hasRow(QueuedTest test) throws IOException {
    return new LineLog(table()).read().stream().anyMatch(r -> r.startsWith(test.name() + "\t"));
  }
}
