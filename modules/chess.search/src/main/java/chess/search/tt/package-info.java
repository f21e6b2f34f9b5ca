/**
 * The transposition table: what earlier searches found out about positions, shared by all threads
 * without locks.
 *
 * <p>It knows keys and packed longs, no positions and no moves' meaning.
 */
@NullMarked
package chess.search.tt;

import org.jspecify.annotations.NullMarked;
