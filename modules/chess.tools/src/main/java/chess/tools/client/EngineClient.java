package chess.tools.client;

import chess.core.game.Game;

/**
 * An engine to play games with. Owned by one thread. After an {@link EngineException}, or once
 * {@link #isUsable} is false, it can only be closed.
 */
public interface EngineClient extends AutoCloseable {
  /** Shakes hands and sets the options. */
  void start() throws EngineException;

  void newGame(GameStart start) throws EngineException;

  /** From now on the listener hears every line of thought. */
  void listen(ThoughtListener listener);

  /** Asks for a move and waits for it. */
  Answer think(Turn turn);

  /**
   * Tells the engine that the game is over.
   *
   * @param game with the last move played
   * @param result 1-0, 0-1, 1/2-1/2 or *
   * @param reason why, in words
   */
  void gameOver(Game game, String result, String reason) throws EngineException;

  boolean isUsable();

  @Override
  void close();

  /** Makes the client for an engine's language. */
  static EngineClient of(EngineSpec spec, EngineChannel channel, Violation.Listener violations) {
    return switch (spec.protocol()) {
      case UCI -> new UciClient(spec, channel, violations);
      case XBOARD -> new XBoardClient(spec, channel, violations);
    };
  }
}
