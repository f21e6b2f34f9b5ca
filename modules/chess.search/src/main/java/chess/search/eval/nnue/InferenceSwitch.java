package chess.search.eval.nnue;

/**
 * Says which arithmetic to use: plain loops at first, the vector code once it is compiled.
 *
 * <p>Vector code that the compiler has not seen yet is a thousand times slower than compiled. So a
 * thread that nobody waits for calls {@link #warmUp}, and the searches ask {@link #current} at each
 * evaluation. The two give the same numbers, so nobody can tell when the change happens.
 */
public final class InferenceSwitch {
  private static final String VECTOR_MODULE = "jdk.incubator.vector";

  private volatile Inference current = ScalarInference.INSTANCE;

  Inference current() {
    return current;
  }

  void use(Inference inference) {
    current = inference;
  }

  /** Whether the vector code is in use. */
  public boolean isVector() {
    return current != ScalarInference.INSTANCE;
  }

  static boolean isVectorModulePresent() {
    return ModuleLayer.boot().findModule(VECTOR_MODULE).isPresent();
  }

  /**
   * Runs the vector code until it is compiled and then switches to it. Takes some seconds, most of
   * them asleep; returns at once where there is no vector code, and when interrupted.
   */
  public void warmUp(Network network) {
    if (isVector() || !isVectorModulePresent()) {
      return;
    }
    try {
      if (VectorWarmUp.run(network, VectorInference.INSTANCE)) {
        current = VectorInference.INSTANCE;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
