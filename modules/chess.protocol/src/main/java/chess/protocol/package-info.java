/**
 * What every conversation has in common: events in, lines out, and the session between them.
 *
 * <p>One thread owns a session and everything it knows. Whatever happens elsewhere - a line read, a
 * report of the search, a finished background task - reaches it as a {@link
 * chess.protocol.SessionEvent} through the {@link chess.protocol.EventQueue}. Nothing here knows a
 * word of a particular protocol.
 */
@NullMarked
package chess.protocol;

import org.jspecify.annotations.NullMarked;
