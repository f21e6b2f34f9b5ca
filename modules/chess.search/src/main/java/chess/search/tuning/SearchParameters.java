package chess.search.tuning;

import static chess.search.tuning.Tunables.toggle;
import static chess.search.tuning.Tunables.tunable;

import java.util.List;

/**
 * Every number of search, ordering and time management.
 *
 * <p>Words keep one meaning: {@code ..._MAX_DEPTH} applies at or below, {@code ..._MIN_DEPTH} at or
 * above, {@code ..._BASE} is flat, {@code ..._MARGIN} is per depth, {@code ..._DIVISOR} divides.
 * Scores are centipawns, reductions are 1024ths of a ply. {@code USE_...} switches an idea off to
 * measure what it is worth.
 */
public final class SearchParameters {
  private SearchParameters() {}

  /** All of them; calling this makes sure that they have registered themselves. */
  public static List<Tunables.Tunable> all() {
    return Tunables.all();
  }

  /**
   * What is wrong with the system properties that override numbers, a sentence each; nothing is
   * wrong if it is empty. A refused override leaves the default in force.
   */
  public static List<String> problems() {
    return Tunables.problems();
  }

  // Exchange values.
  public static final int SEE_PAWN = tunable("SeePawn", 100, 50, 200);
  public static final int SEE_KNIGHT = tunable("SeeKnight", 300, 200, 500);
  public static final int SEE_BISHOP = tunable("SeeBishop", 300, 200, 500);
  public static final int SEE_ROOK = tunable("SeeRook", 500, 300, 800);
  public static final int SEE_QUEEN = tunable("SeeQueen", 900, 600, 1500);

  // Percent of an exchange value that winning it adds to an evaluation.
  public static final int EXCHANGE_WORTH = tunable("ExchangeWorth", 77, 20, 150);

  // Move ordering.
  public static final int ORDER_VICTIM_WEIGHT = tunable("OrderVictimWeight", 19, 4, 40);
  public static final int ORDER_NOISY_SEE_DIVISOR = tunable("OrderNoisySeeDivisor", 36, 8, 200);
  public static final int ORDER_GOOD_QUIET = tunable("OrderGoodQuiet", -8000, -30000, 0);
  public static final int ORDER_CHECK_BONUS = tunable("OrderCheckBonus", 14600, 0, 40000);
  public static final int ORDER_CHECK_SEE = tunable("OrderCheckSee", 50, 0, 300);
  public static final int ORDER_THREAT_MINOR = tunable("OrderThreatMinor", 8000, 0, 40000);
  public static final int ORDER_THREAT_ROOK = tunable("OrderThreatRook", 12000, 0, 40000);
  public static final int ORDER_THREAT_QUEEN = tunable("OrderThreatQueen", 16000, 0, 60000);
  public static final boolean USE_THREAT_ORDER = toggle("UseThreatOrder", true);

  // Learning from cut-offs.
  public static final int BONUS_MARGIN = tunable("BonusMargin", 166, 50, 400);
  public static final int BONUS_BASE = tunable("BonusBase", -80, -300, 300);
  public static final int BONUS_MAX = tunable("BonusMax", 1700, 500, 4000);
  public static final int MALUS_MARGIN = tunable("MalusMargin", 234, 50, 600);
  public static final int MALUS_BASE = tunable("MalusBase", -80, -300, 300);
  public static final int MALUS_MAX = tunable("MalusMax", 1500, 500, 4000);
  public static final int BONUS_TT_MOVE = tunable("BonusTtMove", 200, 0, 1000);
  public static final int EVAL_BONUS_WEIGHT = tunable("EvalBonusWeight", 14, 1, 30);
  public static final int EVAL_BONUS_MIN = tunable("EvalBonusMin", -800, -2000, 0);
  public static final int EVAL_BONUS_MAX = tunable("EvalBonusMax", 700, 0, 2000);
  public static final int EVAL_BONUS_BASE = tunable("EvalBonusBase", 250, 0, 1000);
  public static final boolean USE_EVAL_BONUS = toggle("UseEvalBonus", true);
  public static final boolean USE_PRIOR_BONUS = toggle("UsePriorBonus", true);

  // Correction of the static evaluation.
  public static final int CORRECTION_PAWN_WEIGHT = tunable("CorrectionPawnWeight", 270, 0, 3000);
  public static final int CORRECTION_NON_PAWN_WEIGHT =
      tunable("CorrectionNonPawnWeight", 432, 0, 3000);
  public static final int CORRECTION_CONTINUATION_WEIGHT =
      tunable("CorrectionContinuationWeight", 390, 0, 3000);
  public static final int CORRECTION_UPDATE_DIVISOR = tunable("CorrectionUpdateDivisor", 3, 1, 20);
  public static final boolean USE_CORRECTION = toggle("UseCorrection", true);

  // Table cut-offs.
  public static final int TABLE_CUT_ANY_NODE_DEPTH = tunable("TableCutAnyNodeDepth", 5, 0, 12);
  public static final int FAIL_LOW_PV_DEPTH = tunable("FailLowPvDepth", 3, 0, 10);

  // Aspiration windows.
  public static final int ASPIRATION_MIN_DEPTH = tunable("AspirationMinDepth", 4, 1, 10);
  public static final int ASPIRATION_BASE = tunable("AspirationBase", 8, 2, 40);
  public static final int ASPIRATION_SCORE_DIVISOR =
      tunable("AspirationScoreDivisor", 4300, 1000, 40000);
  public static final boolean USE_ASPIRATION = toggle("UseAspiration", true);

  // Hindsight: correcting a reduction once the evaluation is known.
  public static final int HINDSIGHT_MARGIN = tunable("HindsightMargin", 69, 20, 400);
  public static final int HINDSIGHT_DEEPER_REDUCTION = tunable("HindsightDeeperReduction", 3, 1, 6);
  public static final boolean USE_HINDSIGHT = toggle("UseHindsight", true);

  // Razoring.
  public static final int RAZOR_MAX_DEPTH = tunable("RazorMaxDepth", 4, 1, 10);
  public static final int RAZOR_BASE = tunable("RazorBase", 99, 20, 400);
  public static final int RAZOR_QUADRATIC = tunable("RazorQuadratic", 50, 10, 300);
  public static final boolean USE_RAZORING = toggle("UseRazoring", true);

  // Reverse futility pruning.
  public static final int RFP_MAX_DEPTH = tunable("RfpMaxDepth", 11, 2, 20);
  public static final int RFP_MARGIN = tunable("RfpMargin", 51, 20, 150);
  public static final int RFP_IMPROVING = tunable("RfpImproving", 23, 0, 200);
  public static final int RFP_WORSENING = tunable("RfpWorsening", 11, 0, 100);
  public static final boolean USE_RFP = toggle("UseReverseFutility", true);

  // Null move.
  public static final int NULL_MARGIN = tunable("NullMargin", 6, 0, 30);
  public static final int NULL_BASE = tunable("NullBase", 39, 0, 300);
  public static final int NULL_REDUCTION_BASE = tunable("NullReductionBase", 4, 2, 7);
  public static final int NULL_DEPTH_DIVISOR = tunable("NullDepthDivisor", 3, 2, 6);
  public static final int NULL_EVAL_DIVISOR = tunable("NullEvalDivisor", 55, 20, 300);
  public static final int NULL_EVAL_MAX = tunable("NullEvalMax", 6, 0, 8);
  public static final int NULL_VERIFY_MIN_DEPTH = tunable("NullVerifyMinDepth", 14, 4, 40);
  public static final boolean USE_NULL_MOVE = toggle("UseNullMove", true);

  // Internal iterative reductions.
  public static final int IIR_MIN_DEPTH = tunable("IirMinDepth", 4, 2, 10);
  public static final int IIR_TABLE_DEPTH = tunable("IirTableDepth", 40, 2, 300);
  public static final boolean USE_IIR = toggle("UseIir", true);

  // ProbCut.
  public static final int PROBCUT_MIN_DEPTH = tunable("ProbCutMinDepth", 5, 3, 10);
  public static final int PROBCUT_MARGIN = tunable("ProbCutMargin", 63, 10, 300);
  public static final int PROBCUT_IMPROVING = tunable("ProbCutImproving", 15, 0, 100);
  public static final int PROBCUT_REDUCTION = tunable("ProbCutReduction", 4, 2, 6);
  public static final int PROBCUT_TABLE_MARGIN = tunable("ProbCutTableMargin", 125, 30, 500);
  public static final boolean USE_PROBCUT = toggle("UseProbCut", true);

  // Late move pruning.
  public static final int LMP_BASE = tunable("LmpBase", 3, 1, 10);
  public static final boolean USE_LMP = toggle("UseLateMovePruning", true);

  // Futility pruning.
  public static final int FUTILITY_MAX_DEPTH = tunable("FutilityMaxDepth", 9, 2, 20);
  public static final int FUTILITY_BASE = tunable("FutilityBase", 31, 0, 200);
  public static final int FUTILITY_MARGIN = tunable("FutilityMargin", 34, 10, 150);
  public static final int FUTILITY_NOISY_MAX_DEPTH = tunable("FutilityNoisyMaxDepth", 6, 1, 12);
  public static final int FUTILITY_NOISY_BASE = tunable("FutilityNoisyBase", 71, 0, 300);
  public static final int FUTILITY_NOISY_MARGIN = tunable("FutilityNoisyMargin", 60, 10, 250);
  public static final int FUTILITY_NOISY_HISTORY_DIVISOR =
      tunable("FutilityNoisyHistoryDivisor", 140, 10, 400);
  public static final boolean USE_FUTILITY = toggle("UseFutility", true);

  // History pruning.
  public static final int HISTORY_PRUNING_MARGIN = tunable("HistoryPruningMargin", 3100, 500, 9000);
  public static final int HISTORY_DEPTH_DIVISOR = tunable("HistoryDepthDivisor", 5520, 1000, 30000);
  public static final boolean USE_HISTORY_PRUNING = toggle("UseHistoryPruning", true);

  // Pruning by exchange evaluation.
  public static final int SEE_QUIET_MARGIN = tunable("SeeQuietMargin", 26, 5, 80);
  public static final int SEE_NOISY_MARGIN = tunable("SeeNoisyMargin", 101, 20, 250);
  public static final int SEE_NOISY_HISTORY_DIVISOR = tunable("SeeNoisyHistoryDivisor", 64, 8, 400);
  public static final boolean USE_SEE_PRUNING = toggle("UseSeePruning", true);

  // Singular extensions.
  public static final int SINGULAR_MIN_DEPTH = tunable("SingularMinDepth", 6, 4, 12);
  public static final int SINGULAR_TABLE_DEPTH = tunable("SingularTableDepth", 3, 1, 6);
  public static final int SINGULAR_MARGIN = tunable("SingularMargin", 10, 2, 60);
  public static final int SINGULAR_MARGIN_UNIT = tunable("SingularMarginUnit", 16, 16, 16);
  public static final int SINGULAR_PV_MARGIN = tunable("SingularPvMargin", 8, 0, 60);
  public static final int SINGULAR_DOUBLE = tunable("SingularDouble", 10, 0, 60);
  public static final int SINGULAR_DOUBLE_PV = tunable("SingularDoublePv", 69, 0, 400);
  public static final int SINGULAR_TRIPLE = tunable("SingularTriple", 34, 0, 300);
  public static final int DOUBLE_EXTENSIONS_MAX = tunable("DoubleExtensionsMax", 4, 0, 100);
  public static final boolean USE_SINGULAR = toggle("UseSingular", true);
  public static final boolean USE_DOUBLE_EXTENSION = toggle("UseDoubleExtension", true);
  public static final boolean USE_NEGATIVE_EXTENSION = toggle("UseNegativeExtension", true);
  public static final boolean USE_MULTICUT = toggle("UseMulticut", true);

  // Late move reductions.
  public static final int LMR_BASE = tunable("LmrBase", 1113, 0, 2000);
  public static final int LMR_FACTOR = tunable("LmrFactor", 370, 100, 900);
  public static final int LMR_DELTA = tunable("LmrDelta", 600, 0, 1500);
  public static final int LMR_NOT_IMPROVING = tunable("LmrNotImproving", 528, 0, 2000);
  public static final int LMR_TTPV = tunable("LmrTtPv", 1500, 0, 4000);
  public static final int LMR_TTPV_SCORE = tunable("LmrTtPvScore", 600, 0, 2000);
  public static final int LMR_TTPV_DEPTH = tunable("LmrTtPvDepth", 700, 0, 2000);
  public static final int LMR_PV = tunable("LmrPv", 800, 0, 3000);
  public static final int LMR_CUT_NODE = tunable("LmrCutNode", 1630, 0, 4000);
  public static final int LMR_TT_CAPTURE = tunable("LmrTtCapture", 876, 0, 3000);
  public static final int LMR_CUTOFFS = tunable("LmrCutoffs", 800, 0, 3000);
  public static final int LMR_MANY_CUTOFFS = tunable("LmrManyCutoffs", 2, 0, 8);
  public static final int LMR_TT_MOVE = tunable("LmrTtMove", 2084, 0, 4000);
  public static final int LMR_CHECK = tunable("LmrCheck", 904, 0, 3000);
  public static final int LMR_ROOT = tunable("LmrRoot", 1024, 0, 4000);
  public static final int LMR_NOISY = tunable("LmrNoisy", 676, 0, 3000);
  public static final int LMR_HISTORY_BASE = tunable("LmrHistoryBase", 1820, 0, 10000);
  public static final int LMR_HISTORY_DIVISOR = tunable("LmrHistoryDivisor", 13, 4, 40);
  public static final int LMR_CORRECTION_WEIGHT = tunable("LmrCorrectionWeight", 15, 0, 60);
  public static final int LMR_DEEPER_BASE = tunable("LmrDeeperBase", 17, 0, 150);
  public static final int LMR_SHALLOWER = tunable("LmrShallower", 5, 0, 60);
  public static final int LMR_FULL_DEPTH_CUT = tunable("LmrFullDepthCut", 3400, 1000, 8000);
  public static final int IMPROVED_ALPHA_MAX_DEPTH = tunable("ImprovedAlphaMaxDepth", 13, 0, 30);
  public static final boolean USE_LMR = toggle("UseLmr", true);

  // Quiescence.
  public static final int QUIESCENCE_FUTILITY = tunable("QuiescenceFutility", 42, 0, 300);
  public static final int QUIESCENCE_SEE = tunable("QuiescenceSee", 42, 0, 300);
  public static final int QUIESCENCE_MOVES = tunable("QuiescenceMoves", 2, 1, 20);
  public static final int QUIESCENCE_CHECK_PLIES = tunable("QuiescenceCheckPlies", 1, 0, 4);
  public static final int QUIESCENCE_CHECK_SEE = tunable("QuiescenceCheckSee", 0, 0, 300);
  public static final int QUIESCENCE_CHECK_HISTORY =
      tunable("QuiescenceCheckHistory", -2000, -20000, 20000);
  public static final boolean USE_QUIESCENCE_CHECKS = toggle("UseQuiescenceChecks", true);
  public static final boolean USE_QUIESCENCE_FUTILITY = toggle("UseQuiescenceFutility", true);
  public static final boolean USE_QUIESCENCE_SEE = toggle("UseQuiescenceSee", true);

  // Warm-up: how long it goes on, and how long the caller waits for it.
  public static final int WARM_UP_MILLIS = tunable("WarmUpMillis", 2500, 0, 60000);
  public static final int WARM_UP_WAIT_MILLIS = tunable("WarmUpWaitMillis", 300, 0, 60000);

  // Time management; percentages unless the name says otherwise.
  public static final int TIME_HORIZON_MOVES = tunable("TimeHorizonMoves", 38, 10, 80);
  public static final int TIME_INCREMENT_SHARE = tunable("TimeIncrementShare", 80, 0, 100);
  public static final int TIME_SOFT_MAX = tunable("TimeSoftMax", 35, 5, 90);
  public static final int TIME_HARD_FACTOR = tunable("TimeHardFactor", 450, 100, 1000);
  public static final int TIME_HARD_MAX = tunable("TimeHardMax", 75, 20, 95);
  public static final int TIME_NODES_BASE = tunable("TimeNodesBase", 215, 100, 300);
  public static final int TIME_NODES_SHARE = tunable("TimeNodesShare", 160, 0, 250);
  public static final int TIME_STABILITY_BASE = tunable("TimeStabilityBase", 130, 80, 200);
  public static final int TIME_STABILITY_STEP = tunable("TimeStabilityStep", 6, 0, 20);
  public static final int TIME_STABILITY_MAX = tunable("TimeStabilityMax", 10, 1, 20);
  public static final int TIME_SCORE_WEIGHT = tunable("TimeScoreWeight", 87, 0, 300);
  public static final int TIME_SCORE_MIN = tunable("TimeScoreMin", 80, 30, 100);
  public static final int TIME_SCORE_MAX = tunable("TimeScoreMax", 160, 100, 300);
}
