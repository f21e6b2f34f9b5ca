/**
 * The Universal Chess Interface: commands as values, a parser and a formatter without state, and
 * the session between them and the engine. Only this package knows UCI's words.
 */
package chess.protocol.uci;
