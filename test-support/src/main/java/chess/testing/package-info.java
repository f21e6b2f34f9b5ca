/** What tests and measurements of all modules share; no part of the program. */
package chess.testing;
