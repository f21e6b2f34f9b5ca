/**
 * How long to think: a source of time that tests can replace, and the limits of one search.
 *
 * <p>It knows budgets and node counts, but nothing of positions.
 */
package chess.search.time;
