package chess.app.pgn;

import chess.core.board.Position;
import chess.core.game.Pgn;
import chess.core.game.PgnGame;
import chess.core.game.PgnMove;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Epd;
import chess.core.notation.Fen;
import chess.core.notation.San;
import java.util.List;

/** What a game can be written as. */
public enum GameFormat {
  /** The game with its tags, remarks and variations. */
  PGN {
    @Override
    String text(PgnGame game) {
      return Pgn.format(game);
    }
  },
  /** The game as one {@code position} command of UCI. */
  UCI {
    @Override
    String text(PgnGame game) {
      Position start = game.start();
      String fen = Fen.format(start);
      StringBuilder line = new StringBuilder("position ");
      line.append(fen.equals(Fen.START) ? "startpos" : "fen " + fen);
      line.append(game.moves().isEmpty() ? "" : " moves");
      for (PgnMove move : game.moves()) {
        line.append(' ').append(CoordinateMove.format(move.move(), start.isChess960()));
      }
      return line.append('\n').toString();
    }
  },
  /** Every position with the move that was played in it, one a line. */
  EPD {
    @Override
    String text(PgnGame game) {
      StringBuilder lines = new StringBuilder();
      Position position = game.start();
      for (PgnMove move : game.moves()) {
        List<Epd.Operation> operations =
            List.of(
                operation("fmvn", position.fullmoveNumber()),
                operation("hmvc", position.halfmoveClock()),
                operation("sm", San.format(position, move.move())));
        lines.append(new Epd(position, operations).format()).append('\n');
        position.make(move.move());
      }
      return lines.toString();
    }
  };

  private static Epd.Operation operation(String opcode, Object operand) {
    return new Epd.Operation(opcode, List.of(operand.toString()));
  }

  /** The game, ended by a line feed. */
  abstract String text(PgnGame game);
}
