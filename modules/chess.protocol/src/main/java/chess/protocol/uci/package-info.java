/**
 * The Universal Chess Interface: commands as values, a parser and a formatter without state, and
 * the session between them and the engine. Only this package knows UCI's words.
 */
@NullMarked
package chess.protocol.uci;

import org.jspecify.annotations.NullMarked;
