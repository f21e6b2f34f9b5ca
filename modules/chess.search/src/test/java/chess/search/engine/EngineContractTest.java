package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.movegen.Legality;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.search.BestMove;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.SearchListener;
import chess.search.SearchReport;
import chess.search.SearchScore;
import chess.search.TimeBudget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The promises of the port, kept by the real engine. */
@Timeout(120)
final class EngineContractTest {
  private static final String MIDDLEGAME =
      "r1bq1rk1/pp2ppbp/2np2p1/2n5/P3PP2/N1P2N2/1PB3PP/R1B1QRK1 b - - 0 1";

  private final AlphaBetaEngine engine = new AlphaBetaEngine();
  private final Recorder recorder = new Recorder();

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void depthLimitEndsWithALegalMoveAndReportsEveryDepth() throws InterruptedException {
    Position position = Fen.start();
    engine.go(position, SearchLimits.depth(6), recorder);
    BestMove best = recorder.result();
    assertTrue(Legality.isLegal(position, best.move()));
    assertEquals(6, best.statistics().depth());
    for (int depth = 1; depth <= 6; depth++) {
      int wanted = depth;
      assertTrue(recorder.infos.stream().anyMatch(info -> info.depth() == wanted));
    }
    assertEquals(best.move(), recorder.lastInfo().pv().get(0));
    assertEquals(best.statistics().nodes(), recorder.lastInfo().nodes());
  }

  @Test
  void linesAreLegal() throws InterruptedException {
    engine.go(Fen.parse(MIDDLEGAME), SearchLimits.depth(8), recorder);
    BestMove best = recorder.result();
    for (SearchReport info : recorder.infos) {
      Position position = Fen.parse(MIDDLEGAME);
      assertFalse(info.pv().isEmpty());
      for (int move : info.pv()) {
        assertTrue(Legality.isLegal(position, move));
        position.make(move);
      }
    }
    Position after = Fen.parse(MIDDLEGAME);
    after.make(best.move());
    assertTrue(Legality.isLegal(after, best.ponder()));
  }

  @Test
  void nodeLimitIsExactWithOneThread() throws InterruptedException {
    for (long nodes : new long[] {1, 77, 5000}) {
      Recorder heard = new Recorder();
      engine.go(Fen.start(), SearchLimits.nodes(nodes), heard);
      assertEquals(nodes, heard.result().statistics().nodes());
      assertTrue(Legality.isLegal(Fen.start(), heard.result().move()));
    }
  }

  @Test
  void aSearchWithoutTimeToScoreAnythingDoesNotClaimAMate() throws InterruptedException {
    engine.go(Fen.start(), SearchLimits.nodes(1), recorder);
    assertEquals(new SearchScore.Centipawns(0), recorder.result().score());
  }

  @Test
  void evenWithoutTimeEveryMoveIsLookedAtOnce() throws InterruptedException {
    SearchLimits late = SearchLimits.millis(0).withStart(System.nanoTime() - 1_000_000_000L);
    engine.go(Fen.parse("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1"), late, recorder);
    assertEquals("e4d5", CoordinateMove.format(recorder.result().move(), false));
    assertEquals(1, recorder.lastInfo().depth());
  }

  @Test
  void aSearchMayInterruptGettingReady() throws InterruptedException {
    engine.configure(EngineConfig.DEFAULT.with().hashMegabytes(3).build());
    engine.prepare(() -> {});
    assertFalse(engine.isSearching());
    engine.prepare(() -> {});
    engine.go(Fen.start(), SearchLimits.depth(4), recorder);
    assertEquals(4, recorder.result().statistics().depth());
  }

  @Test
  void gettingReadyCanBeWaitedFor() throws InterruptedException {
    engine.configure(EngineConfig.DEFAULT.with().evalMode(EngineConfig.EvalMode.CLASSICAL).build());
    engine.prepare(() -> {});
    engine.newGame();
    engine.prepareNow();
    assertTrue(engine.awaitIdle(Duration.ofSeconds(10)));
    engine.go(Fen.start(), SearchLimits.depth(4), recorder);
    assertTrue(Legality.isLegal(Fen.start(), recorder.result().move()));
  }

  @Test
  void infiniteSearchEndsOnlyWhenStopped() throws InterruptedException {
    // Mate is found at once, yet the search must wait.
    Position position = Fen.parse("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    engine.go(position, SearchLimits.depth(3).withInfinite(true), recorder);
    recorder.awaitProgress();
    assertFalse(engine.awaitIdle(Duration.ofMillis(200)));
    assertFalse(recorder.isFinished());
    assertTrue(engine.isSearching());
    engine.stop();
    assertEquals("a1a8", CoordinateMove.format(recorder.result().move(), false));
    assertTrue(engine.awaitIdle(Duration.ofSeconds(10)));
    assertFalse(engine.isSearching());
    assertEquals(1, recorder.results.size());
  }

  @Test
  void stopRightAfterGoStillAnswers() throws InterruptedException {
    for (int i = 0; i < 20; i++) {
      Recorder heard = new Recorder();
      engine.go(Fen.start(), SearchLimits.unlimited().withInfinite(true), heard);
      engine.stop();
      assertTrue(Legality.isLegal(Fen.start(), heard.result().move()));
    }
  }

  @Test
  void newSearchStopsTheOldOneWhichStillReports() throws InterruptedException {
    engine.go(Fen.start(), SearchLimits.unlimited().withInfinite(true), recorder);
    boolean[] inOrder = new boolean[1];
    CountDownLatch finished = new CountDownLatch(1);
    SearchListener second =
        new SearchListener() {
          @Override
          public void progress(SearchReport info) {
            inOrder[0] = recorder.isFinished();
          }

          @Override
          public void finished(BestMove bestMove) {
            finished.countDown();
          }
        };
    engine.go(Fen.start(), SearchLimits.depth(2), second);
    assertTrue(finished.await(60, TimeUnit.SECONDS));
    assertTrue(inOrder[0]);
    assertEquals(1, recorder.results.size());
  }

  @Test
  void ponderingWaitsForTheHit() throws InterruptedException {
    SearchLimits limits =
        SearchLimits.unlimited().withTime(new TimeBudget.Clock(500, 0, 0)).withPonder(true);
    engine.go(Fen.start(), limits, recorder);
    assertFalse(engine.awaitIdle(Duration.ofMillis(700)));
    engine.ponderHit(System.nanoTime());
    assertTrue(Legality.isLegal(Fen.start(), recorder.result().move()));
  }

  @Test
  void stopEndsPondering() throws InterruptedException {
    engine.go(Fen.start(), SearchLimits.depth(1).withPonder(true), recorder);
    recorder.awaitProgress();
    assertFalse(recorder.isFinished());
    engine.stop();
    recorder.result();
  }

  @Test
  void onlyWantedRootMovesAreConsidered() throws InterruptedException {
    Position position = Fen.start();
    int wanted = CoordinateMove.parse(position, "a2a3");
    engine.go(position, SearchLimits.depth(5).withRootMoves(List.of(wanted)), recorder);
    assertEquals(wanted, recorder.result().move());
  }

  @Test
  void multiPvReportsDifferentMovesInOrder() throws InterruptedException {
    engine.configure(EngineConfig.DEFAULT.with().multiPv(4).build());
    engine.go(Fen.parse(MIDDLEGAME), SearchLimits.depth(6), recorder);
    recorder.result();
    Set<Integer> moves = new HashSet<>();
    int last = Integer.MAX_VALUE;
    for (SearchReport info :
        recorder.infos.subList(recorder.infos.size() - 4, recorder.infos.size())) {
      assertEquals(6, info.depth());
      moves.add(info.pv().get(0));
      int value = ((SearchScore.Centipawns) info.score()).value();
      assertTrue(value <= last);
      last = value;
    }
    assertEquals(4, moves.size());
  }

  @Test
  void multiPvBeyondTheNumberOfMovesReportsThemAll() throws InterruptedException {
    engine.configure(EngineConfig.DEFAULT.with().multiPv(218).build());
    engine.go(Fen.parse("7k/8/8/8/8/8/8/K7 w - - 0 1"), SearchLimits.depth(2), recorder);
    recorder.result();
    assertEquals(3, recorder.lastInfo().multiPv());
  }

  @Test
  void positionsWithoutMovesAreAnswered() throws InterruptedException {
    engine.go(Fen.parse("R5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1"), SearchLimits.depth(5), recorder);
    assertEquals(Move.NONE, recorder.result().move());
    assertEquals(new SearchScore.MateIn(0), recorder.result().score());
    Recorder stalemate = new Recorder();
    engine.go(Fen.parse("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1"), SearchLimits.depth(5), stalemate);
    assertEquals(Move.NONE, stalemate.result().move());
    assertEquals(new SearchScore.Centipawns(0), stalemate.result().score());
  }

  @Test
  void singleLegalMoveIsPlayedAtOnce() throws InterruptedException {
    Position position = Fen.parse("7k/5Q2/8/8/8/8/8/K7 b - - 0 1");
    Position forced = Fen.parse("k7/1R6/8/8/8/8/8/K7 b - - 0 1");
    long start = System.nanoTime();
    engine.go(
        forced, SearchLimits.unlimited().withTime(new TimeBudget.Clock(600_000, 0, 0)), recorder);
    recorder.result();
    assertTrue(System.nanoTime() - start < Duration.ofSeconds(5).toNanos());
    assertNotEquals(position.key(), forced.key());
  }

  @Test
  void pausedSearchStandsStill() throws InterruptedException {
    engine.go(
        Fen.start(), SearchLimits.unlimited().withTime(new TimeBudget.FixedMillis(300)), recorder);
    engine.pause();
    assertFalse(engine.awaitIdle(Duration.ofMillis(800)));
    engine.resume();
    recorder.result();
    Recorder stopped = new Recorder();
    engine.go(Fen.start(), SearchLimits.unlimited().withInfinite(true), stopped);
    engine.pause();
    engine.stop();
    stopped.result();
  }

  @Test
  void settingsChangeWhileSearching() throws InterruptedException {
    engine.go(Fen.start(), SearchLimits.unlimited().withInfinite(true), recorder);
    recorder.awaitProgress();
    EngineConfig changed =
        EngineConfig.DEFAULT.with().hashMegabytes(4).threads(2).multiPv(3).build();
    assertEquals(List.of(), engine.configure(changed));
    assertEquals(changed, engine.config());
    engine.newGame();
    engine.clearHash();
    engine.stop();
    recorder.result();
    Recorder next = new Recorder();
    engine.go(Fen.start(), SearchLimits.depth(6), next);
    next.result();
    assertEquals(3, next.lastInfo().multiPv());
  }

  @Test
  void mateLimitEndsTheSearch() throws InterruptedException {
    Position position = Fen.parse("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    engine.go(position, SearchLimits.unlimited().withMate(1), recorder);
    assertEquals(new SearchScore.MateIn(1), recorder.result().score());
  }

  @Test
  void hintKnowsWhatWasSearched() throws InterruptedException {
    engine.go(Fen.start(), SearchLimits.depth(6), recorder);
    BestMove best = recorder.result();
    assertEquals(best.move(), engine.hint(Fen.start()));
    assertEquals(Move.NONE, engine.hint(Fen.parse("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1")));
  }

  @Test
  void hintKnowsWhatWasSearchedLateInTheFiftyMoves() throws InterruptedException {
    Position late = Fen.parse("4k3/8/8/8/8/8/4P3/4K2R w K - 30 60");
    engine.go(late, SearchLimits.depth(6), recorder);
    assertEquals(recorder.result().move(), engine.hint(late));
  }

  @Test
  void searchThatFailsStillAnswersWithALegalMove() throws InterruptedException {
    AtomicReference<BestMove> answer = new AtomicReference<>();
    List<String> messages = new CopyOnWriteArrayList<>();
    engine.go(
        Fen.start(),
        SearchLimits.depth(5),
        new SearchListener() {
          @Override
          public void progress(SearchReport info) {
            throw new IllegalStateException("a listener with a bug");
          }

          @Override
          public void message(String text) {
            messages.add(text);
          }

          @Override
          public void finished(BestMove bestMove) {
            answer.set(bestMove);
          }
        });
    assertTrue(engine.awaitIdle(Duration.ofSeconds(60)));
    assertTrue(Legality.isLegal(Fen.start(), answer.get().move()));
    assertTrue(messages.get(0).contains("a listener with a bug"));
    engine.go(Fen.start(), SearchLimits.depth(3), recorder);
    assertEquals(3, recorder.result().statistics().depth());
  }

  @Test
  void threadsTellTheirLinesWhenAsked() throws InterruptedException {
    engine.configure(EngineConfig.DEFAULT.with().threads(2).showCurrentLine(true).build());
    Set<Integer> threads = ConcurrentHashMap.newKeySet();
    CountDownLatch both = new CountDownLatch(2);
    engine.go(
        Fen.start(),
        SearchLimits.unlimited().withInfinite(true),
        new SearchListener() {
          @Override
          public void progress(SearchReport info) {}

          @Override
          public void currentLine(int thread, List<Integer> moves) {
            Position position = Fen.start();
            for (int move : moves) {
              assertTrue(Legality.isLegal(position, move));
              position.make(move);
            }
            if (threads.add(thread)) {
              both.countDown();
            }
          }

          @Override
          public void finished(BestMove bestMove) {}
        });
    assertTrue(both.await(60, TimeUnit.SECONDS));
    engine.stop();
    assertEquals(Set.of(0, 1), threads);
  }

  @Test
  void refutationsAreToldWhenAsked() throws InterruptedException {
    engine.configure(EngineConfig.DEFAULT.with().multiPv(2).showRefutations(true).build());
    List<List<Integer>> told = Collections.synchronizedList(new ArrayList<>());
    CountDownLatch over = new CountDownLatch(1);
    engine.go(
        Fen.start(),
        SearchLimits.depth(4),
        new SearchListener() {
          @Override
          public void progress(SearchReport info) {}

          @Override
          public void refutation(List<Integer> moves) {
            told.add(moves);
          }

          @Override
          public void finished(BestMove bestMove) {
            over.countDown();
          }
        });
    assertTrue(over.await(60, TimeUnit.SECONDS));
    // Of twenty moves two are shown, in each of four iterations.
    assertEquals(4 * 18, told.size());
    for (List<Integer> moves : told) {
      Position position = Fen.start();
      for (int move : moves) {
        assertTrue(Legality.isLegal(position, move));
        position.make(move);
      }
    }
    assertTrue(told.stream().anyMatch(moves -> moves.size() == 2), told.toString());
  }
}
