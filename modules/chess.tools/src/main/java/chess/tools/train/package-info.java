/**
 * Trains the network of {@code chess.search.eval.nnue} on labelled positions, on ordinary cores.
 *
 * <p>The work is divided by columns of the hidden layer, not by positions: each {@link
 * chess.tools.train.ColumnBlock} owns its weights, gradients and optimiser state, so no two threads
 * ever add to the same number and the result does not depend on which thread did what, nor on how
 * many there are.
 */
@NullMarked
package chess.tools.train;

import org.jspecify.annotations.NullMarked;
