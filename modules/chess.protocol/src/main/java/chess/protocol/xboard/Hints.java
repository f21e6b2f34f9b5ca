package chess.protocol.xboard;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.movegen.Legality;
import chess.core.movegen.MoveGenerator;
import chess.protocol.xboard.Thinking.Purpose;
import chess.search.BestMove;
import chess.search.Engine;
import chess.search.SearchLimits;

/** Answers wishes for a hint: with what is known already, else with what a short search finds. */
final class Hints {
  private static final int DEPTH = 6;
  private static final long MILLIS = 100;

  private final Engine engine;
  private final GameKeeper keeper;
  private final PonderState pondering;
  private final Thinking thinking;
  private final Voice voice;

  Hints(Engine engine, GameKeeper keeper, PonderState pondering, Thinking thinking, Voice voice) {
    this.engine = engine;
    this.keeper = keeper;
    this.pondering = pondering;
    this.thinking = thinking;
    this.voice = voice;
  }

  void ask(long nanos) {
    if (!keeper.isLegal()) {
      return;
    }
    Position position = keeper.position();
    int move = known(position);
    if (Legality.isLegal(position, move)) {
      voice.hint(position, move);
    } else if (thinking.isFor(Purpose.NOTHING) && MoveGenerator.hasLegalMove(position)) {
      thinking.start(
          Purpose.HINT, position, SearchLimits.millis(MILLIS).withDepth(DEPTH).withStart(nanos));
    }
  }

  /** The short search is over. */
  void found(BestMove best) {
    if (Legality.isLegal(keeper.position(), best.move())) {
      voice.hint(keeper.position(), best.move());
    }
  }

  private int known(Position position) {
    return switch (thinking.purpose()) {
      case PONDER -> thinking.ponderMove();
      case MOVE, ANALYSIS ->
          thinking.bestMove() == Move.NONE ? engine.hint(position) : thinking.bestMove();
      case HINT -> Move.NONE;
      case NOTHING ->
          pondering.expectedReply() == Move.NONE
              ? engine.hint(position)
              : pondering.expectedReply();
    };
  }
}
