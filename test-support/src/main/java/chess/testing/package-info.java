/** What tests and measurements of all modules share; no part of the program. */
@NullMarked
package chess.testing;

import org.jspecify.annotations.NullMarked;
