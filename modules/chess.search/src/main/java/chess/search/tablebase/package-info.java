/**
 * Syzygy endgame tables: who wins, and how far the next capture or pawn move is away.
 *
 * <p>The files are mapped into memory and read where they are needed; a probe allocates nothing.
 * The package knows positions and nothing of the search.
 */
package chess.search.tablebase;
