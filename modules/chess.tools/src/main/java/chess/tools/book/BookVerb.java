package chess.tools.book;

import chess.core.game.PgnException;
import chess.core.game.PgnGame;
import chess.core.game.PgnReader;
import chess.search.book.OpeningBook;
import chess.search.book.PolyglotEntry;
import chess.tools.cli.Arguments;
import chess.tools.cli.Switches;
import chess.tools.cli.UsageException;
import chess.tools.cli.Verb;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The verb {@code book}. */
public final class BookVerb implements Verb {
  static final Switches SWITCHES =
      new Switches("book", "makes a Polyglot opening book from PGN files")
          .says(
              "Counts the moves of the games by position and writes a book; a move weighs two"
                  + " points for each game its mover won and one for each draw (or game without a"
                  + " result). Moves that never scored, and those marked ? ?? or ?!, are left out"
                  + " in any case.")
          .value("pgn", "FILE,FILE...", "the games")
          .value("out", "FILE.bin", "the book")
          .value("min-games", "N", "leave out moves played less often (3)")
          .value("plies", "N", "look at so many half-moves of each game (40)")
          .value("min-score", "PERCENT", "leave out moves that scored less for the mover (0)")
          .value("side", "SIDE", "white, black or both: whose moves to take (both)")
          .flag("uniform", "give all moves of a position the same weight");

  private static final int DEFAULT_MIN_GAMES = 3;
  private static final int DEFAULT_PLIES = 40;
  private static final int MAX_PLIES = 1024;
  private static final int MAX_PERCENT = 100;

  @Override
  public Switches switches() {
    return SWITCHES;
  }

  @Override
  public int run(Arguments arguments, PrintStream out) throws Exception {
    String[] files = arguments.required("pgn").split(",");
    Path target = Path.of(arguments.required("out"));
    BookCollector collector = new BookCollector(rules(arguments));
    arguments.rejectUnread();
    for (String file : files) {
      collect(file, collector, out);
    }
    List<PolyglotEntry> entries = collector.entries();
    if (entries.isEmpty()) {
      throw new UsageException("no move of " + collector.games() + " games gets into the book");
    }
    Files.write(target, OpeningBook.format(entries));
    long positions = entries.stream().mapToLong(PolyglotEntry::key).distinct().count();
    out.printf(
        Locale.ROOT,
        "%d games, %d positions, %d moves in %s%n",
        collector.games(),
        positions,
        entries.size(),
        target);
    return 0;
  }

  private static BookRules rules(Arguments arguments) throws UsageException {
    int minGames = (int) between(arguments, "min-games", DEFAULT_MIN_GAMES, Integer.MAX_VALUE);
    int plies = (int) between(arguments, "plies", DEFAULT_PLIES, MAX_PLIES);
    double minPercent = arguments.decimal("min-score", 0);
    if (!(minPercent >= 0 && minPercent <= MAX_PERCENT)) {
      throw new UsageException("--min-score is a percentage, not " + minPercent);
    }
    return new BookRules(minGames, plies, minPercent, side(arguments), arguments.has("uniform"));
  }

  private static long between(Arguments arguments, String name, int fallback, int most)
      throws UsageException {
    long value = arguments.number(name, fallback);
    if (value < 1 || value > most) {
      throw new UsageException("--" + name + " lies between 1 and " + most + ", not " + value);
    }
    return value;
  }

  private static BookRules.Side side(Arguments arguments) throws UsageException {
    String word = arguments.text("side", "both");
    try {
      return BookRules.Side.valueOf(word.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      throw new UsageException("--side is white, black or both, not '" + word + "'");
    }
  }

  /** Old collections are seldom clean: a game that cannot be read is named and left out. */
  private static void collect(String file, BookCollector collector, PrintStream out)
      throws IOException, UsageException {
    // No strict decoding: names of players may be in any encoding, moves are plain letters.
    try (PgnReader reader =
        new PgnReader(
            new InputStreamReader(Files.newInputStream(Path.of(file)), StandardCharsets.UTF_8))) {
      boolean more = true;
      while (more) {
        try {
          Optional<PgnGame> game = reader.next();
          game.ifPresent(collector::add);
          more = game.isPresent();
        } catch (PgnException e) {
          out.println("left out of " + file + ": " + e.getMessage());
        }
      }
    } catch (NoSuchFileException e) {
      throw new UsageException("there is no file " + file);
    }
  }
}
