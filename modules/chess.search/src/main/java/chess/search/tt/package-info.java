/**
 * The transposition table: what earlier searches found out about positions, shared by all threads
 * without locks.
 *
 * <p>It knows keys and packed longs, no positions and no moves' meaning.
 */
package chess.search.tt;
