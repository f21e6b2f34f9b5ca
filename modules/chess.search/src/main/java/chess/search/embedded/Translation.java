package chess.search.embedded;

import chess.core.Board;
import chess.core.Move;
import chess.core.board.Position;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.search.SearchReport;
import chess.search.SearchScore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Between boards and what the search computes with. Text is the bridge, as it is for everybody
 * else: a search takes a thousand times longer than reading a few moves.
 */
final class Translation {
  private Translation() {}

  /** The position of a board with its past, which repetitions need. */
  static Position position(Board board) {
    Position position = Fen.parse(board.start().fen());
    for (Move move : board.moves()) {
      position.make(code(position, move));
    }
    return position;
  }

  static int code(Position position, Move move) {
    return CoordinateMove.parse(position, move.uci());
  }

  static Move move(Board board, int code) {
    return board.move(CoordinateMove.format(code, board.isChess960()));
  }

  static Optional<Move> optionalMove(Board board, int code) {
    return code == chess.core.board.Move.NONE ? Optional.empty() : Optional.of(move(board, code));
  }

  static SearchInfo info(Board root, SearchReport info) {
    List<Move> line = new ArrayList<>(info.pv().size());
    Board board = root;
    for (int code : info.pv()) {
      Move move = move(board, code);
      line.add(move);
      board = board.play(move);
    }
    return new SearchInfo(
        info.depth(),
        info.selectiveDepth(),
        info.multiPv(),
        score(info.score()),
        switch (info.bound()) {
          case EXACT -> SearchInfo.Bound.EXACT;
          case LOWER -> SearchInfo.Bound.LOWER;
          case UPPER -> SearchInfo.Bound.UPPER;
        },
        new Expectation(
            info.expectation().win(), info.expectation().draw(), info.expectation().loss()),
        info.nodes(),
        info.tablebaseHits(),
        Duration.ofMillis(info.millis()),
        line);
  }

  static Score score(SearchScore score) {
    return switch (score) {
      case SearchScore.Centipawns centipawns -> new Score.Centipawns(centipawns.value());
      case SearchScore.MateIn mate -> new Score.MateIn(mate.moves());
    };
  }
}
