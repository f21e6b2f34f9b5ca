/**
 * Tests that know nothing of the engine but its program: they talk to it through its standard input
 * and output, as a chess program would.
 */
@NullMarked
package chess.blackbox;

import org.jspecify.annotations.NullMarked;
