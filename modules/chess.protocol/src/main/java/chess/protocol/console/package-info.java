/**
 * Playing with a person in a terminal, or with a script that behaves like one.
 *
 * <p>This is no third protocol: the commands are XBoard's and a few more, the {@link
 * chess.protocol.xboard.XBoardPlayer} is the same, and only the voice is another one. Colour,
 * prompt and progress line exist on a terminal only.
 */
@NullMarked
package chess.protocol.console;

import org.jspecify.annotations.NullMarked;
