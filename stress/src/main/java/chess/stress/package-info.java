/** What threads share without locks, tried in every interleaving that a machine comes up with. */
@NullMarked
package chess.stress;

import org.jspecify.annotations.NullMarked;
