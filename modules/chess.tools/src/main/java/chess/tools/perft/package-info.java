/** Counts move trees and compares them with files of known counts. */
package chess.tools.perft;
