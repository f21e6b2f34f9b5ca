/**
 * What every verb of the workshop shares: being called by name and reading switches. Knows nothing
 * of chess.
 */
@NullMarked
package chess.tools.cli;

import org.jspecify.annotations.NullMarked;
