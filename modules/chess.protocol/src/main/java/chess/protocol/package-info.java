/**
 * What the two protocols share: sessions, their events, and the one place that writes lines.
 *
 * <p>Nothing here knows how a move is found; {@link chess.search.Engine} is asked for it.
 */
package chess.protocol;
