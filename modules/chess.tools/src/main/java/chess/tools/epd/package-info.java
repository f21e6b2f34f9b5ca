/** Runs test suites of best moves, with our own engine or any other. */
package chess.tools.epd;
