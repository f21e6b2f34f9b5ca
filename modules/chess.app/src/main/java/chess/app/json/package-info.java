/** Writes JSON for scripts and pages; knows nothing of chess. */
package chess.app.json;
