/**
 * The vocabulary between those who ask for a move and the search that finds one, and the {@link
 * chess.search.Engine} port.
 *
 * <p>Everything here is an immutable value, what builds or reads one, or an interface; nothing
 * knows a protocol word, and nothing prints.
 */
@NullMarked
package chess.search;

import org.jspecify.annotations.NullMarked;
