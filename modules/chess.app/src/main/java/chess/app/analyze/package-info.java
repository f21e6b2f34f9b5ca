/**
 * Analysis of whole games for people: reads PGN, lets an engine judge every position, and writes
 * the games with scores, marks and better lines, as PGN and as a page for a browser.
 *
 * <p>Knows the engine through its port only, and no standard stream but those it is given.
 */
@NullMarked
package chess.app.analyze;

import org.jspecify.annotations.NullMarked;
