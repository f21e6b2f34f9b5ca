package chess.protocol.console;

import java.util.Optional;

/** Who plays whom. */
enum ConsoleMode {
  /** A person against us. */
  PLAY,
  /** We against ourselves. */
  WATCH,
  /** Two people; we only see to the rules. */
  PEOPLE;

  static final String USAGE = "mode play (you and I), mode watch (I alone), mode people (you two)";

  static Optional<ConsoleMode> of(String word) {
    return switch (word) {
      case "play", "you-engine", "human-engine", "1" -> Optional.of(PLAY);
      case "watch", "engine-engine", "auto", "0" -> Optional.of(WATCH);
      case "people", "two", "two people", "human-human", "2" -> Optional.of(PEOPLE);
      default -> Optional.empty();
    };
  }
}
