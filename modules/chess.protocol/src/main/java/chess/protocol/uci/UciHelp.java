package chess.protocol.uci;

import java.util.List;

/** What {@code help} prints. */
final class UciHelp {
  static final List<String> LINES =
      List.of(
          "uci                            introduce yourself: name, author, options",
          "isready                        answer readyok when ready",
          "setoption name N [value V]     change an option",
          "ucinewgame                     forget the last game",
          "position startpos|fen F [moves M...]   set up a position",
          "go [wtime T] [btime T] [winc T] [binc T] [movestogo N] [movetime T]",
          "   [depth N] [nodes N] [mate N] [infinite] [ponder] [searchmoves M...]",
          "go perft N                     count the leaves of the move tree",
          "stop, ponderhit                end the search; the expected move was played",
          "d, eval, flip                  show the board, explain the evaluation, swap the sides",
          "bench, speedtest               run the signature search; the same with all processors",
          "export_net [FILE]              write the network to a file (duplex.nnue)",
          "debug on|off, compiler, help   say more or less; about this program",
          "quit                           end",
          "xboard                         (before uci) speak the XBoard protocol instead");

  private UciHelp() {}
}
