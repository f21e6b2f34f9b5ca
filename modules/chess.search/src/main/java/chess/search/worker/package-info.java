/**
 * One search thread: alpha-beta with its per-ply scratch, iterative deepening and what the root
 * knows about its moves.
 *
 * <p>Below {@code SearchWorker} nothing allocates. Threads meet only in {@code SearchControl} and
 * in the transposition table.
 */
@NullMarked
package chess.search.worker;

import org.jspecify.annotations.NullMarked;
