package chess.search;

/**
 * Every setting of the engine. Immutable: an {@link EngineOption} makes a changed copy.
 *
 * @param hashMegabytes size of the transposition table
 * @param threads search threads
 * @param multiPv how many best lines to report
 * @param moveOverheadMillis time lost between our decision and the opponent's clock
 * @param limitStrength whether {@code elo} is in force
 * @param elo the strength to imitate
 * @param analyseMode no book, no strength limit: somebody wants the truth
 * @param showCurrentLine report the line each thread looks at
 * @param showRefutations report what is played against the moves that are not shown
 * @param ownBook play from the opening book
 * @param bookFile a Polyglot book, empty for the one that comes with the engine
 * @param bestBookMove play the heaviest move of the book, not one at random by weight
 * @param syzygyPath folders of Syzygy tables, empty for none
 * @param syzygyProbeDepth least depth at which the search probes
 * @param syzygyProbeLimit most men on the board for a probe
 * @param syzygyFiftyMoveRule whether tables must respect the fifty-move rule
 * @param evalMode which evaluation to use
 * @param evalFile a network file, empty for the one that comes with the engine
 */
public record EngineConfig(
    int hashMegabytes,
    int threads,
    int multiPv,
    int moveOverheadMillis,
    boolean limitStrength,
    int elo,
    boolean analyseMode,
    boolean showCurrentLine,
    boolean showRefutations,
    boolean ownBook,
    String bookFile,
    boolean bestBookMove,
    String syzygyPath,
    int syzygyProbeDepth,
    int syzygyProbeLimit,
    boolean syzygyFiftyMoveRule,
    EvalMode evalMode,
    String evalFile) {

  /** Which evaluation the search asks. */
  public enum EvalMode {
    NNUE,
    CLASSICAL
  }

  public static final int DEFAULT_HASH_MEGABYTES = 16;
  public static final int DEFAULT_MOVE_OVERHEAD_MILLIS = 50;
  public static final int MIN_ELO = 800;
  public static final int MAX_ELO = 3000;
  public static final int MAX_MULTI_PV = 218;

  public static final EngineConfig DEFAULT =
      new EngineConfig(
          DEFAULT_HASH_MEGABYTES,
          1,
          1,
          DEFAULT_MOVE_OVERHEAD_MILLIS,
          false,
          2000,
          false,
          false,
          false,
          false,
          "",
          false,
          "",
          1,
          7,
          true,
          EvalMode.NNUE,
          "");

  /** Starts a changed copy. */
  public EngineConfigBuilder with() {
    return new EngineConfigBuilder(this);
  }
}
