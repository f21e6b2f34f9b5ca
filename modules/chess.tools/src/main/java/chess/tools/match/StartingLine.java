package chess.tools.match;

import chess.core.board.Position;
import java.util.List;

/**
 * How a pair of games begins.
 *
 * @param start the position the engines are given; only to be copied
 * @param moves moves to play from it before the engines think
 */
record StartingLine(Position start, List<Integer> moves) {
  StartingLine {
    moves = List.copyOf(moves);
  }
}
