package chess.tools.match;

/**
 * What every game of a match has in common.
 *
 * @param stallMillis how long a move may take when no clock says otherwise
 */
record GameRules(boolean chess960, Adjudication adjudication, long stallMillis) {}
