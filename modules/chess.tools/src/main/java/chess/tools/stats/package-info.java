/**
 * What a number of games proves: Elo differences with their errors and sequential tests. Knows
 * counts, nothing of chess or engines.
 */
package chess.tools.stats;
