package chess.search.worker;

import chess.core.board.Position;
import chess.core.movegen.Legality;
import chess.core.movegen.MoveGenerator;
import java.util.Arrays;

/** Makes a found line presentable. */
public final class RootLine {
  private RootLine() {}

  /**
   * The moves of a line, as far as they are legal and the game goes on.
   *
   * @param root where the moves are tried; the same again afterwards
   */
  static int[] of(Position root, RootMove rootMove) {
    int length = 0;
    while (length < rootMove.pvLength
        && Legality.isLegal(root, rootMove.pv[length])
        && (length == 0 || !isOver(root))) {
      root.make(rootMove.pv[length++]);
    }
    for (int i = 0; i < length; i++) {
      root.unmake();
    }
    return Arrays.copyOf(rootMove.pv, length);
  }

  /** Whether the game ends here: mate, stalemate or a draw that needs no more moves. */
  public static boolean isOver(Position position) {
    return position.isFiftyMoveDraw()
        || position.repetitions() >= 2
        || position.hasInsufficientMaterial()
        || !MoveGenerator.hasLegalMove(position);
  }
}
