package chess.search.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.Board;
import chess.core.Move;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
final class ChessEngineTest {
  private static final Board MATE_IN_TWO =
      Board.fromFen("r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w KQ - 0 1");

  private final ChessEngine engine = ChessEngine.start();

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void bestMove() {
    Move move = engine.bestMove(MATE_IN_TWO, Limits.depth(6));
    assertEquals("Qh6+", MATE_IN_TWO.san(move));
  }

  @Test
  void result() {
    SearchResult result = engine.search(MATE_IN_TWO, Limits.mateIn(2)).result();
    assertEquals(new Score.MateIn(2), result.score());
    assertEquals("#2", result.score().toString());
    SearchInfo line = result.lines().getFirst();
    assertEquals(result.move(), line.line().getFirst());
    assertEquals("1. Qh6+ Kxh6 2. Bxf6#", MATE_IN_TWO.san(line.line()));
    assertEquals(line.line().get(1), result.ponder().orElseThrow());
    assertEquals(new Expectation(1000, 0, 0), line.expectation());
    assertTrue(result.nodes() > 0);
  }

  @Test
  void aStreamOfReports() {
    try (Search search = engine.search(Board.startPosition(), Limits.depth(8))) {
      List<SearchInfo> infos = search.infos().toList();
      assertTrue(search.isDone());
      assertEquals(8, infos.getLast().depth());
      assertEquals(infos, search.infos().toList());
      assertEquals(infos.getLast().line().getFirst(), search.result().move());
    }
  }

  @Test
  void severalLines() {
    engine.configure(engine.settings().withLines(3));
    SearchResult result = engine.search(Board.startPosition(), Limits.depth(6)).result();
    assertEquals(List.of(1, 2, 3), result.lines().stream().map(SearchInfo::rank).toList());
    Set<Move> moves =
        result.lines().stream().map(info -> info.line().getFirst()).collect(Collectors.toSet());
    assertEquals(3, moves.size());
  }

  @Test
  void someMovesOnly() {
    Board board = Board.startPosition();
    Move only = board.move("a3");
    assertEquals(only, engine.bestMove(board, Limits.depth(5).withMoves(List.of(only))));
    Move black = board.play("e4").move("e5");
    Limits wrong = Limits.depth(5).withMoves(List.of(black));
    assertThrows(IllegalArgumentException.class, () -> engine.search(board, wrong));
  }

  @Test
  void stopping() {
    Search search = engine.search(Board.startPosition(), Limits.untilStopped());
    SearchInfo first = search.infos().findFirst().orElseThrow();
    assertFalse(search.isDone());
    assertThrows(
        IllegalStateException.class, () -> engine.search(Board.startPosition(), Limits.depth(1)));
    search.stop();
    assertTrue(search.result().depth() >= first.depth());
    assertTrue(Board.startPosition().isLegal(search.result().move()));
    search.stop();
    assertTrue(engine.search(Board.startPosition(), Limits.depth(3)).result().depth() == 3);
  }

  @Test
  void repetitionsOfTheGameCount() {
    Board board = Board.fromFen("7k/8/8/8/8/8/q7/7K b - - 0 1");
    for (String move : List.of("Qb2", "Kg1", "Qa2", "Kh1", "Qb2", "Kg1", "Qa2")) {
      board = board.play(move);
    }
    // Going back to the corner brings about the position a third time.
    SearchResult result =
        engine.search(board, Limits.depth(1).withMoves(List.of(board.move("Kh1")))).result();
    assertEquals(new Score.Centipawns(0), result.score());
  }

  @Test
  void interrupting() throws InterruptedException {
    CompletableFuture<Object> outcome = new CompletableFuture<>();
    Thread waiting =
        Thread.ofPlatform()
            .start(
                () -> {
                  try (ChessEngine own = ChessEngine.start()) {
                    own.bestMove(Board.startPosition(), Limits.untilStopped());
                  } catch (CancellationException e) {
                    outcome.complete(Thread.currentThread().isInterrupted() ? e : "flag lost");
                  }
                });
    Thread.sleep(200);
    waiting.interrupt();
    assertInstanceOf(CancellationException.class, outcome.join());
    waiting.join();
  }

  @Test
  void severalEnginesSideBySide() {
    Limits limits = Limits.nodes(5_000);
    Move alone = engine.bestMove(MATE_IN_TWO, limits);
    List<CompletableFuture<Move>> moves = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      moves.add(
          CompletableFuture.supplyAsync(
              () -> {
                try (ChessEngine other = ChessEngine.start()) {
                  return other.bestMove(MATE_IN_TWO, limits);
                }
              }));
    }
    moves.forEach(move -> assertEquals(alone, move.join()));
  }

  @Test
  void closingEndsASearch() {
    Search search = engine.search(Board.startPosition(), Limits.untilStopped());
    engine.close();
    assertTrue(search.isDone());
    assertTrue(Board.startPosition().isLegal(search.result().move()));
    assertThrows(
        IllegalStateException.class, () -> engine.search(Board.startPosition(), Limits.depth(1)));
    engine.close();
    search.close();
  }

  @Test
  void chess960() {
    Board board = Board.fromFen("5rkr/8/8/8/8/8/5PPP/5RKR w HFhf - 0 1");
    SearchResult result = engine.search(board, Limits.depth(5)).result();
    assertTrue(board.isLegal(result.move()));
    for (SearchInfo info : result.lines()) {
      assertFalse(board.san(info.line()).isEmpty());
    }
  }

  @Test
  void settings() {
    EngineSettings settings =
        EngineSettings.defaults()
            .withThreads(2)
            .withHashMegabytes(4)
            .withElo(1500)
            .withFullStrength()
            .withMoveOverhead(Duration.ofMillis(10))
            .withOwnBook(false)
            .withSyzygy(List.of())
            .withClassicalEvaluation();
    engine.configure(settings);
    assertEquals(settings, engine.settings());
    engine.newGame();
    // The thread whose move is taken need not be the one that came deepest.
    assertEquals("Qh6+", MATE_IN_TWO.san(engine.bestMove(MATE_IN_TWO, Limits.depth(6))));
    assertThrows(IllegalArgumentException.class, () -> settings.withThreads(0));
    assertThrows(IllegalArgumentException.class, () -> settings.withHashMegabytes(-1));
    assertThrows(IllegalArgumentException.class, () -> settings.withElo(3500));
  }

  @Test
  void aNetworkThatCannotBeReadIsRefused() {
    EngineSettings before = engine.settings();
    EngineSettings wrong = before.withNetwork(Path.of("no such file.nnue"));
    assertThrows(IllegalArgumentException.class, () -> engine.configure(wrong));
    assertThrows(IllegalArgumentException.class, () -> ChessEngine.start(wrong));
    assertEquals(before, engine.settings());
  }

  @Test
  void aBookThatCannotBeReadIsRemarkedOn() {
    List<String> remarks = new ArrayList<>();
    EngineSettings settings = EngineSettings.defaults().withBook(Path.of("no such file.bin"));
    try (ChessEngine talkative = ChessEngine.start(settings, remarks::add)) {
      assertTrue(
          Board.startPosition()
              .isLegal(talkative.bestMove(Board.startPosition(), Limits.depth(2))));
    }
    assertTrue(remarks.toString().contains("no such file.bin"), remarks.toString());
  }

  @Test
  void noMoveNoSearch() {
    Board mate = Board.startPosition().play("f3").play("e5").play("g4").play("Qh4");
    assertThrows(IllegalArgumentException.class, () -> engine.bestMove(mate, Limits.depth(1)));
  }

  @Test
  void limitsOutOfRange() {
    assertThrows(IllegalArgumentException.class, () -> Limits.depth(0));
    assertThrows(IllegalArgumentException.class, () -> Limits.depth(1000));
    assertThrows(IllegalArgumentException.class, () -> Limits.nodes(0));
    assertThrows(IllegalArgumentException.class, () -> Limits.time(Duration.ZERO));
    assertThrows(IllegalArgumentException.class, () -> Limits.mateIn(0));
    assertThrows(
        IllegalArgumentException.class, () -> Limits.clock(Duration.ofSeconds(-1), Duration.ZERO));
  }

  @Test
  void clocksAndTimes() {
    Board board = Board.startPosition();
    Limits clock = Limits.clock(Duration.ofMillis(500), Duration.ofMillis(10), 10);
    assertTrue(board.isLegal(engine.bestMove(board, clock)));
    assertTrue(board.isLegal(engine.bestMove(board, Limits.time(Duration.ofMillis(100)))));
  }

  @Test
  void staticEvaluation() {
    Board up = Board.fromFen("4k3/8/8/8/8/8/8/Q3K3 b - - 0 1");
    assertTrue(((Score.Centipawns) engine.evaluate(up)).value() < -300);
    assertEquals("-0.05", new Score.Centipawns(-5).toString());
  }
}
