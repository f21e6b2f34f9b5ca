package chess.search.worker;

import chess.core.board.MoveList;
import chess.search.history.Histories;
import chess.search.order.MovePicker;

/** What one walk through the moves of a node needs: the picker and the moves tried so far. */
final class MoveLoop {
  final MovePicker picker;
  final int[] quiets = new int[MoveList.CAPACITY];
  final int[] noisies = new int[MoveList.CAPACITY];
  int quietCount;
  int noisyCount;

  MoveLoop(Histories histories) {
    picker = new MovePicker(histories);
  }

  void clear() {
    quietCount = 0;
    noisyCount = 0;
  }

  void add(int move, boolean quiet) {
    if (quiet) {
      quiets[quietCount++] = move;
    } else {
      noisies[noisyCount++] = move;
    }
  }
}
