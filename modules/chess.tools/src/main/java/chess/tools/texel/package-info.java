/**
 * Finds the weights of the hand-written evaluation by gradient descent on labelled positions, after
 * the method of the chess engine Texel.
 *
 * <p>What a position says about the weights comes from the evaluator itself; nothing here knows a
 * term of the evaluation, only names and places of weights.
 */
@NullMarked
package chess.tools.texel;

import org.jspecify.annotations.NullMarked;
