/**
 * Proves mates: a search of its own that looks at every move of the attacker and at every reply,
 * and prunes nothing but what is settled.
 */
@NullMarked
package chess.search.mate;

import org.jspecify.annotations.NullMarked;
