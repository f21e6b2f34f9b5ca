/** The rules of chess: board, moves, legality, notation and games. */
module chess.core {
  exports chess.core.bitboard;
  exports chess.core.board;
  exports chess.core.game;
  exports chess.core.movegen;
  exports chess.core.notation;
}
