package chess.search.eval.nnue;

import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.Position;
import chess.search.EvalReport;
import chess.search.EvalReport.Phases;
import chess.search.EvalReport.Term;
import chess.search.eval.hce.BareKing;
import java.util.ArrayList;
import java.util.List;

/** Explains an evaluation as far as a network can: by what each set of output weights says. */
public final class NnueReport {
  private static final String NAME = "nnue";
  private static final Phases NOTHING = new Phases(0, 0);

  private NnueReport() {}

  public static EvalReport of(Network network, Position position) {
    NnueEvaluator evaluator = new NnueEvaluator(network, new InferenceSwitch());
    evaluator.reset(position);
    int sign = position.sideToMove() == Color.WHITE ? 1 : -1;
    int known = evaluator.knownValue(position);
    if (known != BareKing.UNKNOWN) {
      Term term = new Term("Known ending", new Phases(sign * known, sign * known), NOTHING);
      return new EvalReport(NAME, sign * known, List.of(term));
    }
    int used = Network.bucket(Bitboard.count(position.occupied()));
    List<Term> terms = new ArrayList<>();
    for (int bucket = 0; bucket < Network.OUTPUT_BUCKETS; bucket++) {
      int value = sign * evaluator.evaluate(position, bucket);
      terms.add(new Term(name(bucket, bucket == used), new Phases(value, value), NOTHING));
    }
    return new EvalReport(NAME, sign * evaluator.evaluate(position), terms);
  }

  private static String name(int bucket, boolean used) {
    int first = Network.fewestMen(bucket);
    int last = Math.min(Network.MOST_MEN, Network.fewestMen(bucket + 1) - 1);
    return (used ? "* " : "") + first + "-" + last + " men";
  }
}
