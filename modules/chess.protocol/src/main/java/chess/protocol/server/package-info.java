/**
 * The loop around the sessions: reads lines in one thread, handles events in another, and decides
 * which protocol is being spoken.
 */
@NullMarked
package chess.protocol.server;

import org.jspecify.annotations.NullMarked;
