/**
 * What a position is worth without searching: the port between the search and its evaluations.
 *
 * <p>An evaluation knows the position and nothing of depth, windows or time.
 */
@NullMarked
package chess.search.eval;

import org.jspecify.annotations.NullMarked;
