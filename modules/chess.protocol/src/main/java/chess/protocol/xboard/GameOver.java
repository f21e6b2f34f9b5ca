package chess.protocol.xboard;

import chess.core.board.Color;
import chess.core.game.RuleOutcome;

/** Why a game is over. */
public sealed interface GameOver {
  String DRAW = "1/2-1/2";

  /** The rules have ended it, or let a player claim a draw. */
  record ByRule(RuleOutcome outcome) implements GameOver {}

  /** A player gave up. */
  record Resigned(int loser) implements GameOver {}

  /** The players agreed on a draw. */
  record DrawAgreed() implements GameOver {}

  /** Somebody told us so. */
  record Told(String toldResult) implements GameOver {}

  /** The result as games are written: {@code 1-0}, {@code 0-1} or {@code 1/2-1/2}. */
  default String result() {
    return switch (this) {
      case ByRule rule -> rule.outcome().result();
      case Resigned resigned -> resigned.loser() == Color.WHITE ? "0-1" : "1-0";
      case DrawAgreed agreed -> DRAW;
      case Told told -> told.toldResult();
    };
  }
}
