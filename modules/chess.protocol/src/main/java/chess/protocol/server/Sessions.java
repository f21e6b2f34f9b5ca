package chess.protocol.server;

import chess.protocol.Session;
import chess.protocol.SessionContext;
import chess.protocol.console.Capabilities;
import chess.protocol.console.ConsoleSession;
import chess.protocol.uci.UciSession;
import chess.protocol.xboard.XBoardSession;

/** Opens the session for a protocol. */
interface Sessions {
  Session open(Protocol protocol, SessionContext context);

  /** The real ones. */
  Sessions BUILT_IN =
      (protocol, context) ->
          switch (protocol) {
            case XBOARD -> new XBoardSession(context);
            case CONSOLE ->
                new ConsoleSession(context, Capabilities.of(context.terminal(), System.getenv()));
            case UCI, UNDECIDED -> new UciSession(context);
          };
}
