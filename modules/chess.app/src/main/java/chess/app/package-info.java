/**
 * The program: reads the command line, sets logging up and wires the engine to the protocols.
 *
 * <p>Nothing depends on this package. It knows positions only where one of its verbs prints them,
 * and no rules.
 */
@NullMarked
package chess.app;

import org.jspecify.annotations.NullMarked;
