package chess.tools.match;

import chess.tools.client.EngineChannel;
import chess.tools.client.EngineClient;
import chess.tools.client.EngineException;
import chess.tools.client.EngineSpec;
import chess.tools.client.Violation;
import org.jspecify.annotations.Nullable;

/**
 * A board with an engine process on each side, kept from game to game. Owned by one thread. An
 * engine that died, hangs or wants a restart is replaced before the next game.
 */
final class GameTable implements AutoCloseable {
  /** Starts engines. */
  interface Starter {
    EngineChannel start(EngineSpec spec) throws EngineException;
  }

  private static final int SEATS = 2;

  private final EngineSpec[] specs;
  private final Starter starter;
  private final @Nullable EngineClient[] clients = new EngineClient[SEATS];
  private Violation.Listener listener = violation -> {};

  GameTable(EngineSpec first, EngineSpec second, Starter starter) {
    this.specs = new EngineSpec[] {first, second};
    this.starter = starter;
  }

  PlayedGame play(
      StartingLine opening, Pairing pairing, GameRules rules, Violation.Listener violations)
      throws EngineException {
    listener = violations;
    Player first = player(0);
    Player second = player(1);
    return pairing.second()
        ? new Referee(second, first, opening, rules, violations).play()
        : new Referee(first, second, opening, rules, violations).play();
  }

  private Player player(int seat) throws EngineException {
    EngineClient client = clients[seat];
    if (client != null && (specs[seat].restart() || !client.isUsable())) {
      client.close();
      clients[seat] = null;
      client = null;
    }
    if (client == null) {
      client = start(specs[seat]);
      clients[seat] = client;
    }
    return new Player(specs[seat], client);
  }

  private EngineClient start(EngineSpec spec) throws EngineException {
    EngineClient fresh = EngineClient.of(spec, starter.start(spec), v -> listener.note(v));
    try {
      fresh.start();
      return fresh;
    } catch (EngineException e) {
      fresh.close();
      throw new EngineException(
          EngineException.Kind.START, spec.name() + " does not start: " + e.getMessage());
    }
  }

  @Override
  public void close() {
    for (EngineClient client : clients) {
      if (client != null) {
        client.close();
      }
    }
  }
}
