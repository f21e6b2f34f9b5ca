package chess.protocol.xboard;

/**
 * How far an analysis has come.
 *
 * @param millis time since it began
 * @param nodes nodes searched
 * @param depth the depth it is at
 * @param movesLeft root moves that this depth still has to look at
 * @param moves root moves in all
 * @param currentMove the root move it looks at, {@code Move.NONE} if not known
 */
public record AnalysisStatus(
    long millis, long nodes, int depth, int movesLeft, int moves, int currentMove) {}
