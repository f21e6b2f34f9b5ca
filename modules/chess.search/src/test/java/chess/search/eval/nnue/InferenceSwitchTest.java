package chess.search.eval.nnue;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

class InferenceSwitchTest {
  @Test
  void beginsWithPlainCode() {
    InferenceSwitch inference = new InferenceSwitch();
    assertSame(ScalarInference.INSTANCE, inference.current());
    assertFalse(inference.isVector());
  }

  @Test
  void anInterruptedWarmUpLeavesPlainCodeInUse() throws InterruptedException {
    InferenceSwitch inference = new InferenceSwitch();
    Network network = RandomNetwork.of(512, 1);
    Thread thread =
        new Thread(
            () -> {
              Thread.currentThread().interrupt();
              inference.warmUp(network);
            });
    thread.start();
    thread.join();
    assertFalse(inference.isVector());
  }
}
