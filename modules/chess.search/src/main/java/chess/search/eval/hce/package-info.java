/**
 * The evaluation written by hand: a sum of named terms, each tapered between middlegame and
 * endgame.
 *
 * <p>One class per family of terms; all read their numbers from {@code EvalParameters}. Each side
 * is judged from its own point of view, so no term knows colours, and White's sum minus Black's is
 * the evaluation. No evaluation allocates, searches or remembers moves; what pawns and kings were
 * worth is remembered by their squares.
 */
@NullMarked
package chess.search.eval.hce;

import org.jspecify.annotations.NullMarked;
