package chess.search.tablebase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.core.notation.Fen;
import chess.search.tablebase.writer.WrittenTables;
import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Damaged, cut-off and foreign files are named once and otherwise ignored. */
@Timeout(600)
class DamagedTableTest {
  private static final int FEW = 500;
  private static final int MANY = 10_000;
  private static final int POSITIONS = 8;
  private static final int HEADER = 256;
  private static final int MOST_CHANGES = 8;

  /** A file to damage and the men it is about. */
  private record Victim(String file, String men) {}

  private static final List<Victim> VICTIMS =
      List.of(
          new Victim("KQvK.rtbw", "Q"),
          new Victim("KQvK.rtbz", "Q"),
          new Victim("KPvK.rtbw", "P"),
          new Victim("KPvK.rtbz", "P"),
          new Victim("KNNvK.rtbw", "NN"),
          new Victim("KPvKP.rtbw", "P-P"),
          new Victim("KQvKR.rtbz", "Q-R"));

  @TempDir private Path folder;

  @Test
  void mutatedTablesAnswerOrAreRefused() throws IOException {
    probeMutations(FEW);
  }

  @Test
  @Tag("slow")
  void manyMutatedTablesAnswerOrAreRefused() throws IOException {
    probeMutations(MANY);
  }

  /** Writes damaged files and asks for positions as a search does, with all other tables whole. */
  private void probeMutations(int count) throws IOException {
    String path = folder + File.pathSeparator + WrittenTables.folder();
    Random random = new Random(count);
    int[] outcomes = new int[2];
    for (int i = 0; i < count; i++) {
      Victim victim = VICTIMS.get(i % VICTIMS.size());
      Path damaged = folder.resolve(victim.file);
      Files.write(damaged, mutate(Files.readAllBytes(WrittenTables.file(victim.file)), random));
      List<String> complaints = new ArrayList<>();
      try (Tablebases tables = Tablebases.open(path, complaints::add)) {
        probe(new TablebaseProbe(tables), victim, random);
      }
      assertTrue(complaints.size() <= 1, complaints.toString());
      if (!complaints.isEmpty()) {
        assertTrue(complaints.getFirst().contains(damaged.toString()), complaints.toString());
      }
      outcomes[complaints.size()]++;
      Files.delete(damaged);
    }
    assertTrue(outcomes[0] > 0 && outcomes[1] > 0, Arrays.toString(outcomes));
  }

  private static void probe(TablebaseProbe probe, Victim victim, Random random) {
    for (int i = 0; i < POSITIONS; i++) {
      Position position = EndgamePositions.random(random, victim.men);
      String before = Fen.format(position);
      int wdl = probe.wdl(position);
      assertTrue(wdl == Wdl.UNKNOWN || wdl >= Wdl.LOSS && wdl <= Wdl.WIN, () -> before + wdl);
      probe.dtz(position);
      assertEquals(before, Fen.format(position), "the position is as it was");
    }
  }

  private static byte[] mutate(byte[] bytes, Random random) {
    byte[] mutated =
        random.nextInt(4) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes;
    int changes = 1 + random.nextInt(MOST_CHANGES);
    // Half of the changes hit the header, where they hurt most.
    for (int i = 0; i < changes && mutated.length > 0; i++) {
      int range = random.nextBoolean() ? Math.min(HEADER, mutated.length) : mutated.length;
      mutated[random.nextInt(range)] = (byte) random.nextInt();
    }
    return mutated;
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void nobodyWaitsForAPipe() throws IOException, InterruptedException {
    Path pipe = folder.resolve("KQvK.rtbw");
    assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
    List<String> complaints = new ArrayList<>();
    try (Tablebases tables = Tablebases.open(folder.toString(), complaints::add)) {
      Position position = Fen.parse("8/8/4k3/8/8/3QK3/8/8 w - - 0 1");
      assertEquals(Wdl.UNKNOWN, new TablebaseProbe(tables).wdl(position));
    }
    assertEquals(List.of("ignoring the tablebase " + pipe + ": it is not a file"), complaints);
  }

  @Test
  void brokenFilesAreNamedOnce() throws IOException {
    byte[] good = Files.readAllBytes(WrittenTables.file("KQvK.rtbw"));
    Files.write(folder.resolve("KQvK.rtbw"), Arrays.copyOf(good, good.length / 2));
    Files.write(folder.resolve("KRvK.rtbw"), good);
    Files.write(folder.resolve("KBvK.rtbw"), new byte[0]);
    Files.writeString(folder.resolve("KNvK.rtbw"), "not a table");
    Files.writeString(folder.resolve("Readme.rtbw"), "not even a name");
    Files.createDirectory(folder.resolve("KPvK.rtbw"));
    List<String> complaints = new ArrayList<>();
    try (Tablebases tables = Tablebases.open(folder.toString(), complaints::add)) {
      TablebaseProbe probe = new TablebaseProbe(tables);
      for (int i = 0; i < 2; i++) {
        for (char letter : "QRBNP".toCharArray()) {
          Position position = Fen.parse("8/8/4k3/8/8/3" + letter + "K3/8/8 w - - 0 1");
          assertEquals(Wdl.UNKNOWN, probe.wdl(position));
          assertEquals(TablebaseProbe.UNKNOWN, probe.dtz(position));
        }
      }
    }
    assertEquals(5, complaints.size(), complaints.toString());
    assertTrue(complaints.getFirst().contains("KQvK.rtbw"), complaints.toString());
  }

  @Test
  void aFileCutOffWhileInUseIsGivenUp() throws IOException {
    Path file = folder.resolve("KPvK.rtbw");
    Files.write(file, Files.readAllBytes(WrittenTables.file("KPvK.rtbw")));
    List<String> complaints = new ArrayList<>();
    Position position = Fen.parse("8/8/4k3/8/8/3PK3/8/8 w - - 0 1");
    try (Tablebases tables = Tablebases.open(folder.toString(), complaints::add)) {
      TablebaseProbe probe = new TablebaseProbe(tables);
      assertEquals(Wdl.WIN, probe.wdl(position));
      try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
        channel.truncate(0);
      }
      assertEquals(Wdl.UNKNOWN, probe.wdl(position));
    }
    assertEquals(1, complaints.size(), complaints.toString());
  }

  @Test
  void foldersWithoutTablesAreReported(@TempDir Path empty) {
    try (Tablebases tables = Tablebases.open("/no/such/folder", text -> {})) {
      assertEquals(0, tables.maxMen());
    }
    List<String> problems = Tablebases.problems("/no/such/folder");
    assertEquals(List.of("cannot read the tablebase folder /no/such/folder"), problems);
    assertEquals(List.of("found no tablebases in " + empty), Tablebases.problems(empty.toString()));
    assertTrue(Tablebases.open("", text -> {}).report().isEmpty());
    assertTrue(Tablebases.problems("").isEmpty());
  }
}
