package chess.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.notation.San;
import chess.testing.OutsideData;
import chess.testing.Requirement;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpeningNamesTest {
  @Test
  void gamesAreNamedByTheirLastKnownPosition() {
    Game game = play("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O h5");
    assertEquals(
        "C78 Ruy Lopez, Morphy Defense, Normal Variation",
        OpeningNames.builtIn().of(game).orElseThrow().toString());
  }

  /** The code and the beginning of the name that every book gives these openings. */
  @ParameterizedTest
  @CsvSource({
    "f4, A02, Bird",
    "c4, A10, English",
    "d4 f5, A80, Dutch",
    "e4 d5, B01, Scandinavian",
    "e4 Nf6, B02, Alekhine",
    "e4 c6, B10, Caro-Kann",
    "e4 c5, B20, Sicilian",
    "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6, B90, Sicilian",
    "e4 e6, C00, French",
    "e4 e5 f4, C30, King's Gambit",
    "e4 e5 Nf3 Nf6, C42, ",
    "e4 e5 Nf3 Nc6 Bc4, C50, Italian",
    "e4 e5 Nf3 Nc6 Bb5, C60, Ruy Lopez",
    "d4 d5 c4 c6, D10, Slav",
    "d4 d5 c4 e6, D30, Queen's Gambit",
    "d4 Nf6 c4 g6 Nc3 d5, D80, Gr",
    "d4 Nf6 c4 e6 Nc3 Bb4, E20, Nimzo-Indian"
  })
  void theBestKnownOpeningsHaveTheirCodes(String moves, String eco, String name) {
    Opening opening = OpeningNames.builtIn().of(play(moves)).orElseThrow();
    assertEquals(eco, opening.eco());
    assertTrue(opening.name().startsWith(name == null ? "" : name), opening.name());
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

  /** However a game gets to a position, its name is that of the position. */
  @ParameterizedTest
  @CsvSource({
    "Nc3 d5 d4, D00",
    "Nf3 d5 d4 Nf6 c4 e6 Nc3 Be7 Bg5, D53",
    "c4 Nf6 d4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5, E92",
    "Nf3 c5 e4 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6, B90",
    "Nf3 g6 e4 c5 d4 cxd4 Nxd4 Nc6 c4, B36",
    "e4 e5 Bc4 Nf6 Nf3 Nc6, C55",
    "d4 e6 e4 d5 Nc3 Nf6, C11"
  })
  void theOrderOfMovesDoesNotMatter(String moves, String eco) {
    assertEquals(eco, OpeningNames.builtIn().of(play(moves)).orElseThrow().eco());
  }

  /** All five hundred codes have a line, so that no part of the encyclopaedia is left out. */
  @Test
  void theTableNamesEachCode() throws IOException {
    Set<String> missing = new TreeSet<>();
    for (char volume = 'A'; volume <= 'E'; volume++) {
      for (int number = 0; number < 100; number++) {
        missing.add("%c%02d".formatted(volume, number));
      }
    }
    table().forEach(columns -> missing.remove(columns[0]));
    assertEquals(Set.of(), missing);
  }

  @Test
  void theTableIsSortedByCodeAndMovesAndNamesNoPositionTwice() throws IOException {
    List<String[]> table = table();
    Map<Long, String> seen = new HashMap<>();
    List<String> wrong = new ArrayList<>();
    String before = "";
    for (String[] columns : table) {
      String place = columns[0] + "\t" + columns[2];
      if (columns.length != 3 || place.compareTo(before) <= 0) {
        wrong.add("not in its place: " + place);
      }
      before = place;
      String other = seen.put(play(columns[2]).position().key(), place);
      if (other != null) {
        wrong.add(place + " is the position of " + other);
      }
    }
    assertEquals(List.of(), wrong);
    assertEquals(table.size(), OpeningNames.builtIn().size());
  }

  private static List<String[]> table() throws IOException {
    try (InputStream stream = OpeningNames.class.getResourceAsStream("openings.tsv")) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", -1))
          .toList();
    }
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

  /** A large table, as players keep them: five files with a title line and numbered moves. */
  @Test
  @Tag(Requirement.OUTSIDE_DATA_TAG)
  void aFullerTableCanBeLoaded() throws IOException {
    OpeningNames names = OpeningNames.load(OutsideData.find("openings"));
    assertTrue(names.size() > 3000, names.size() + " openings");
    assertEquals(
        OpeningNames.builtIn().of(play("e4 c5 Nf3 d6")).orElseThrow().eco(),
        names.of(play("e4 c5 Nf3 d6")).orElseThrow().eco());
  }

  /** The codes of a large table, where both know a position. */
  @Test
  @Tag(Requirement.OUTSIDE_DATA_TAG)
  void codesAgreeWithAFullerTable() throws IOException {
    Path folder = OutsideData.find("openings");
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
    assertTrue(compared > 1000, compared + " compared");
    assertEquals(List.of(), differences);
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
