/**
 * The efficiently updatable network: what it is made of, how its file looks, and how it is
 * evaluated move by move.
 *
 * <p>A feature transformer adds up, for the perspective of each side, the weights of the men on
 * their squares, relative to the bucket and the half of the board of that side's king; the results
 * are the accumulators, which follow a position move by move. One of several sets of output weights
 * makes the value of them. The weights are immutable and shared by all threads; the accumulators
 * belong to one thread. Everything is exact integer arithmetic, so the vector code and the plain
 * code agree bit for bit. Nothing here knows the search.
 */
@NullMarked
package chess.search.eval.nnue;

import org.jspecify.annotations.NullMarked;
