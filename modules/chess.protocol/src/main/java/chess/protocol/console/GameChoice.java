package chess.protocol.console;

import chess.core.game.PgnGame;
import chess.core.game.PgnTags;
import chess.protocol.text.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;

/** Finds the game of a file that a person means, and asks if there are several. */
final class GameChoice {
  private static final int LISTED = 20;
  private static final int PLIES_PER_MOVE = 2;
  private static final String UNKNOWN = "?";

  private final ConsoleOutput output;

  /** The file that was asked about; empty if no answer is waited for. */
  private String asked = "";

  GameChoice(ConsoleOutput output) {
    this.output = output;
  }

  /** Whether the next line may be the number of a game. */
  boolean isOpen() {
    return !asked.isEmpty();
  }

  /** The game of this number, if the line is one; whatever it says, the question is over. */
  Optional<PgnGame> answered(String line) throws GameFiles.Failure {
    String file = asked;
    asked = "";
    long number = Numbers.whole(line.strip()).orElse(0);
    return number > 0 ? Optional.of(game(file, number)) : Optional.empty();
  }

  static boolean isNumber(String line) {
    return Numbers.whole(line.strip()).isPresent();
  }

  /** The only game of a file, or the one whose number follows; else asks which is meant. */
  Optional<PgnGame> find(String source) throws GameFiles.Failure {
    Matcher numbered = GameFiles.NUMBERED.matcher(source);
    if (numbered.matches() && !GameFiles.exists(source)) {
      return Optional.of(game(numbered.group(1), Long.parseLong(numbered.group(2))));
    }
    List<GameFiles.Entry> entries = GameFiles.read(source, 0, LISTED + 1);
    if (entries.size() <= 1) {
      return Optional.of(readable(source, entries));
    }
    list(entries);
    asked = source;
    output.line("Which game? Type its number" + (entries.size() > LISTED ? ", any number." : "."));
    return Optional.empty();
  }

  private static PgnGame game(String file, long number) throws GameFiles.Failure {
    List<GameFiles.Entry> found = GameFiles.read(file, number - 1, 1);
    if (number < 1 || found.isEmpty()) {
      throw new GameFiles.Failure("There is no game " + number + " in " + file + ".");
    }
    return readable(file, found);
  }

  private static PgnGame readable(String file, List<GameFiles.Entry> entries)
      throws GameFiles.Failure {
    if (entries.isEmpty()) {
      throw new GameFiles.Failure("There is no game in " + file + ".");
    }
    GameFiles.Entry entry = entries.getFirst();
    return entry
        .game()
        .orElseThrow(
            () ->
                new GameFiles.Failure(
                    "I could not understand " + file + ": " + entry.problem() + "."));
  }

  private void list(List<GameFiles.Entry> entries) {
    for (int i = 0; i < Math.min(LISTED, entries.size()); i++) {
      GameFiles.Entry entry = entries.get(i);
      String what = entry.game().map(GameChoice::title).orElse("not readable: " + entry.problem());
      output.line(String.format(Locale.ROOT, "%4d  %s", i + 1, what));
    }
    if (entries.size() > LISTED) {
      output.line("      and more");
    }
  }

  /** Who played whom, where, when and with what result. */
  static String title(PgnGame game) {
    List<String> parts = new ArrayList<>();
    parts.add(tag(game, PgnTags.WHITE) + " - " + tag(game, PgnTags.BLACK));
    for (String name : List.of(PgnTags.EVENT, PgnTags.DATE)) {
      String value = tag(game, name);
      if (!value.startsWith(UNKNOWN)) {
        parts.add(value);
      }
    }
    parts.add(game.result());
    int moves = (game.moves().size() + 1) / PLIES_PER_MOVE;
    parts.add(moves + (moves == 1 ? " move" : " moves"));
    return String.join(", ", parts);
  }

  private static String tag(PgnGame game, String name) {
    return game.tags().value(name).filter(value -> !value.isBlank()).orElse(UNKNOWN);
  }
}
