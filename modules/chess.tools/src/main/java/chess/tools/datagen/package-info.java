/**
 * Makes training data: games that a judge plays against itself from random openings, with the score
 * of every quiet position and the result of the game; and a labeller that gives existing positions
 * new scores.
 *
 * <p>A judge is our own engine or any program that speaks UCI.
 */
@NullMarked
package chess.tools.datagen;

import org.jspecify.annotations.NullMarked;
