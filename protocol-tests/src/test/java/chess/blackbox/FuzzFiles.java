package chess.blackbox;

import chess.testing.OutsideData;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Files that the fuzz names: a book, a network, games, names of openings, endgame tables if there
 * are any, each as it should be, cut off and with bytes changed. The lines that name them are said
 * as they are, for a changed name might lie anywhere on the machine.
 */
final class FuzzFiles {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int BYTES_CHANGED = 40;

  /** In a book a key, a move, its weight and what was learned. */
  private static final int BOOK_ENTRY_BYTES = 16;

  private static final long START_KEY = 0x463b96181691fc9cL;

  /** Rows and files of the squares, three bits each, beginning with the file of the target. */
  private static final short E2_E4 = 4 | 3 << 3 | 4 << 6 | 1 << 9;

  private static final List<String> TABLES = List.of("KQvK", "KRvK", "KPvK", "KBNvK");

  private static final String GAMES =
      """
      [Event "One"]
      [White "Anne"]
      [Black "Ben"]
      [Result "1-0"]

      1. e4 {a comment [%clk 0:01:00]} e5 2. Nf3 (2. f4 exf4) Nc6 3. Bb5 $1 a6 1-0

      [Event "Two"]
      [SetUp "1"]
      [FEN "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"]
      [Result "*"]

      1. a8=Q+ Kd7 *

      """;

  /** The lines of UCI, of XBoard's protocol and of the console that name the files. */
  static final List<String> UCI =
      """
      setoption name Book File value good.bin
      setoption name Book File value cut.bin
      setoption name Book File value changed.bin
      setoption name Book File value .
      setoption name Book File value nowhere.bin
      setoption name Book File value <empty>
      setoption name OwnBook value true
      setoption name OwnBook value false
      setoption name EvalFile value good.nnue
      setoption name EvalFile value cut.nnue
      setoption name EvalFile value changed.nnue
      setoption name EvalFile value <empty>
      setoption name SyzygyPath value tables
      setoption name SyzygyPath value changed-tables
      setoption name SyzygyPath value good.bin
      setoption name SyzygyPath value <empty>
      setoption name Debug Log File value one.log
      setoption name Debug Log File value two.log
      setoption name Debug Log File value tables
      setoption name Debug Log File value <empty>
      export_net written.nnue
      export_net tables
      """
          .lines()
          .toList();

  static final List<String> XBOARD =
      """
      option BookFile=good.bin
      option BookFile=changed.bin
      option BookFile=nowhere.bin
      option BookFile=
      option OwnBook=1
      option OwnBook=0
      option EvalFile=good.nnue
      option EvalFile=cut.nnue
      option EvalFile=
      egtpath syzygy tables
      egtpath syzygy changed-tables
      option SyzygyPath=
      option DebugLogFile=one.log
      option DebugLogFile=tables
      option DebugLogFile=
      """
          .lines()
          .toList();

  static final List<String> CONSOLE =
      """
      load good.pgn
      load good.pgn 2
      load cut.pgn
      load changed.pgn
      load good.bin
      load tables
      save written.pgn
      save tables
      opening good.tsv
      opening changed.tsv
      book good.bin
      book cut.bin
      book own
      book off
      egtpath syzygy changed-tables
      """
          .lines()
          .toList();

  private final Path folder;

  private FuzzFiles(Path folder) {
    this.folder = folder;
  }

  /** Makes the files unless they are there. */
  static FuzzFiles in(Path folder) {
    FuzzFiles files = new FuzzFiles(folder);
    try {
      if (!Files.exists(folder.resolve("good.bin"))) {
        files.make();
      }
      return files;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void make() throws IOException, InterruptedException {
    Path network = folder.resolve("good.nnue");
    try (EngineProcess engine = EngineProcess.start(folder)) {
      engine.write("uci\nexport_net good.nnue\n");
      engine.await("info string the network was written", PATIENCE);
    }
    damage("good.nnue", Files.readAllBytes(network));
    write("good.pgn", GAMES.getBytes(StandardCharsets.UTF_8));
    write(
        "good.tsv",
        "eco\tname\tpgn\nA00\tMine\t1. a3\nB00\tYours\t1. e4 a6\n"
            .getBytes(StandardCharsets.UTF_8));
    Files.createDirectory(folder.resolve("tables"));
    Files.createDirectory(folder.resolve("changed-tables"));
    if (OutsideData.isNamed()) {
      tables(OutsideData.find("syzygy"));
    }
    ByteBuffer book = ByteBuffer.allocate(BOOK_ENTRY_BYTES);
    book.putLong(START_KEY).putShort(E2_E4).putShort((short) 1).putInt(0);
    write("good.bin", book.array());
  }

  private void write(String name, byte[] bytes) throws IOException {
    Files.write(folder.resolve(name), bytes);
    damage(name, bytes);
  }

  private void damage(String name, byte[] bytes) throws IOException {
    Files.write(
        folder.resolve(name.replace("good", "cut")), Arrays.copyOf(bytes, bytes.length * 2 / 3));
    Files.write(folder.resolve(name.replace("good", "changed")), changed(bytes));
  }

  private void tables(Path source) throws IOException {
    for (String name : TABLES) {
      try (DirectoryStream<Path> kinds = Files.newDirectoryStream(source, name + ".*")) {
        for (Path table : kinds) {
          byte[] bytes = Files.readAllBytes(table);
          String file = table.getFileName().toString();
          Files.write(folder.resolve("tables").resolve(file), bytes);
          Files.write(folder.resolve("changed-tables").resolve(file), changed(bytes));
        }
      }
    }
  }

  private static byte[] changed(byte[] bytes) {
    byte[] result = bytes.clone();
    Random random = new Random(bytes.length);
    for (int i = 0; i < BYTES_CHANGED; i++) {
      result[random.nextInt(result.length)] = (byte) random.nextInt();
    }
    return result;
  }

  /** Removes what the program has written, so that nothing grows from process to process. */
  void removeWritten() {
    for (String name : List.of("one.log", "two.log", "written.pgn", "written.nnue")) {
      try {
        Files.deleteIfExists(folder.resolve(name));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
