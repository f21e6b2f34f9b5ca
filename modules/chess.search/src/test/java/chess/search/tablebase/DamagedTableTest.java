package chess.search.tablebase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.core.notation.Fen;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Damaged, cut-off and foreign files are named once and otherwise ignored. */
class DamagedTableTest {
  private static final int MUTATIONS = 5_000;
  private static final String QUEEN_ENDING = "8/8/4k3/8/8/3QK3/8/8 w - - 0 1";

  @Test
  void mutatedTablesAnswerOrAreRefused() throws IOException {
    int[] outcomes = new int[3];
    for (String name : List.of("KQvK.rtbw", "KQvK.rtbz", "KPvK.rtbw", "KRvKP.rtbz")) {
      byte[] bytes = Files.readAllBytes(SharedTables.folder().resolve(name));
      long material = Material.key(name.substring(0, name.indexOf('.')));
      Random random = new Random(name.hashCode());
      for (int i = 0; i < MUTATIONS / 4; i++) {
        outcomes[probe(mutate(bytes, random), material, name.endsWith("z"))]++;
      }
    }
    assertTrue(outcomes[0] > 0 && outcomes[1] > 0, Arrays.toString(outcomes));
  }

  @Test
  void brokenFilesAreNamedOnce(@TempDir Path folder) throws IOException {
    byte[] good = Files.readAllBytes(SharedTables.folder().resolve("KQvK.rtbw"));
    Files.write(folder.resolve("KQvK.rtbw"), Arrays.copyOf(good, good.length / 2));
    Files.write(folder.resolve("KRvK.rtbw"), good);
    Files.write(folder.resolve("KBvK.rtbw"), new byte[0]);
    Files.writeString(folder.resolve("KNvK.rtbw"), "not a table");
    Files.writeString(folder.resolve("Readme.rtbw"), "not even a name");
    List<String> complaints = new ArrayList<>();
    try (Tablebases tables = Tablebases.open(folder.toString(), complaints::add)) {
      TablebaseProbe probe = new TablebaseProbe(tables);
      for (int i = 0; i < 2; i++) {
        assertEquals(Wdl.UNKNOWN, probe.wdl(Fen.parse(QUEEN_ENDING)));
        assertEquals(Wdl.UNKNOWN, probe.wdl(Fen.parse("8/8/4k3/8/8/3RK3/8/8 w - - 0 1")));
        assertEquals(Wdl.UNKNOWN, probe.wdl(Fen.parse("8/8/4k3/8/8/3BK3/8/8 w - - 0 1")));
        assertEquals(Wdl.UNKNOWN, probe.wdl(Fen.parse("8/8/4k3/8/8/3NK3/8/8 w - - 0 1")));
      }
    }
    assertEquals(4, complaints.size(), complaints.toString());
    assertTrue(complaints.getFirst().contains("KQvK.rtbw"), complaints.toString());
  }

  @Test
  void missingFoldersAreReported() {
    try (Tablebases tables = Tablebases.open("/no/such/folder", text -> {})) {
      assertEquals(0, tables.maxMen());
      assertNotNull(tables.report().getFirst());
      assertTrue(tables.report().getFirst().contains("/no/such/folder"));
    }
    assertTrue(Tablebases.open("", text -> {}).report().isEmpty());
  }

  private static byte[] mutate(byte[] bytes, Random random) {
    byte[] mutated =
        random.nextInt(4) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes.clone();
    int changes = 1 + random.nextInt(8);
    // Half of the changes hit the header, where they hurt most.
    for (int i = 0; i < changes && mutated.length > 0; i++) {
      int range = random.nextBoolean() ? Math.min(256, mutated.length) : mutated.length;
      mutated[random.nextInt(range)] = (byte) random.nextInt();
    }
    return mutated;
  }

  /**
   * 0: refused when opened, 1: answered, 2: found out when probed. Any other exception fails the
   * test.
   */
  private static int probe(byte[] bytes, long material, boolean isDtz) {
    Table table;
    try {
      table = new Table(MemorySegment.ofArray(bytes), material, isDtz);
    } catch (IOException e) {
      assertTrue(e.getMessage() != null && !e.getMessage().isBlank());
      return 0;
    }
    Placement placement = new Placement();
    Position position = Fen.parse(positionWith(material));
    try {
      int value = isDtz ? table.dtz(position, placement, Wdl.WIN) : table.wdl(position, placement);
      assertTrue(value >= Wdl.LOSS);
      return 1;
    } catch (IndexOutOfBoundsException e) {
      return 2;
    }
  }

  private static String positionWith(long material) {
    if (material == Material.key("KQvK")) {
      return QUEEN_ENDING;
    }
    return material == Material.key("KPvK")
        ? "8/8/4k3/8/8/3PK3/8/8 w - - 0 1"
        : "8/8/4k3/4p3/8/8/3RK3/8 w - - 0 1";
  }
}
