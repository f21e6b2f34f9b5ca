package chess.search.eval.hce;

/**
 * A named run of neighbouring weights.
 *
 * @param term the family it belongs to
 * @param name the name of its constant in {@link EvalParameters}
 * @param offset the place of its first weight
 * @param size how many weights it has
 */
public record WeightGroup(EvalTerm term, String name, int offset, int size) {}
