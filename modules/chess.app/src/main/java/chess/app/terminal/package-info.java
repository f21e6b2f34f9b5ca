/**
 * The console on a terminal: a line that can be edited, with history and completion, and a line for
 * the clocks. The only package that knows JLine, and none of it is loaded before a person is there.
 */
@NullMarked
package chess.app.terminal;

import org.jspecify.annotations.NullMarked;
