/**
 * The board and what happens on it: pieces, 16-bit moves, keys, and a {@code Position} that makes
 * and unmakes moves.
 *
 * <p>Everything here is ints, longs and flat arrays, because the search lives on it. It does not
 * generate moves and knows no text.
 */
@NullMarked
package chess.core.board;

import org.jspecify.annotations.NullMarked;
