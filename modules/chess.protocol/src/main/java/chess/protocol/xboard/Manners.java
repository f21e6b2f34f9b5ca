package chess.protocol.xboard;

import chess.core.board.Position;
import chess.core.game.RuleOutcome;
import chess.protocol.xboard.SessionSettings.DrawManners;
import chess.protocol.xboard.Voice.DrawTalk;
import chess.search.BestMove;
import chess.search.SearchScore;
import java.util.Optional;

/**
 * When to give up, to accept a draw or to offer one. It judges by our own scores over several moves
 * in a row, so that one bad moment decides nothing.
 */
final class Manners {
  /** A mate counts as so many hundredths of a pawn. */
  private static final int MATE_CENTIPAWNS = 100_000;

  private static final int HOPELESS_CENTIPAWNS = -1000;
  private static final int HOPELESS_MOVES = 6;

  /** A score of a shallower search proves nothing. */
  private static final int TRUSTED_DEPTH = 8;

  private static final int LEVEL_CENTIPAWNS = 10;
  private static final int LEVEL_MOVES = 10;
  private static final int LEVEL_CLOCK_PLIES = 16;
  private static final int LEVEL_FROM_MOVE = 40;

  /** Clearly worse: a draw is a success at any time. */
  private static final int WORSE_CENTIPAWNS = -60;

  /** Before this move an equal position still has a game in it. */
  private static final int EARLY_MOVES = 30;

  /** No second offer before so many moves have passed. */
  private static final int MOVES_BETWEEN_OFFERS = 20;

  private final SessionSettings settings;
  private int hopelessMoves;
  private int levelMoves;
  private int movesSinceOffer;
  private int centipawns;
  private boolean trusted;
  private boolean offered;

  Manners(SessionSettings settings) {
    this.settings = settings;
    reset();
  }

  /** A new game, or another position: what was seen before proves nothing any more. */
  void reset() {
    hopelessMoves = 0;
    levelMoves = 0;
    movesSinceOffer = MOVES_BETWEEN_OFFERS;
    centipawns = 0;
    trusted = false;
    offered = false;
  }

  /** We are about to make this move. */
  void observe(BestMove best) {
    centipawns = centipawns(best.score());
    trusted = best.statistics().depth() >= TRUSTED_DEPTH;
    hopelessMoves = trusted && centipawns <= HOPELESS_CENTIPAWNS ? hopelessMoves + 1 : 0;
    levelMoves = trusted && Math.abs(centipawns) <= LEVEL_CENTIPAWNS ? levelMoves + 1 : 0;
    movesSinceOffer++;
  }

  boolean resigns() {
    return settings.resign() && hopelessMoves >= HOPELESS_MOVES;
  }

  /** The opponent offers a draw, which stands until our next move. */
  void hearOffer() {
    offered = true;
  }

  void forgetOffer() {
    offered = false;
  }

  /**
   * What we have to say about a draw with the move we make.
   *
   * @param before the position before our move
   * @param outcome how the game stands after it
   */
  Optional<DrawTalk> drawTalk(Position before, RuleOutcome outcome) {
    boolean accepts = offered && acceptsDraw(before);
    offered = false;
    if (accepts) {
      return Optional.of(DrawTalk.ACCEPT);
    }
    if (outcome.isClaimable()) {
      return Optional.of(DrawTalk.CLAIM);
    }
    if (offersDraw(before)) {
      movesSinceOffer = 0;
      return Optional.of(DrawTalk.OFFER);
    }
    return Optional.empty();
  }

  private boolean acceptsDraw(Position before) {
    if (settings.drawManners() == DrawManners.NEVER || !trusted) {
      return false;
    }
    boolean late = before.fullmoveNumber() >= EARLY_MOVES;
    return centipawns <= WORSE_CENTIPAWNS || late && centipawns <= 0;
  }

  private boolean offersDraw(Position before) {
    return settings.drawManners() == DrawManners.OFFER
        && levelMoves >= LEVEL_MOVES
        && movesSinceOffer >= MOVES_BETWEEN_OFFERS
        && before.fullmoveNumber() >= LEVEL_FROM_MOVE
        && before.halfmoveClock() >= LEVEL_CLOCK_PLIES;
  }

  private static int centipawns(SearchScore score) {
    return switch (score) {
      case SearchScore.Centipawns cp -> cp.value();
      case SearchScore.MateIn mate -> mate.moves() > 0 ? MATE_CENTIPAWNS : -MATE_CENTIPAWNS;
    };
  }
}
