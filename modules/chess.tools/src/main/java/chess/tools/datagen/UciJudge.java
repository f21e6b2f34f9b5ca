package chess.tools.datagen;

import chess.core.board.Position;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import java.io.IOException;
import java.util.List;

/** A UCI engine as judge: one process, one position at a time, and no more text than needed. */
final class UciJudge implements Judge {
  private final UciProgram program;
  private final String goCommand;

  /**
   * Starts the engine.
   *
   * @param command program and arguments
   * @param limit what follows {@code go}, such as {@code depth 5}
   * @param options lines such as {@code Hash=4}
   */
  UciJudge(List<String> command, String limit, List<String> options) throws IOException {
    program = new UciProgram(command, options);
    goCommand = "go " + limit;
  }

  @Override
  public void newGame() {
    program.send("ucinewgame");
    program.synchronise();
  }

  @Override
  public Verdict judge(Position position) {
    program.send("position fen " + Fen.format(position));
    program.send(goCommand);
    program.flush();
    boolean first = true;
    int firstScore = 0;
    int score = 0;
    String line = program.readLine();
    while (!line.startsWith(UciProgram.BEST_MOVE)) {
      if (UciProgram.tellsScore(line)) {
        score = UciProgram.score(line);
        firstScore = first ? score : firstScore;
        first = false;
      }
      line = program.readLine();
    }
    String move = line.substring(UciProgram.BEST_MOVE.length()).split(" ", 2)[0];
    return new Verdict(CoordinateMove.parse(position, move), score, firstScore);
  }

  @Override
  public void close() {
    program.close();
  }
}
