/**
 * Hours of tests without care: a file of matches, gauntlets and tunings that are done one after the
 * other, go on after any interruption, and are summed up in a table and on a page.
 */
@NullMarked
package chess.tools.queue;

import org.jspecify.annotations.NullMarked;
