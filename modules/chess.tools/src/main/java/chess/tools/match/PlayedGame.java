package chess.tools.match;

import chess.core.game.Game;
import java.util.List;

/**
 * A finished game.
 *
 * @param game all moves, those of the opening first
 * @param moves the engines' moves
 */
record PlayedGame(Game game, List<PlayedMove> moves, GameEnd end) {}
