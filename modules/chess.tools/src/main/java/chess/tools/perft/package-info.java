/** Counts move trees and compares them with files of known counts. */
@NullMarked
package chess.tools.perft;

import org.jspecify.annotations.NullMarked;
