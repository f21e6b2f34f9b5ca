package chess.protocol.console;

import chess.core.board.Color;
import chess.protocol.xboard.CurrentGame;
import chess.protocol.xboard.GameOver;
import chess.protocol.xboard.Voice.DrawTalk;
import chess.protocol.xboard.XBoardPlayer;
import java.util.Optional;
import java.util.Set;

/** How the players end a game before the rules do: by resigning, or by agreeing on a draw. */
final class EndingTalk {
  private static final long NEVER = -1;
  private static final Set<String> RESULTS = Set.of("1-0", "0-1", GameOver.DRAW);

  private final XBoardPlayer player;
  private final CurrentGame game;
  private final ConsoleOutput output;

  /** The state of the game in which we offered a draw; the offer stands as long as that does. */
  private long offerVersion = NEVER;

  EndingTalk(XBoardPlayer player, CurrentGame game, ConsoleOutput output) {
    this.player = player;
    this.game = game;
    this.output = output;
  }

  /** Looks after what we said with our move. */
  void heard(Optional<DrawTalk> said) {
    if (said.equals(Optional.of(DrawTalk.OFFER))) {
      offerVersion = game.version();
    } else if (said.equals(Optional.of(DrawTalk.ACCEPT))) {
      agreeDraw();
    }
  }

  /**
   * A person offers a draw.
   *
   * @param toUs whether it is we who have to answer; two people agree by saying so
   */
  void offerDraw(boolean toUs) {
    if (game.isOver()) {
      output.line("This game is over.");
    } else if (offerVersion == game.version() || !toUs) {
      agreeDraw();
    } else {
      player.drawOffer();
      output.line("I shall answer with my next move.");
    }
  }

  private void agreeDraw() {
    end(new GameOver.DrawAgreed(), "Draw agreed");
  }

  /** A person gives up: the one who plays against us, or the one who is to move. */
  void resign() {
    if (game.isOver()) {
      output.line("This game is over.");
      return;
    }
    boolean weAreWhite = game.isOurs(Color.WHITE);
    boolean weAreBlack = game.isOurs(Color.BLACK);
    int loser = game.sideToMove();
    if (weAreWhite != weAreBlack) {
      loser = weAreWhite ? Color.BLACK : Color.WHITE;
    }
    end(new GameOver.Resigned(loser), ConsoleVoice.colour(loser) + " resigns");
  }

  /** Somebody tells how the game has ended. */
  void agree(String result) {
    if (RESULTS.contains(result)) {
      end(new GameOver.Told(result), "The game is over");
    } else {
      output.line("Please say: result 1-0, result 0-1 or result 1/2-1/2.");
    }
  }

  private void end(GameOver end, String how) {
    player.gameResult(end);
    output.line(how + ", " + end.result() + ". Type new for another game.");
  }
}
