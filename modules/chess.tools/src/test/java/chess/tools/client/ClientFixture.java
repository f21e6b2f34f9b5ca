package chess.tools.client;

import chess.core.game.Game;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the tests of both clients need: an engine to describe, games, and what the clients find
 * fault with.
 */
final class ClientFixture {
  private static final long SECOND = Duration.ofSeconds(1).toNanos();

  private final EngineSpec.Protocol protocol;
  private final TimeControl control;
  private final int movesToGo;
  private final List<Violation> violations = new ArrayList<>();

  /**
   * @param movesToGo to the next time control
   */
  ClientFixture(EngineSpec.Protocol protocol, TimeControl control, int movesToGo) {
    this.protocol = protocol;
    this.control = control;
    this.movesToGo = movesToGo;
  }

  EngineClient client(ScriptedChannel channel, boolean strict, boolean probe) {
    return client(channel, Map.of("hash", "8"), strict, probe);
  }

  EngineClient client(
      ScriptedChannel channel, Map<String, String> options, boolean strict, boolean probe) {
    List<String> command = List.of("fake");
    return EngineClient.of(
        new EngineSpec("fake", command, null, protocol, options, control, 0, false, strict, probe),
        channel,
        violations::add);
  }

  GameStart start(Game game) {
    return new GameStart(game.startPosition(), false, control, "other");
  }

  Turn turn(Game game, long ownMillis, long otherMillis) {
    return new Turn(
        game,
        new ClockReading(control, ownMillis, movesToGo),
        new ClockReading(control, otherMillis, movesToGo),
        SECOND);
  }

  List<Violation> violations() {
    return violations;
  }

  Set<Violation.Kind> kinds() {
    Set<Violation.Kind> kinds = EnumSet.noneOf(Violation.Kind.class);
    violations.forEach(violation -> kinds.add(violation.kind()));
    return kinds;
  }

  static Game game(String fen, String... moves) {
    Game game = new Game(Fen.parse(fen));
    for (String move : moves) {
      game.play(CoordinateMove.parse(game.position(), move));
    }
    return game;
  }
}
