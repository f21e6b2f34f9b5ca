package chess.search.eval.hce;

import static chess.search.eval.hce.EvalParameters.RIGHT_TO_MOVE;

import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.Position;
import chess.search.EvalReport;
import chess.search.eval.Evaluator;

/**
 * The evaluation written by hand: both sides' terms, tapered by the phase of the game, the endgame
 * part scaled by how winnable it is.
 *
 * <p>All pieces are visited anyway for their mobility and pawns are cached, so nothing is kept from
 * move to move.
 */
public final class HandcraftedEvaluator implements Evaluator {
  private static final int PAWN_CACHE_BITS = 13;

  private final int[] weights;
  private final PawnCache pawnCache;
  private final SideView white = new SideView();
  private final SideView black = new SideView();
  private int whiteScore;
  private int blackScore;

  public HandcraftedEvaluator() {
    this(EvalParameters.defaults(), PAWN_CACHE_BITS);
  }

  /** An evaluator with weights of its own; they are not copied. */
  HandcraftedEvaluator(int[] weights, int pawnCacheBits) {
    this.weights = weights;
    pawnCache = new PawnCache(pawnCacheBits);
  }

  @Override
  public int evaluate(Position position) {
    int value = whiteValue(position);
    return position.sideToMove() == Color.WHITE ? value : -value;
  }

  /** The evaluation of one position term by term. */
  public EvalReport report(Position position) {
    return TermBreakdown.report(position, weights);
  }

  /** The value from White's point of view. */
  int whiteValue(Position position) {
    look(position);
    int known = knownValue(position);
    if (known != KnownEndgames.UNKNOWN) {
      return known;
    }
    addTerms(position);
    int score = whiteScore - blackScore;
    int factor = factor(TaperedScore.endgame(score));
    if (factor == EndgameScaling.DRAWN) {
      return 0;
    }
    int phase = phase();
    int endgame = TaperedScore.endgame(score) * factor / EndgameScaling.FULL;
    int value =
        (TaperedScore.middlegame(score) * phase + endgame * (MaterialTerms.FULL_PHASE - phase))
            / MaterialTerms.FULL_PHASE;
    return Math.max(-LIMIT, Math.min(LIMIT, value));
  }

  /** Reads the board for both sides. */
  void look(Position position) {
    white.look(position, Color.WHITE);
    black.look(position, Color.BLACK);
  }

  /** White's value in an ending that is known by heart, or {@link KnownEndgames#UNKNOWN}. */
  int knownValue(Position position) {
    boolean whiteToMove = position.sideToMove() == Color.WHITE;
    if (!Bitboard.hasMany(black.own)) {
      return KnownEndgames.value(white, whiteToMove, weights);
    }
    if (!Bitboard.hasMany(white.own)) {
      int value = KnownEndgames.value(black, !whiteToMove, weights);
      return value == KnownEndgames.UNKNOWN ? value : -value;
    }
    return KnownEndgames.UNKNOWN;
  }

  /** Sums up the terms of each side; {@link #look} came before. */
  void addTerms(Position position) {
    addPawns(position);
    white.prepare(SideView.mirror(black.attackSpan));
    black.prepare(SideView.mirror(white.attackSpan));
    whiteScore += MaterialTerms.score(white, weights) + PieceActivity.score(white, weights);
    blackScore += MaterialTerms.score(black, weights) + PieceActivity.score(black, weights);
    white.face(black);
    black.face(white);
    boolean whiteToMove = position.sideToMove() == Color.WHITE;
    whiteScore += interaction(white, black, whiteToMove);
    blackScore += interaction(black, white, !whiteToMove);
  }

  int whiteScore() {
    return whiteScore;
  }

  int blackScore() {
    return blackScore;
  }

  int phase() {
    return MaterialTerms.phase(white);
  }

  /** The share of an endgame advantage that counts, by who has it. */
  int factor(int whiteAdvantage) {
    return EndgameScaling.factor(whiteAdvantage >= 0 ? white : black);
  }

  /** Makes the evaluator forget what it derived from its weights, after they have changed. */
  void weightsChanged() {
    pawnCache.clear();
  }

  private void addPawns(Position position) {
    long key = PawnCache.key(position);
    int slot = pawnCache.slot(key);
    if (pawnCache.holds(slot, key)) {
      long scores = pawnCache.load(slot, white, black);
      whiteScore = PawnCache.whiteScore(scores);
      blackScore = PawnCache.blackScore(scores);
    } else {
      whiteScore = pawnsAndKing(white);
      blackScore = pawnsAndKing(black);
      pawnCache.store(slot, key, PawnCache.scores(whiteScore, blackScore), white, black);
    }
  }

  private int pawnsAndKing(SideView side) {
    // The structure finds the passed pawns, so it goes first.
    return PawnStructure.score(side, weights)
        + PassedPawns.fixedScore(side, weights)
        + KingShelter.score(side, weights);
  }

  private int interaction(SideView side, SideView enemy, boolean toMove) {
    int score =
        KingSafety.score(side, enemy, weights)
            + ThreatTerms.score(side, toMove, weights)
            + Space.score(side, weights);
    if (side.passed != 0) {
      score += PassedPawns.score(side, toMove, weights);
    }
    return toMove ? score + weights[RIGHT_TO_MOVE] : score;
  }
}
