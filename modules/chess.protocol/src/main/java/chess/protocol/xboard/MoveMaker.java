package chess.protocol.xboard;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.movegen.Legality;
import chess.protocol.LegalMoves;
import chess.search.BestMove;
import chess.search.Score;
import chess.search.SearchStatistics;

/**
 * Makes the move that a search found and says what has to be said with it: a draw before the move,
 * the end of the game after it, or that we give up instead of it.
 */
final class MoveMaker {
  /** What a search that failed has found. */
  static final BestMove NOTHING_FOUND =
      new BestMove(Move.NONE, Move.NONE, new Score.Centipawns(0), SearchStatistics.NONE);

  /** What became of the game. */
  enum Afterwards {
    GOES_ON,
    ENDED_BY_RULE,
    RESIGNED
  }

  private final GameKeeper keeper;
  private final XBoardClock clock;
  private final Manners manners;
  private final Referee referee;
  private final Voice voice;

  MoveMaker(GameKeeper keeper, XBoardClock clock, Manners manners, Referee referee, Voice voice) {
    this.keeper = keeper;
    this.clock = clock;
    this.manners = manners;
    this.referee = referee;
    this.voice = voice;
  }

  Afterwards make(BestMove best, long elapsedMillis) {
    manners.observe(best);
    if (manners.resigns()) {
      voice.resigned(keeper.sideToMove());
      return Afterwards.RESIGNED;
    }
    clock.moveMade(keeper.length(), elapsedMillis);
    Position before = keeper.position().copy();
    // A search that failed leaves us without a move; any legal one is better than silence.
    int move =
        Legality.isLegal(before, best.move()) ? best.move() : LegalMoves.of(before).getFirst();
    keeper.play(move);
    manners.drawTalk(before, keeper.outcome()).ifPresent(voice::draw);
    voice.moved(before, move);
    return referee.endsTheGame() ? Afterwards.ENDED_BY_RULE : Afterwards.GOES_ON;
  }
}
