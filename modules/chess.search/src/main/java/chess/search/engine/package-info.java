/**
 * The engine behind the port: puts threads, table, clock and evaluation together for one search
 * after another.
 *
 * <p>It decides who runs when; how to search is the workers' affair.
 */
@NullMarked
package chess.search.engine;

import org.jspecify.annotations.NullMarked;
