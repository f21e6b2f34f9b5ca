package chess.tools.client;

import chess.core.board.Position;

/**
 * What an engine is told before a game.
 *
 * @param position where the game starts, before any opening moves
 * @param chess960 whether castling follows the rules (and spelling) of Chess960
 * @param control the engine's own time control
 * @param opponent the opponent's name
 */
public record GameStart(
    Position position, boolean chess960, TimeControl control, String opponent) {}
