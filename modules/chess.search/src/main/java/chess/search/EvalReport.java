package chess.search;

import java.util.List;

/**
 * The static evaluation of one position for people to read.
 *
 * @param evaluator which evaluation spoke, for example {@code classical}
 * @param centipawns the result from White's point of view
 * @param terms the parts it is made of, in the order of reading; empty for an evaluation without
 *     parts
 * @param middlegamePercent how much the middlegame counts in a sum of the parts; the endgame has
 *     the rest
 */
public record EvalReport(
    String evaluator, int centipawns, List<Term> terms, int middlegamePercent) {
  private static final int ALL = 100;

  public EvalReport {
    terms = List.copyOf(terms);
  }

  /** The report of an evaluation that knows no phases of a game. */
  public EvalReport(String evaluator, int centipawns, List<Term> terms) {
    this(evaluator, centipawns, terms, ALL);
  }

  /** What a value of two phases counts here. */
  public int weigh(Phases phases) {
    return (phases.middlegame() * middlegamePercent + phases.endgame() * (ALL - middlegamePercent))
        / ALL;
  }

  /** One part of the evaluation for each side. */
  public record Term(String name, Phases white, Phases black) {}

  /** A value in centipawns in the middlegame and in the endgame. */
  public record Phases(int middlegame, int endgame) {}
}
