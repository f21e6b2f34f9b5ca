/**
 * XBoard's protocol (CECP, versions 1 and 2), and the game that its engine side has to keep.
 *
 * <p>Text becomes an {@link chess.protocol.xboard.XBoardCommand}, the {@link
 * chess.protocol.xboard.XBoardPlayer} acts on it and tells a {@link chess.protocol.xboard.Voice}
 * what happened, and the voice puts it into words. The console is another voice of the same player
 * and lives in its own package; nothing here knows it, and nothing here knows UCI.
 */
@NullMarked
package chess.protocol.xboard;

import org.jspecify.annotations.NullMarked;
