/**
 * The order in which moves are tried: exchange evaluation and the staged move picker.
 *
 * <p>It knows positions and histories, but neither depth nor windows.
 */
@NullMarked
package chess.search.order;

import org.jspecify.annotations.NullMarked;
