package chess.protocol.console;

import chess.core.board.Color;
import chess.core.game.Outcome;
import chess.protocol.xboard.Player;
import chess.protocol.xboard.Voice.DrawTalk;
import java.util.Optional;

/** How the players end a game before the rules do: by resigning, or by agreeing on a draw. */
final class Ending {
  private final Player player;
  private final GameRecord record;
  private final ConsoleOutput output;
  private boolean weOfferedDraw;

  Ending(Player player, GameRecord record, ConsoleOutput output) {
    this.player = player;
    this.record = record;
    this.output = output;
  }

  /** Whether the game is over, by the rules or by agreement. */
  boolean isOver() {
    return isAgreed() || player.keeper().outcome() != Outcome.ONGOING;
  }

  boolean isAgreed() {
    return record.isAgreed();
  }

  /** The game goes on, or another one begins. */
  void forget() {
    record.forgetResult();
    weOfferedDraw = false;
  }

  /** Looks after what we said with our move. */
  void heard(Optional<DrawTalk> said) {
    weOfferedDraw = said.equals(Optional.of(DrawTalk.OFFER));
    if (said.equals(Optional.of(DrawTalk.ACCEPT))) {
      agreeDraw();
    }
  }

  /**
   * A person offers a draw.
   *
   * @param toUs whether it is we who have to answer; two people agree by saying so
   */
  void offerDraw(boolean toUs) {
    if (isOver()) {
      output.line("This game is over.");
    } else if (weOfferedDraw || !toUs) {
      agreeDraw();
    } else {
      player.drawOffer();
      output.line("I shall answer with my next move.");
    }
  }

  private void agreeDraw() {
    end("1/2-1/2", "Draw agreed");
  }

  /** A person gives up: the one who plays against us, or the one who is to move. */
  void resign() {
    if (isOver()) {
      output.line("This game is over.");
      return;
    }
    boolean weAreWhite = player.plays(Color.WHITE);
    boolean weAreBlack = player.plays(Color.BLACK);
    int loser = player.keeper().sideToMove();
    if (weAreWhite != weAreBlack) {
      loser = weAreWhite ? Color.BLACK : Color.WHITE;
    }
    end(loser == Color.WHITE ? "0-1" : "1-0", ConsoleVoice.colour(loser) + " resigns");
  }

  /** Somebody tells how the game has ended. */
  void agree(String result) {
    if (GameRecord.isResult(result)) {
      end(result, "The game is over");
    } else {
      output.line("Please say: result 1-0, result 0-1 or result 1/2-1/2.");
    }
  }

  private void end(String result, String how) {
    player.gameResult();
    record.agree(result);
    weOfferedDraw = false;
    output.line(how + ", " + result + ". Type new for another game.");
  }
}
