/**
 * The numbers of the search in one place, each with a name, a default and a range.
 *
 * <p>A number can be changed for one run of the program with {@code -Dtune.Name=value}; within a
 * run it never changes, so the compiler treats it like a literal.
 */
@NullMarked
package chess.search.tuning;

import org.jspecify.annotations.NullMarked;
