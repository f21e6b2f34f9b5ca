package chess.search;

import java.util.List;

/**
 * The static evaluation of one position for people to read.
 *
 * @param evaluator which evaluation spoke, for example {@code classical}
 * @param centipawns the result from White's point of view
 * @param terms the parts it is made of, in the order of reading; empty for an evaluation without
 *     parts
 */
public record EvalReport(String evaluator, int centipawns, List<Term> terms) {
  public EvalReport {
    terms = List.copyOf(terms);
  }

  /** One part of the evaluation for each side. */
  public record Term(String name, Phases white, Phases black) {}

  /** A value in centipawns in the middlegame and in the endgame. */
  public record Phases(int middlegame, int endgame) {}
}
