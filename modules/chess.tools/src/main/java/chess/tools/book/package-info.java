/**
 * Makes opening books out of games. The format of a book is the search's affair; here is decided
 * which moves get into it and how much they count.
 */
package chess.tools.book;
