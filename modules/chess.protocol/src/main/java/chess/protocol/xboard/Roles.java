package chess.protocol.xboard;

import chess.core.board.Color;

/** Who plays what: we play one side, both or none, as long as the game is on. */
final class Roles {
  private static final int NOTHING = 0;

  private int ours = bit(Color.BLACK);
  private boolean gameOver;

  /** Whether we play this colour. */
  boolean plays(int color) {
    return (ours & bit(color)) != NOTHING;
  }

  /** Whether somebody else is to move in a game that we play. */
  boolean waitFor(int color) {
    return ours != NOTHING && !plays(color) && !gameOver;
  }

  void play(int color) {
    ours = bit(color);
  }

  void playBoth() {
    ours = bit(Color.WHITE) | bit(Color.BLACK);
  }

  void playNothing() {
    ours = NOTHING;
  }

  /** Whether the players have ended the game; that the rules have is for the board to tell. */
  boolean isGameOver() {
    return gameOver;
  }

  void gameOver(boolean over) {
    gameOver = over;
  }

  private static int bit(int color) {
    return 1 << color;
  }
}
