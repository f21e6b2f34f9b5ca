/**
 * Tunes numbers of the search by games: simultaneous perturbation, stochastic approximation (Spall,
 * 1992). All numbers are changed at once, up or down by lot; whoever wins the games shows the
 * direction.
 */
@NullMarked
package chess.tools.spsa;

import org.jspecify.annotations.NullMarked;
