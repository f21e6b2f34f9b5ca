package chess.protocol.xboard;

import chess.core.game.Outcome;

/** Sees when the game is over by the rules and says so, once for each state of the board. */
final class Referee {
  private final GameKeeper keeper;
  private final Voice voice;
  private long claimedVersion = -1;

  Referee(GameKeeper keeper, Voice voice) {
    this.keeper = keeper;
    this.voice = voice;
  }

  /** After a move in play: whether it ended the game, or makes a draw that can be claimed. */
  boolean endsTheGame() {
    Outcome outcome = keeper.outcome();
    if (outcome != Outcome.ONGOING) {
      claim(outcome);
    }
    return outcome != Outcome.ONGOING;
  }

  /**
   * When a move is wanted of us: whether there is none. A draw that could be claimed is no reason
   * not to move; whoever asks for a move has decided to play on.
   */
  boolean leavesNoMove() {
    Outcome outcome = keeper.outcome();
    boolean none = outcome.isCheckmate() || outcome == Outcome.STALEMATE;
    if (none) {
      claim(outcome);
    }
    return none;
  }

  private void claim(Outcome outcome) {
    if (claimedVersion != keeper.version()) {
      claimedVersion = keeper.version();
      voice.gameOver(outcome);
    }
  }
}
