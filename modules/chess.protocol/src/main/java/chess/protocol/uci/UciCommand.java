package chess.protocol.uci;

import java.util.List;
import java.util.Optional;

/** Everything that can be said to a UCI engine, and a few things people like to say besides. */
sealed interface UciCommand {
  /** Introduce yourself. */
  record Introduce() implements UciCommand {}

  /** Say more, or less. */
  record Debug(boolean on) implements UciCommand {}

  /** Answer when ready. */
  record IsReady() implements UciCommand {}

  /**
   * Change a setting.
   *
   * @param value the rest of the line as it is, absent for a button
   */
  record SetOption(String name, Optional<String> value) implements UciCommand {}

  /** The next position belongs to another game. */
  record NewGame() implements UciCommand {}

  /**
   * Set up a position for the next search.
   *
   * @param fen the root, absent for the usual start
   * @param moves the moves played from there, as written
   */
  record SetPosition(Optional<String> fen, List<String> moves) implements UciCommand {}

  /** Search. */
  record Go(GoParameters parameters) implements UciCommand {}

  /** Count the leaves of the move tree. */
  record CountMoves(int depth) implements UciCommand {}

  /** End the search. */
  record Stop() implements UciCommand {}

  /** The expected move was played. */
  record PonderHit() implements UciCommand {}

  /** End the program. */
  record Quit() implements UciCommand {}

  /** Show the board. */
  record Display() implements UciCommand {}

  /** Explain the static evaluation. */
  record Evaluate() implements UciCommand {}

  /** Turn the board round and swap the colours. */
  record Flip() implements UciCommand {}

  /** Run the signature search. */
  record RunBench(String arguments) implements UciCommand {}

  /** Write the network of the program to a file; empty for the usual one. */
  record ExportNetwork(String file) implements UciCommand {}

  /** Tell which Java runs the program. */
  record Compiler() implements UciCommand {}

  /** List the commands. */
  record Help() implements UciCommand {}

  /** A known command that lacks something; ignored with a remark. */
  record Malformed(String reason) implements UciCommand {}

  /** Nothing to do: a blank line, a comment, or a command of no concern here. */
  record Nothing() implements UciCommand {}

  /** No known word in it. */
  record Unknown(String line) implements UciCommand {}
}
