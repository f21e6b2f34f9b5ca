/**
 * Positions without end for training, labelled by the teacher while they are made: what follows on
 * the moves of a game and on moves that nobody would play, and what a search asks about.
 */
@NullMarked
package chess.tools.lessons;

import org.jspecify.annotations.NullMarked;
