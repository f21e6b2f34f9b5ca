/** Writes JSON for scripts and pages; knows nothing of chess. */
@NullMarked
package chess.app.json;

import org.jspecify.annotations.NullMarked;
