/** Runs test suites of best moves, with our own engine or any other. */
@NullMarked
package chess.tools.epd;

import org.jspecify.annotations.NullMarked;
