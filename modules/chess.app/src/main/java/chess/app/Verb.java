package chess.app;

import java.util.Locale;
import java.util.Optional;

/** The words that make the program do something else than play, and how each is used. */
enum Verb {
  PERFT(
      """
      usage: duplex perft DEPTH [FEN] [--threads N] [--rounds N]

      Counts the positions that DEPTH half-moves lead to, from FEN or the start of
      the game, in all and below each first move.

        --threads N   share the first moves out among N threads (1)
        --rounds N    count N times, for the speed of compiled code (1)
      """),
  BENCH(
      """
      usage: duplex bench [DEPTH]

      Searches a fixed set of positions to DEPTH with one thread and prints the
      number of nodes, which stays the same as long as the search does, and the
      speed, as "N nodes M nps" in the last line.
      """),
  EVAL(
      """
      usage: duplex eval [FEN]

      Prints the static evaluation of FEN, or of the start of the game, term by
      term for both sides.
      """);

  /** How to use the program as a whole. */
  static final String PROGRAM_HELP =
      """
      usage: duplex [--log FILE] [--tune NAME=VALUE]... [COMMAND]

      Without a command Duplex plays chess: it speaks UCI and XBoard with a chess
      program, whichever that speaks, and plain words with a person.

      commands:
        perft DEPTH [FEN]   count the positions that can arise
        bench [DEPTH]       search a fixed set of positions and print the speed
        eval [FEN]          print the static evaluation of a position
        COMMAND --help      tell more about a command

      options:
        --log FILE          append every line of the conversation to FILE
        --tune NAME=VALUE   change a number of the search, for experiments
        --help, -h          print this text
        --version, -V       print the version
      """;

  private final String help;

  Verb(String help) {
    this.help = help;
  }

  String help() {
    return help;
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<Verb> of(String word) {
    for (Verb verb : values()) {
      if (verb.word().equals(word)) {
        return Optional.of(verb);
      }
    }
    return Optional.empty();
  }
}
