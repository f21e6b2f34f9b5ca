/**
 * Opening books in the Polyglot format: looking up the moves of a position and choosing among them.
 *
 * <p>The package knows positions and files; it does not decide when a book is used.
 */
@NullMarked
package chess.search.book;

import org.jspecify.annotations.NullMarked;
