package chess.core;

import chess.core.game.RuleOutcome;
import java.util.Optional;

/**
 * How a game ended on the board.
 *
 * @param ending by which rule
 * @param winner who won, empty for a draw
 */
public record Outcome(Ending ending, Optional<Side> winner) {
  static Optional<Outcome> of(RuleOutcome outcome) {
    return switch (outcome) {
      case ONGOING -> Optional.empty();
      case CHECKMATE_WHITE_WINS -> mate(Side.WHITE);
      case CHECKMATE_BLACK_WINS -> mate(Side.BLACK);
      case STALEMATE -> draw(Ending.STALEMATE);
      case THREEFOLD_REPETITION -> draw(Ending.THREEFOLD_REPETITION);
      case FIVEFOLD_REPETITION -> draw(Ending.FIVEFOLD_REPETITION);
      case FIFTY_MOVES -> draw(Ending.FIFTY_MOVES);
      case SEVENTY_FIVE_MOVES -> draw(Ending.SEVENTY_FIVE_MOVES);
      case INSUFFICIENT_MATERIAL -> draw(Ending.INSUFFICIENT_MATERIAL);
    };
  }

  private static Optional<Outcome> mate(Side winner) {
    return Optional.of(new Outcome(Ending.CHECKMATE, Optional.of(winner)));
  }

  private static Optional<Outcome> draw(Ending ending) {
    return Optional.of(new Outcome(ending, Optional.empty()));
  }

  /**
   * Whether nobody won.
   *
   * @return false for checkmate
   */
  public boolean isDraw() {
    return winner.isEmpty();
  }

  /**
   * The result as PGN writes it.
   *
   * @return {@code 1-0}, {@code 0-1} or {@code 1/2-1/2}
   */
  public String result() {
    return winner.map(side -> side == Side.WHITE ? "1-0" : "0-1").orElse("1/2-1/2");
  }
}
