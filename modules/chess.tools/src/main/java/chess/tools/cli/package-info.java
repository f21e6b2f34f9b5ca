/**
 * What every verb of the workshop shares: being called by name and reading switches. Knows nothing
 * of chess.
 */
package chess.tools.cli;
