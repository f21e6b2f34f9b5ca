/**
 * The rules of chess: boards, legal moves, notation and recorded games.
 *
 * <p>The package {@link chess.core} is for everybody. The others serve the program itself and may
 * change with every version.
 */
module chess.core {
  requires static org.jspecify;

  exports chess.core;
  exports chess.core.bitboard to
      chess.search,
      chess.tools;
  exports chess.core.board to
      chess.app,
      chess.protocol,
      chess.search,
      chess.tools;
  exports chess.core.file to
      chess.app,
      chess.protocol,
      chess.search,
      chess.tools;
  exports chess.core.game to
      chess.app,
      chess.protocol,
      chess.search,
      chess.tools;
  exports chess.core.movegen to
      chess.app,
      chess.protocol,
      chess.search,
      chess.tools;
  exports chess.core.notation to
      chess.app,
      chess.protocol,
      chess.search,
      chess.tools;
}
