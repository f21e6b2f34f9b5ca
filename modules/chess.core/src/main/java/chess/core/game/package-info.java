/**
 * Whole games: the moves from a start position, how a game ends, and PGN in both directions.
 *
 * <p>Knows the rules about the course of a game (repetition, fifty moves, dead positions), but no
 * clocks, no opponents and no protocols.
 */
@NullMarked
package chess.core.game;

import org.jspecify.annotations.NullMarked;
