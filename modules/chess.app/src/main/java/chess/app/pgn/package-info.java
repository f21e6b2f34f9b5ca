/**
 * {@code duplex pgn}: reads files of games of any size, checks every move, counts, picks games out
 * and writes them in another form.
 */
@NullMarked
package chess.app.pgn;

import org.jspecify.annotations.NullMarked;
