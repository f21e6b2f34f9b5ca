/**
 * The engine inside another Java program, without a process and without a protocol.
 *
 * <p>{@link chess.search.embedded.ChessEngine} is the place to start. Boards and moves are those of
 * {@code chess.core}. Nothing here returns null, and what cannot be is refused with an unchecked
 * exception whose message says what is wrong.
 */
@NullMarked
package chess.search.embedded;

import org.jspecify.annotations.NullMarked;
