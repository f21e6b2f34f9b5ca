/**
 * Solves small endings and writes them as Syzygy table files, so that whatever reads tables can be
 * tested anywhere.
 *
 * <p>Nothing here is taken from the reader: positions are numbered by going through them in the
 * order of the format, and values come from playing backwards.
 */
@NullMarked
package chess.search.tablebase.writer;

import org.jspecify.annotations.NullMarked;
