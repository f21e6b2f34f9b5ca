/**
 * The loop around the sessions: reads lines in one thread, handles events in another, and decides
 * which protocol is being spoken.
 */
package chess.protocol.server;
