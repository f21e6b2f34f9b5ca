package chess.tools.client;

import chess.core.game.Game;

/**
 * A request for a move.
 *
 * @param game the game so far; only read
 * @param own the clock of the side to move
 * @param other the clock of the opponent
 * @param limitNanos after this long without a move the engine is overdue
 */
public record Turn(Game game, ClockReading own, ClockReading other, long limitNanos) {}
