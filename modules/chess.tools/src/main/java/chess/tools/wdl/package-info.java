/** Fits the model of expected results to games that were played with scores. */
@NullMarked
package chess.tools.wdl;

import org.jspecify.annotations.NullMarked;
