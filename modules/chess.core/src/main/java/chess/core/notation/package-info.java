/**
 * Chess as text: FEN, EPD, coordinate moves, SAN and the board diagram, both ways.
 *
 * <p>Reading is lenient where a human's or a program's meaning is plain, and refuses everything
 * else with an exception that names what is wrong; writing is exact. Input may come from anyone, so
 * every reader is bounded in time and memory. Knows no games and no protocols.
 */
@NullMarked
package chess.core.notation;

import org.jspecify.annotations.NullMarked;
