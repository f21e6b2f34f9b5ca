package chess.search.worker;

import chess.search.Value;
import chess.search.history.Histories;

/** One thread's frames, and some before the root and behind the last ply that stay empty. */
final class Frames {
  /** So many that looking back from the root needs no test. */
  private static final int BEFORE_ROOT = 7;

  /** So many that looking ahead needs no test. */
  private static final int BEYOND = 4;

  private final Frame[] frames = new Frame[Value.MAX_PLY + BEFORE_ROOT + BEYOND];

  Frames(Histories histories) {
    for (int i = 0; i < frames.length; i++) {
      frames[i] = new Frame(histories);
    }
  }

  Frame at(int ply) {
    return frames[ply + BEFORE_ROOT];
  }

  /** The frame so many plies earlier. */
  Frame before(int ply, int plies) {
    return frames[ply + BEFORE_ROOT - plies];
  }

  /** Forgets the last search. */
  void clear() {
    for (Frame frame : frames) {
      frame.clear();
    }
  }
}
