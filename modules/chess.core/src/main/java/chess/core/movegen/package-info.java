/**
 * Legal moves: generating them, testing a single one, and counting them (perft).
 *
 * <p>Allocation-free apart from the results of {@code Perft}; knows no text.
 */
@NullMarked
package chess.core.movegen;

import org.jspecify.annotations.NullMarked;
