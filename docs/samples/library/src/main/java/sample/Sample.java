package sample;

import chess.core.Board;
import chess.core.GameRecord;
import chess.core.Side;
import chess.search.embedded.ChessEngine;
import chess.search.embedded.EngineSettings;
import chess.search.embedded.Limits;

/** Plays the first moves of a game of two engines and writes them as PGN. */
final class Sample {
  private static final int MOVES = 8;

  private Sample() {}

  /** Prints how it was started, and the game. */
  public static void main(String[] words) {
    boolean modular = Sample.class.getModule().isNamed();
    System.out.println(
        "Java " + Runtime.version().feature() + ", " + (modular ? "module path" : "class path"));
    try (ChessEngine white = ChessEngine.start();
        ChessEngine black = ChessEngine.start(EngineSettings.defaults().withElo(1500))) {
      Board board = Board.startPosition();
      while (board.outcome().isEmpty() && board.fullmoveNumber() <= MOVES) {
        ChessEngine engine = board.sideToMove() == Side.WHITE ? white : black;
        board = board.play(engine.bestMove(board, Limits.nodes(5_000)));
      }
      System.out.print(GameRecord.of(board).withTag("Event", "Sample").toPgn());
    }
  }
}
