/**
 * Sets of squares as 64-bit words, and the squares that pieces attack.
 *
 * <p>Squares, colours and piece types are plain ints here (a1 = 0, h8 = 63; White = 0, Black = 1);
 * this package knows nothing of positions, moves or rules.
 */
@NullMarked
package chess.core.bitboard;

import org.jspecify.annotations.NullMarked;
