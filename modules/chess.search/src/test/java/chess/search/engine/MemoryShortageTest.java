package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import chess.core.notation.Fen;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.eval.Evaluator;
import chess.search.eval.hce.HandcraftedEvaluator;
import chess.search.eval.nnue.ConstantNetwork;
import chess.search.eval.nnue.Network;
import chess.search.time.Ticker;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A heap that does not hold everything: what is missing is told, and what is there searches. */
@Timeout(120)
final class MemoryShortageTest {
  private static final int DEPTH = 5;
  private static final String NO_NETWORK =
      "no memory for the network, using the classical evaluation";

  private final AtomicInteger networks = new AtomicInteger();
  private volatile boolean isShort = true;
  private AlphaBetaEngine engine;

  private void engine(Evaluation evaluation) {
    engine =
        new AlphaBetaEngine(
            Ticker.SYSTEM, SearchThreads.Maker.SYSTEM, HashMemory::hasRoomFor, evaluation);
    hash(1);
  }

  private void hash(int megabytes) {
    engine.configure(EngineConfig.DEFAULT.with().hashMegabytes(megabytes).build());
  }

  private void allocate() {
    if (isShort) {
      throw new OutOfMemoryError("planted");
    }
  }

  private Network network() {
    allocate();
    networks.incrementAndGet();
    return ConstantNetwork.of(20);
  }

  private Evaluator evaluator() {
    allocate();
    return new HandcraftedEvaluator();
  }

  private Recorder search() throws InterruptedException {
    Recorder recorder = new Recorder();
    engine.go(Fen.start(), SearchLimits.depth(DEPTH), recorder);
    recorder.result();
    return recorder;
  }

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void withoutTheNetworkTheClassicalEvaluationSearches() throws InterruptedException {
    engine(new Evaluation(this::network));
    Recorder heard = search();
    assertEquals(List.of(NO_NETWORK), heard.messages);
    assertEquals(DEPTH, heard.result().statistics().depth());
    assertEquals(List.of(), search().messages, "said once");
  }

  @Test
  void theNetworkIsMissedAgainWithSettingsThatMayLeaveRoomForIt() throws InterruptedException {
    engine(new Evaluation(this::network));
    search();
    hash(2);
    assertEquals(List.of(NO_NETWORK), search().messages);
    isShort = false;
    hash(1);
    assertEquals(List.of(), search().messages);
    assertEquals(1, networks.get());
  }

  @Test
  void withoutAnEvaluationAMoveIsGivenAndTheReasonTold() throws InterruptedException {
    engine(new Evaluation(this::evaluator));
    Recorder heard = search();
    assertEquals(List.of("search failed: java.lang.OutOfMemoryError: planted"), heard.messages);
    assertEquals(FirstGlance.move(Fen.start(), List.of()), heard.result().move());
    isShort = false;
    assertEquals(DEPTH, search().result().statistics().depth());
  }

  @Test
  void gettingReadyWithoutMemoryIsNoObstacle() throws InterruptedException {
    engine(new Evaluation(this::evaluator));
    engine.prepareNow();
    isShort = false;
    assertEquals(DEPTH, search().result().statistics().depth());
  }
}
