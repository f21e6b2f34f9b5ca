/**
 * The efficiently updatable network: what it is made of, how its file looks, and how it is
 * evaluated move by move.
 *
 * <p>The weights are immutable and shared by all threads; the sums that follow a position belong to
 * one thread. Everything is exact integer arithmetic, so the vector code and the plain code agree
 * bit for bit. Nothing here knows the search.
 */
package chess.search.eval.nnue;
