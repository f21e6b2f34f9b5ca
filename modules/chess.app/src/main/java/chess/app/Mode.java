package chess.app;

import java.util.Optional;

/** What the program was asked to do. */
sealed interface Mode {
  /**
   * Talk to a user interface or to a person.
   *
   * @param log the file that gets every line of the conversation
   */
  record Serve(Optional<String> log) implements Mode {}

  /**
   * Count the leaves of the tree of legal moves.
   *
   * @param rounds how often; later rounds run on compiled code
   */
  record Perft(int depth, String fen, int threads, int rounds) implements Mode {}

  /** Search a fixed set of positions and print the signature. */
  record Bench(int depth) implements Mode {}

  /** Print the static evaluation, term by term. */
  record Eval(String fen) implements Mode {}

  /** Print how to use the program or one of its verbs. */
  record Help(String text) implements Mode {}

  /** Print name and version. */
  record Version() implements Mode {}
}
