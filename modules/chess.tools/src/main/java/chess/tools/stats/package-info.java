/**
 * What a number of games proves: Elo differences with their errors and sequential tests. Knows
 * counts, nothing of chess or engines.
 */
@NullMarked
package chess.tools.stats;

import org.jspecify.annotations.NullMarked;
