package chess.tools.match;

import chess.tools.client.Report;

/** A move of a game with what was said about it and the time it took on the referee's clock. */
record PlayedMove(int move, Report report, long nanos) {}
