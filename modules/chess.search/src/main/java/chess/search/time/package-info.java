/**
 * How long to think: a source of time that tests can replace, and the limits of one search.
 *
 * <p>It knows budgets and node counts, but nothing of positions.
 */
@NullMarked
package chess.search.time;

import org.jspecify.annotations.NullMarked;
