/*
JBang reads these lines; the library comes from the local repository:
//REPOS mavenlocal
//DEPS duplex:chess.search:0.1.0
//JAVA 21+
*/

import chess.core.Board;
import chess.core.Move;
import chess.search.embedded.ChessEngine;
import chess.search.embedded.Limits;
import java.time.Duration;

/**
 * The best move of a position: {@code jbang BestMove.java [FEN]}. Without JBang: {@code java -cp
 * chess.core-0.1.0.jar:chess.search-0.1.0.jar BestMove.java [FEN]}.
 */
public final class BestMove {
  private BestMove() {}

  /** Prints the move in algebraic notation. */
  public static void main(String[] words) {
    Board board =
        words.length == 0 ? Board.startPosition() : Board.fromFen(String.join(" ", words));
    try (ChessEngine engine = ChessEngine.start()) {
      Move move = engine.bestMove(board, Limits.time(Duration.ofSeconds(1)));
      System.out.println(board.san(move));
    }
  }
}
