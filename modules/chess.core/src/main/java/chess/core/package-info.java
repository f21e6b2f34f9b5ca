/**
 * The rules of chess for programs that embed them: immutable values over the arithmetic of the
 * packages below, which stay out of sight.
 *
 * <p>{@link chess.core.Board} is the place to start: it knows the legal moves, notation in both
 * directions and when a game is over. {@link chess.core.PgnFile} reads and writes recorded games of
 * any number. Everything here is safe for use by several threads unless it says otherwise, never
 * returns null, and refuses null with a {@link NullPointerException}. What cannot be is refused
 * with an unchecked exception whose message says what is wrong.
 */
@NullMarked
package chess.core;

import org.jspecify.annotations.NullMarked;
