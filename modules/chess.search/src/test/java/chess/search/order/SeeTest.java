package chess.search.order;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The exchange evaluation against known values. */
final class SeeTest {
  private static final String SUITE = "shared/data/epd/see.epd";

  @ParameterizedTest
  @CsvSource({
    // An undefended pawn; a defended one taken by a rook; a knight by a pawn.
    "1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1, e1e5, 100",
    "1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1, d3e5, -200",
    "4k3/8/3n4/4P3/8/8/8/4K3 w - - 0 1, e5d6, 300",
    // En passant wins a pawn, or trades it.
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, e5d6, 100",
    "4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 1, e5d6, 0",
    // Promotion, free and recaptured.
    "8/P7/8/8/8/8/8/k1K5 w - - 0 1, a7a8q, 800",
    "1r6/P7/8/8/8/8/8/k1K5 w - - 0 1, a7a8q, -100",
    // A king may not recapture on a defended square.
    "8/8/3k4/4p3/8/4R3/4R3/4K3 w - - 0 1, e3e5, 100",
    "8/8/3k4/4p3/8/4R3/8/4K3 w - - 0 1, e3e5, -400",
    // A quiet move to an attacked square, and castling.
    "4k3/8/8/3p4/8/8/2N5/4K3 w - - 0 1, c2e3, 0",
    "4k3/8/2p5/8/8/1N6/8/4K3 w - - 0 1, b3d4, 0",
    "4k3/8/8/2p5/8/1N6/8/4K3 w - - 0 1, b3d4, -300",
    "4k3/8/8/8/8/8/8/4K2R w K - 0 1, e1g1, 0"
  })
  void knownExchanges(String fen, String moveText, int value) {
    check(fen, moveText, value);
  }

  @Test
  void theWholeSuiteIsExact() throws IOException {
    Path suite = find(SUITE);
    Assumptions.assumeTrue(suite != null, "the suite is not part of the repository");
    List<String> lines = Files.readAllLines(suite);
    assertTrue(lines.size() > 60);
    for (String line : lines) {
      String[] fields = line.split("\\|");
      check(fields[0].strip() + " 0 1", fields[1].strip(), Integer.parseInt(fields[2].strip()));
    }
  }

  private static void check(String fen, String moveText, int value) {
    Position position = Fen.parse(fen);
    int move = CoordinateMove.parse(position, moveText);
    assertTrue(move != 0, () -> moveText + " in " + fen);
    assertTrue(See.atLeast(position, move, value), () -> fen + " " + moveText);
    assertFalse(See.atLeast(position, move, value + 1), () -> fen + " " + moveText);
    assertEquals(100, See.value(0));
  }

  private static Path find(String relative) {
    for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
      Path file = folder.resolve(relative);
      if (Files.exists(file)) {
        return file;
      }
    }
    return null;
  }
}
