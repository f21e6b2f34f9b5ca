package chess.app.analyze;

import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.game.Pgn;
import chess.core.game.PgnGame;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.Fen;
import chess.core.notation.MoveText;
import chess.search.SearchScore;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Moves, games and assessments for tests. */
final class Positions {
  private Positions() {}

  static int anyMove(Position position) {
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    return moves.move(0);
  }

  static int move(Position position, String text) {
    return MoveText.parse(position, text);
  }

  /** Moves from the usual start, with blanks between them. */
  static List<Integer> line(Position start, String texts) {
    Position position = start.copy();
    List<Integer> line = new ArrayList<>();
    for (String text : texts.split(" ")) {
      line.add(move(position, text));
      position.make(line.getLast());
    }
    return line;
  }

  static PgnGame game(String pgn) {
    return Pgn.parse(pgn).getFirst();
  }

  /** An assessment from the point of view of the side to move. */
  static Assessment centipawns(Position position, int centipawns, String line) {
    return new Assessment(
        new SearchScore.Centipawns(centipawns), position.sideToMove(), line(position, line));
  }

  static Position after(String moves) {
    Position position = Fen.start();
    line(position, moves).forEach(position::make);
    return position;
  }

  /** A game file that comes with the tests. */
  static String resource(String name) {
    try (var in = Positions.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
