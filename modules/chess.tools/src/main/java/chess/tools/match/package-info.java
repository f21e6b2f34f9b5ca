/**
 * Plays two engines against each other and says what the games prove. The referee here trusts
 * nobody: it keeps the clocks, checks every move and decides when a game is over.
 */
@NullMarked
package chess.tools.match;

import org.jspecify.annotations.NullMarked;
