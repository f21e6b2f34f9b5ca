package chess.tools.match;

import chess.tools.client.EngineClient;
import chess.tools.client.EngineSpec;

/** An engine at the board. */
record Player(EngineSpec spec, EngineClient client) {}
