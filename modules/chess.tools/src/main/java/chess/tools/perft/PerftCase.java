package chess.tools.perft;

/**
 * A known count.
 *
 * @param source where it stands, for reports
 */
record PerftCase(String source, String fen, int depth, long nodes) {}
