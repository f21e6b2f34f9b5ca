package chess.search.tablebase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.Fen;
import chess.search.tablebase.writer.TableForm;
import chess.search.tablebase.writer.WrittenTables;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever liberty the writer of a table took, it says the same. */
class TableFormTest {
  private static final int SAMPLES = 500;

  @TempDir private Path folder;

  static Stream<Arguments> forms() {
    List<Arguments> all = new ArrayList<>();
    TableForm usual = TableForm.USUAL;
    for (String ending : List.of("KQvK", "KRvK", "KPvK")) {
      for (TableForm form :
          List.of(
              usual,
              usual.withBlackFirst(),
              usual.with(TableForm.Distances.PLAIN),
              usual.with(TableForm.Distances.WIDE),
              usual.withBlackFirst().with(TableForm.Distances.WIDE),
              usual.withLeadingOrder(1),
              usual.withLeadingOrder(2).withBlackFirst(),
              usual.withBlocks(5, 4),
              usual.withBlocks(6, 14),
              usual.withBlocks(12, 6))) {
        all.add(Arguments.of(ending, form));
      }
    }
    return all.stream();
  }

  @ParameterizedTest
  @MethodSource("forms")
  void everyFormSaysTheSame(String ending, TableForm form) throws IOException {
    WrittenTables.write(ending, form, folder);
    Random random = new Random(form.hashCode());
    String men = ending.substring(1, 2);
    try (Tablebases tables = open(folder);
        Tablebases others = open(WrittenTables.folder())) {
      TablebaseProbe probe = new TablebaseProbe(tables);
      TablebaseProbe known = new TablebaseProbe(others);
      for (int i = 0; i < SAMPLES; i++) {
        Position position = EndgamePositions.random(random, men);
        compare(known, probe, position);
        MoveList moves = new MoveList();
        MoveGenerator.all(position, moves);
        for (int j = 0; j < moves.size(); j++) {
          position.make(moves.move(j));
          compare(known, probe, position);
          position.unmake();
        }
      }
    }
  }

  private static void compare(TablebaseProbe known, TablebaseProbe probe, Position position) {
    String fen = Fen.format(position);
    int wdl = probe.wdl(position);
    // A pawn that has just become something else leads to an ending that was not written.
    if (wdl != Wdl.UNKNOWN) {
      assertEquals(known.wdl(position), wdl, fen);
      int distance = probe.dtz(position);
      if (distance != TablebaseProbe.UNKNOWN) {
        assertEquals(known.dtz(position), distance, fen);
      }
    } else {
      assertNotEquals(Wdl.UNKNOWN, known.wdl(position), fen);
    }
  }

  private static Tablebases open(Path folder) {
    return Tablebases.open(folder.toString(), text -> assertEquals("", text));
  }
}
