/**
 * The evaluation that our network learns: the network of Stockfish 15.1, read from a file and
 * worked out here, number for number. Only the workshop knows it; the engine does not.
 */
@NullMarked
package chess.tools.teacher;

import org.jspecify.annotations.NullMarked;
