package chess.search.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.Legality;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.search.mate.MateProver.Verdict;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mates are proven, the shortest first, and so is that there is none. */
@Timeout(300)
final class MateProverTest {
  private static final String EXCELSIOR = "n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k w - - 0 1";

  private static int[] moves(Position position) {
    MoveList list = new MoveList();
    MoveGenerator.all(position, list);
    int[] moves = new int[list.size()];
    for (int i = 0; i < moves.length; i++) {
      moves[i] = list.move(i);
    }
    return moves;
  }

  private static MateProver prover(Position position, int limit) {
    return new MateProver(position, moves(position), limit, () -> false);
  }

  private static Verdict verdict(Position position, int limit) {
    return prover(position, limit).work(Long.MAX_VALUE);
  }

  private static void play(Position position, String... words) {
    for (String word : words) {
      position.make(CoordinateMove.parse(position, word));
    }
  }

  private static List<String> problems() throws IOException {
    try (InputStream file = MateProverTest.class.getResourceAsStream("mates.epd")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  private static void solve(String problem) {
    String[] parts = problem.split(" dm |;");
    int wanted = Integer.parseInt(parts[1]);
    Position position = Fen.parse(parts[0] + " 0 1");
    // One move more is allowed, so that it also has to be the shortest.
    MateProver prover = prover(position, wanted + 1);
    assertEquals(Verdict.MATE, prover.work(Long.MAX_VALUE), problem);
    assertEquals(wanted, prover.moves(), problem);
    assertMates(position, prover.line(), wanted, problem);
  }

  /** The line is legal, ends with the mate and no sooner than it must. */
  private static void assertMates(Position root, int[] line, int moves, String problem) {
    assertEquals(2 * moves - 1, line.length, problem);
    Position position = root.copy();
    for (int move : line) {
      assertTrue(Legality.isLegal(position, move), problem);
      position.make(move);
    }
    assertTrue(position.inCheck() && !MoveGenerator.hasLegalMove(position), problem);
  }

  @Test
  void provesShortProblems() throws IOException {
    List<String> problems = new ArrayList<>(problems());
    assertTrue(problems.size() >= 50);
    problems.removeIf(problem -> problem.contains(" dm 5"));
    problems.forEach(MateProverTest::solve);
  }

  @Test
  void provesAPromotionInFive() {
    solve(EXCELSIOR.replace(" 0 1", " dm 5;"));
  }

  @Tag("slow")
  @Test
  void provesProblemsInFive() throws IOException {
    List<String> problems = new ArrayList<>(problems());
    problems.removeIf(problem -> !problem.contains(" dm 5"));
    assertTrue(problems.size() >= 15);
    problems.forEach(MateProverTest::solve);
  }

  @ParameterizedTest
  @CsvSource({
    // The attacker has only his king; is stalemating; has nothing.
    "8/8/8/8/8/2k5/1p6/1K6 w - - 0 1, 9",
    "7k/8/8/6K1/8/8/8/6R1 w - - 0 1, 1",
    "k7/8/1Q6/8/8/8/8/7K w - - 0 1, 4",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, 4",
    "n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k w - - 0 1, 4"
  })
  void provesThatThereIsNone(String fen, int limit) {
    assertEquals(Verdict.NONE, verdict(Fen.parse(fen), limit));
  }

  @Test
  void theMovesToBeginWithCanBeChosen() {
    Position position = Fen.parse("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
    int[] allButTheSolution = new int[moves(position).length - 1];
    int count = 0;
    for (int move : moves(position)) {
      if (move != CoordinateMove.parse(position, "a1a6")) {
        allButTheSolution[count++] = move;
      }
    }
    MateProver prover = new MateProver(position, allButTheSolution, 2, () -> false);
    assertEquals(Verdict.NONE, prover.work(Long.MAX_VALUE));
  }

  @Test
  void theHundredthPlyMayStillMate() {
    assertEquals(Verdict.MATE, verdict(Fen.parse("7k/8/5K2/8/8/8/8/6R1 w - - 97 80"), 2));
    assertEquals(Verdict.NONE, verdict(Fen.parse("7k/8/5K2/8/8/8/8/6R1 w - - 98 80"), 2));
  }

  @Test
  void aThirdOccurrenceIsADraw() {
    Position position = Fen.parse("7k/8/5K2/8/8/8/8/6R1 w - - 0 1");
    play(position, "f6f7", "h8h7", "f7f6", "h7h8");
    assertEquals(Verdict.MATE, verdict(position, 2));
    play(position, "f6f7", "h8h7", "f7f6", "h7h8");
    assertEquals(Verdict.NONE, verdict(position, 2));
  }

  @Test
  void goesOnWhereItWasInterrupted() {
    Position position = Fen.parse(EXCELSIOR);
    MateProver atOnce = prover(position, 5);
    atOnce.work(Long.MAX_VALUE);
    MateProver inParts = prover(position, 5);
    long budget = 0;
    do {
      budget += 20_000;
      assertTrue(inParts.nodes() < budget);
    } while (inParts.work(budget) == Verdict.OPEN);
    assertEquals(5, inParts.moves());
    assertEquals(atOnce.line()[0], inParts.line()[0]);
    assertMates(position, inParts.line(), 5, EXCELSIOR);
  }

  @Test
  void stopsAtOnce() {
    Position position = Fen.start();
    int[] asked = new int[1];
    MateProver prover =
        new MateProver(
            position,
            moves(position),
            9,
            () -> {
              asked[0]++;
              return asked[0] > 100;
            });
    assertEquals(Verdict.OPEN, prover.work(Long.MAX_VALUE));
    assertEquals(101, asked[0]);
    assertTrue(prover.nodes() <= 102 * 1024);
  }

  @Test
  void neverContradictsAPlainSearch() {
    SplittableRandom random = new SplittableRandom(4711);
    int mates = 0;
    for (int game = 0; game < 60; game++) {
      Position position = Fen.start();
      for (int ply = 0; ply < 150; ply++) {
        int[] moves = moves(position);
        if (moves.length == 0 || position.isFiftyMoveDraw()) {
          break;
        }
        if (ply % 8 == game % 8) {
          boolean expected = mates(position, 2);
          assertEquals(expected, verdict(position, 2) == Verdict.MATE, Fen.format(position));
          mates += expected ? 1 : 0;
        }
        position.make(moves[random.nextInt(moves.length)]);
      }
    }
    assertTrue(mates > 20, "only " + mates + " of the positions have a mate");
  }

  /** Looks at everything. */
  private static boolean mates(Position position, int left) {
    for (int move : moves(position)) {
      position.make(move);
      boolean loses = loses(position, left - 1);
      position.unmake();
      if (loses) {
        return true;
      }
    }
    return false;
  }

  private static boolean loses(Position position, int left) {
    int[] replies = moves(position);
    if (replies.length == 0) {
      return position.inCheck();
    }
    boolean all = left > 0 && !position.isFiftyMoveDraw() && position.repetitions() < 2;
    for (int i = 0; all && i < replies.length; i++) {
      position.make(replies[i]);
      all = !position.isFiftyMoveDraw() && position.repetitions() < 2 && mates(position, left);
      position.unmake();
    }
    return all;
  }
}
