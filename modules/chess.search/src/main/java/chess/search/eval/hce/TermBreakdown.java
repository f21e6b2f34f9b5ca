package chess.search.eval.hce;

import chess.core.board.Position;
import chess.search.EvalReport;
import chess.search.EvalReport.Phases;
import chess.search.EvalReport.Term;
import java.util.ArrayList;
import java.util.List;

/**
 * Takes an evaluation apart for people to read.
 *
 * <p>The evaluation is a sum over its weights, so the share of one term is the evaluation with the
 * weights of all other terms set to zero: what is shown is what is played, and the evaluator itself
 * needs no bookkeeping.
 */
final class TermBreakdown {
  private static final String NAME = "classical";
  private static final int PERCENT = 100;
  private static final Phases NOTHING = new Phases(0, 0);

  private TermBreakdown() {}

  static EvalReport report(Position position, int[] weights) {
    HandcraftedEvaluator evaluator = new HandcraftedEvaluator(weights, 0);
    int value = evaluator.whiteValue(position);
    if (evaluator.knownValue(position) != KnownEndgames.UNKNOWN) {
      Term known = new Term("Known ending", new Phases(value, value), NOTHING);
      return new EvalReport(NAME, value, List.of(known));
    }
    List<Term> terms = new ArrayList<>();
    for (EvalTerm term : EvalTerm.values()) {
      terms.add(term(position, term, weights));
    }
    int endgame = TaperedScore.endgame(evaluator.whiteScore() - evaluator.blackScore());
    int middlegame = TaperedScore.middlegame(evaluator.whiteScore() - evaluator.blackScore());
    int factor = evaluator.factor(endgame);
    if (factor != EndgameScaling.FULL) {
      // A dead draw takes the middlegame part away as well.
      int lostMiddlegame = factor == EndgameScaling.DRAWN ? middlegame : 0;
      int lostEndgame = endgame - endgame * factor / EndgameScaling.FULL;
      terms.add(new Term("Winnable part", new Phases(-lostMiddlegame, -lostEndgame), NOTHING));
    }
    int percent = PERCENT * evaluator.phase() / MaterialTerms.FULL_PHASE;
    return new EvalReport(NAME, value, terms, percent);
  }

  private static Term term(Position position, EvalTerm term, int[] weights) {
    int[] alone = new int[weights.length];
    for (WeightGroup group : EvalParameters.groups()) {
      if (group.term() == term) {
        System.arraycopy(weights, group.offset(), alone, group.offset(), group.size());
      }
    }
    HandcraftedEvaluator evaluator = new HandcraftedEvaluator(alone, 0);
    evaluator.look(position);
    evaluator.addTerms(position);
    return new Term(term.title(), phases(evaluator.whiteScore()), phases(evaluator.blackScore()));
  }

  private static Phases phases(int score) {
    return new Phases(TaperedScore.middlegame(score), TaperedScore.endgame(score));
  }
}
