/** Fits the model of expected results to games that were played with scores. */
package chess.tools.wdl;
