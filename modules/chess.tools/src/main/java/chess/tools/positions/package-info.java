/**
 * Labelled positions on disk and in memory: the 32-byte record that training data comes in, and the
 * sets of such records that the trainer reads and the data generator writes.
 */
@NullMarked
package chess.tools.positions;

import org.jspecify.annotations.NullMarked;
