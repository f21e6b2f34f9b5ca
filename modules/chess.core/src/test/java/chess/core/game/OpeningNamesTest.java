package chess.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import chess.core.notation.San;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpeningNamesTest {
  @Test
  void gamesAreNamedByTheirLastKnownPosition() {
    Game game = play("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O h5");
    assertEquals(
        "C78 Ruy Lopez, Morphy Defense, Normal Variation",
        OpeningNames.builtIn().of(game).orElseThrow().toString());
  }

  @Test
  void transpositionsAreRecognised() {
    Opening direct = OpeningNames.builtIn().of(play("d4 d5 c4 e6")).orElseThrow();
    assertEquals(direct, OpeningNames.builtIn().of(play("c4 e6 d4 d5")).orElseThrow());
  }

  @Test
  void withoutMovesThereIsNoOpening() {
    assertEquals(Optional.empty(), OpeningNames.builtIn().of(new Game()));
  }

  @Test
  void theTableNamesAFewHundredOpenings() {
    assertTrue(OpeningNames.builtIn().size() > 200);
  }

  @Test
  void otherTablesMayNumberTheirMoves() throws IOException {
    OpeningNames names =
        OpeningNames.read(new StringReader("eco\tname\tpgn\nA00\tMine\t1. a3 a6 2. h3\n"));
    assertEquals(new Opening("A00", "Mine"), names.of(play("a3 a6 h3")).orElseThrow());
    OpeningNames dense = OpeningNames.read(new StringReader("A00\tMine\t1.a3 a6 2.h3\n"));
    assertEquals(names.of(play("a3 a6 h3")), dense.of(play("a3 a6 h3")));
  }

  @Test
  void aFolderOfTablesIsOneTable(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("a.tsv"), "A00\tFirst\ta3\n");
    Files.writeString(folder.resolve("b.tsv"), "B00\tSecond\te4\n");
    Files.writeString(folder.resolve("notes.txt"), "not a table");
    OpeningNames names = OpeningNames.load(folder);
    assertEquals(2, names.size());
    assertEquals(new Opening("B00", "Second"), names.of(play("e4")).orElseThrow());
  }

  @Test
  void filesThatAreNoTablesAreRefused(@TempDir Path folder) throws IOException {
    assertThrows(IOException.class, () -> OpeningNames.load(folder));
    Path binary = Files.write(folder.resolve("x.tsv"), new byte[] {(byte) 0xFF, (byte) 0xFE, 0});
    assertThrows(IOException.class, () -> OpeningNames.load(binary));
    assertThrows(IOException.class, () -> OpeningNames.load(folder.resolve("absent.tsv")));
  }

  @Test
  void mistakesAreNamedByLine() {
    assertTrue(refusal("A00\tno moves\n").contains("line 1"));
    assertTrue(refusal("A00\tgood\te4\nA01\tbad\te4 Ke5\n").contains("line 2"));
    assertTrue(refusal("A00\tgood\te4\nA01\tbad\t \n").contains("line 2"));
  }

  @Test
  void theFullerTableCanBeLoaded() throws IOException {
    OpeningNames names = OpeningNames.load(openings());
    assertTrue(names.size() > 3000, names.size() + " openings");
    assertEquals(
        OpeningNames.builtIn().of(play("e4 c5 Nf3 d6")).orElseThrow().eco(),
        names.of(play("e4 c5 Nf3 d6")).orElseThrow().eco());
  }

  /** The codes of the table beside the project, where both know a position. */
  @Test
  void codesAgreeWithAFullerTable() throws IOException {
    Path folder = openings();
    List<String> differences = new ArrayList<>();
    int compared = 0;
    for (String letter : List.of("a", "b", "c", "d", "e")) {
      for (String line : Files.readAllLines(folder.resolve(letter + ".tsv"))) {
        String[] columns = line.split("\t");
        if (columns[0].equals("eco")) {
          continue;
        }
        Game game = play(columns[2].replaceAll("\\d+\\.", " ").strip());
        Optional<Opening> ours = OpeningNames.builtIn().ofFinalPosition(game);
        if (ours.isPresent()) {
          compared++;
          if (!ours.get().eco().equals(columns[0])) {
            differences.add(line + " but here " + ours.get());
          }
        }
      }
    }
    assertTrue(compared > 150, compared + " compared");
    assertEquals(List.of(), differences);
  }

  private static Path openings() {
    Path at = Path.of("").toAbsolutePath();
    while (at != null && !Files.exists(at.resolve("shared/data/openings"))) {
      at = at.getParent();
    }
    assumeTrue(at != null, "skipped: no shared/data/openings beside the project");
    return at.resolve("shared/data/openings");
  }

  private static String refusal(String table) {
    return assertThrows(IOException.class, () -> OpeningNames.read(new StringReader(table)))
        .getMessage();
  }

  private static Game play(String moves) {
    Game game = new Game();
    for (String move : moves.split("\\s+")) {
      game.play(San.parse(game.position(), move));
    }
    return game;
  }
}
