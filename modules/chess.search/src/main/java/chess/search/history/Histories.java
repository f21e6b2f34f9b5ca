package chess.search.history;

/** One thread's set of histories. */
public final class Histories {
  /** Largest value of a move history. */
  public static final int LIMIT = 16_384;

  public final QuietHistory quiet = new QuietHistory();
  public final CaptureHistory capture = new CaptureHistory();
  public final ContinuationHistory continuation = new ContinuationHistory();
  public final PawnHistory pawn = new PawnHistory();
  public final CorrectionHistory correction = new CorrectionHistory();

  /** Forgets everything. */
  public void clear() {
    quiet.clear();
    capture.clear();
    continuation.clear();
    pawn.clear();
    correction.clear();
  }
}
