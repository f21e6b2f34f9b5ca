package chess.tools.match;

import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.tools.client.EngineSpec;
import chess.tools.client.ScriptedChannel;
import chess.tools.client.TimeControl;
import chess.tools.client.UciScript;
import java.util.List;
import java.util.Map;

/** Engines for matches inside a test. */
final class ScriptedPlayers {
  static final TimeControl BLITZ = TimeControl.parseClock("2+0.1");

  private ScriptedPlayers() {}

  static EngineSpec spec(String name) {
    return new EngineSpec(
        name, List.of(name), null, EngineSpec.Protocol.UCI, Map.of(), BLITZ, 0, false, true, false);
  }

  /** The position of a {@code position} command. */
  static Position position(String command) {
    int moves = command.indexOf(" moves ");
    String setup = moves < 0 ? command : command.substring(0, moves);
    Position position =
        setup.equals("position startpos")
            ? Fen.start()
            : Fen.parse(setup.substring("position fen ".length()));
    if (moves >= 0) {
      for (String move : command.substring(moves + " moves ".length()).split(" ")) {
        position.make(CoordinateMove.parse(position, move));
      }
    }
    return position;
  }

  /** Plays the legal move at a place that depends on the position alone. */
  static void playSomething(String command, int score, ScriptedChannel engine) {
    Position position = position(command);
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    int index = (int) Long.remainderUnsigned(position.key(), moves.size());
    String move = CoordinateMove.format(moves.move(index), false);
    engine.say("info depth 1 score cp " + score + " nodes 1 time 1 pv " + move);
    engine.after(10).say("bestmove " + move);
  }

  static ScriptedChannel sane() {
    return new ScriptedChannel(
        new UciScript((position, engine) -> playSomething(position, 0, engine)));
  }

  /** Sane for some plies of a game, then does something else. */
  static ScriptedChannel saneUntil(int ply, UciScript.Search then) {
    return new ScriptedChannel(
        new UciScript(
            (position, engine) -> {
              if (position(position).ply() < ply) {
                playSomething(position, 0, engine);
              } else {
                then.go(position, engine);
              }
            }));
  }
}
