/**
 * Makes opening books out of games. The format of a book is the search's affair; here is decided
 * which moves get into it and how much they count.
 */
@NullMarked
package chess.tools.book;

import org.jspecify.annotations.NullMarked;
