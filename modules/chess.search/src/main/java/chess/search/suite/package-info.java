/**
 * Test suites of best moves: what a position asks for, whether a move is an answer, and how many
 * were solved how fast. Sees engines only through the port, so that the program and the workshop
 * can use it alike.
 */
@NullMarked
package chess.search.suite;

import org.jspecify.annotations.NullMarked;
