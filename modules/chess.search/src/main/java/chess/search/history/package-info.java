/**
 * What a thread has learned about moves and evaluations while searching: which moves tend to refute
 * and by how much the static evaluation tends to be wrong.
 *
 * <p>Every table is one flat array of shorts with one index expression. Nothing here is shared
 * between threads.
 */
@NullMarked
package chess.search.history;

import org.jspecify.annotations.NullMarked;
