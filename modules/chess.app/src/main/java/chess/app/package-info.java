/**
 * The program: reads the command line, sets logging up and wires the engine to the protocols.
 *
 * <p>Nothing depends on this package, and no chess is known here.
 */
package chess.app;
