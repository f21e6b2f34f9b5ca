/**
 * Syzygy endgame tables: who wins, and how far the next capture or pawn move is away.
 *
 * <p>The files are mapped into memory and read where they are needed; a probe in the search
 * allocates nothing. For the mates against a bare king there are tables of our own that need no
 * file. The package knows positions and nothing of the search.
 */
@NullMarked
package chess.search.tablebase;

import org.jspecify.annotations.NullMarked;
