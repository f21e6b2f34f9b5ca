/**
 * The other side of both protocols: drives UCI and XBoard engines as processes, asks them for moves
 * and notes everything they do that the protocols do not allow. Knows nothing of matches.
 */
@NullMarked
package chess.tools.client;

import org.jspecify.annotations.NullMarked;
