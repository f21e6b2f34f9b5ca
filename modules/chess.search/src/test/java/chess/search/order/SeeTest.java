package chess.search.order;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.testing.OutsideData;
import chess.testing.Requirement;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The exchange evaluation against known values. */
final class SeeTest {
  private static final int RANDOM_GAMES = 150;
  private static final int RANDOM_PLIES = 120;
  private static final int MANY = 20_000;

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
    "4k3/8/8/8/8/8/8/4K2R w K - 0 1, e1g1, 0",
    // Behind the rook stands another, behind the bishop a queen.
    "3r3k/3r4/8/3p4/8/3R4/3R4/3R3K w - - 0 1, d3d5, 100",
    "3r3k/3r4/8/3p4/8/8/3R4/3R3K w - - 0 1, d2d5, -400",
    "7k/6b1/8/4p3/8/2B5/1Q6/7K w - - 0 1, c3e5, 100",
    "7k/6b1/3p4/4p3/8/2B5/1Q6/7K w - - 0 1, c3e5, -200",
    // The cheapest man takes first; nobody has to take.
    "4k3/3p4/2n5/4p3/8/5N2/8/4K2B w - - 0 1, f3e5, -200",
    "4k3/3p4/2nq4/4p3/8/5N2/8/4R1K1 w - - 0 1, f3e5, -200",
    "4k3/8/2n5/4p3/8/5N2/8/4R1K1 w - - 0 1, f3e5, 100",
    "k7/8/8/4q3/3P4/8/8/7K b - - 0 1, e5d4, 100",
    "k7/8/8/4q3/3P4/4P3/8/7K b - - 0 1, e5d4, -800",
    // A pawn recaptures and becomes a queen; a knight would do.
    "1n2k3/P7/8/8/8/8/8/1R2K3 w - - 0 1, a7b8q, 1100",
    "1n1rk3/P7/8/8/8/8/8/4K3 w - - 0 1, a7b8q, 200",
    "1n1rk3/P7/8/8/8/8/8/4K3 w - - 0 1, a7b8n, 200",
    "1r2k3/P7/8/8/8/8/8/1R2K3 w - - 0 1, b1b8, 500"
  })
  void knownExchanges(String fen, String moveText, int value) {
    check(fen, moveText, value);
  }

  @Test
  @Tag(Requirement.OUTSIDE_DATA_TAG)
  void aWholeSuiteIsExact() throws IOException {
    List<String> lines = Files.readAllLines(OutsideData.find("epd/see.epd"));
    assertTrue(lines.size() > 60);
    for (String line : lines) {
      String[] fields = line.split("\\|");
      check(fields[0].strip() + " 0 1", fields[1].strip(), Integer.parseInt(fields[2].strip()));
    }
  }

  /** Whatever can be captured in random games. */
  @Test
  void exchangesOfRandomGamesAreWhatTheyAreOnAPlainBoard() {
    Random random = new Random(1);
    int compared = 0;
    for (int game = 0; game < RANDOM_GAMES; game++) {
      Position position = Fen.parse(Fen.START);
      for (int ply = 0; ply < RANDOM_PLIES; ply++) {
        MoveList moves = new MoveList();
        MoveGenerator.all(position, moves);
        if (moves.isEmpty()) {
          break;
        }
        for (int i = 0; i < moves.size(); i++) {
          int move = moves.move(i);
          if (Move.isCapture(move) || Move.isPromotion(move)) {
            check(position, move, PlainExchange.gain(position, move));
            compared++;
          }
        }
        position.make(moves.move(random.nextInt(moves.size())));
      }
    }
    assertTrue(compared > MANY, compared + " compared");
  }

  private static void check(String fen, String moveText, int value) {
    Position position = Fen.parse(fen);
    int move = CoordinateMove.parse(position, moveText);
    assertTrue(move != 0, () -> moveText + " in " + fen);
    check(position, move, value);
    assertEquals(100, See.value(0));
  }

  private static void check(Position position, int move, int value) {
    String text = Fen.format(position) + " " + CoordinateMove.format(move, false) + " " + value;
    assertTrue(See.atLeast(position, move, value), text);
    assertFalse(See.atLeast(position, move, value + 1), text);
  }
}
