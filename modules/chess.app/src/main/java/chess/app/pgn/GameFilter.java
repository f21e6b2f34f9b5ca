package chess.app.pgn;

import chess.core.board.Position;
import chess.core.game.Opening;
import chess.core.game.OpeningNames;
import chess.core.game.PgnGame;
import chess.core.game.PgnMove;
import chess.core.game.PgnTags;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Which games are wanted: those that meet every condition that is set.
 *
 * @param player part of the name of either player, in small letters; empty for anybody
 * @param white part of White's name
 * @param black part of Black's name
 * @param result the result; empty for any
 * @param since the first date, as much of {@code YYYY.MM.DD} as is given; empty for none
 * @param until the last date, likewise
 * @param eco beginnings of codes of openings, or ranges such as {@code B20-B99}; empty for all
 * @param position the key of a position that must occur
 */
public record GameFilter(
    String player,
    String white,
    String black,
    String result,
    String since,
    String until,
    List<String> eco,
    OptionalLong position) {
  private static final int YEAR_LENGTH = 4;

  public GameFilter {
    player = player.toLowerCase(Locale.ROOT);
    white = white.toLowerCase(Locale.ROOT);
    black = black.toLowerCase(Locale.ROOT);
    eco = eco.stream().map(code -> code.toUpperCase(Locale.ROOT)).toList();
  }

  /** Whether some game might not be wanted. */
  boolean isSet() {
    return !(player + white + black + result + since + until).isEmpty()
        || !eco.isEmpty()
        || position.isPresent();
  }

  boolean accepts(PgnGame game) {
    PgnTags tags = game.tags();
    return (has(tags, PgnTags.WHITE, player) || has(tags, PgnTags.BLACK, player))
        && has(tags, PgnTags.WHITE, white)
        && has(tags, PgnTags.BLACK, black)
        && (result.isEmpty() || result.equals(game.result()))
        && isInTime(tags.value(PgnTags.DATE).orElse(""))
        && (eco.isEmpty() || isOpening(game))
        && (position.isEmpty() || occurs(game, position.getAsLong()));
  }

  private static boolean has(PgnTags tags, String name, String part) {
    return part.isEmpty() || tags.value(name).orElse("").toLowerCase(Locale.ROOT).contains(part);
  }

  /** What is unknown of a date does not exclude a game, except for the year. */
  private boolean isInTime(String date) {
    if (since.isEmpty() && until.isEmpty()) {
      return true;
    }
    boolean knowsYear =
        date.length() >= YEAR_LENGTH && !date.substring(0, YEAR_LENGTH).contains("?");
    return knowsYear
        && beginning(date.replace('?', '9'), since).compareTo(since) >= 0
        && (until.isEmpty() || beginning(date.replace('?', '0'), until).compareTo(until) <= 0);
  }

  private static String beginning(String date, String limit) {
    return date.substring(0, Math.min(date.length(), limit.length()));
  }

  /** By the tag, or by the moves where there is none. */
  private boolean isOpening(PgnGame game) {
    Optional<String> tagged = game.tags().value(PgnTags.ECO).filter(code -> !code.contains("?"));
    String code = tagged.or(() -> byMoves(game)).orElse("").toUpperCase(Locale.ROOT);
    return !code.isEmpty() && eco.stream().anyMatch(wanted -> isWithin(code, wanted));
  }

  private static Optional<String> byMoves(PgnGame game) {
    List<Integer> moves = game.moves().stream().map(PgnMove::move).toList();
    return OpeningNames.builtIn().of(game.start(), moves).map(Opening::eco);
  }

  private static boolean isWithin(String code, String wanted) {
    int dash = wanted.indexOf('-');
    if (dash < 0) {
      return code.startsWith(wanted);
    }
    String first = wanted.substring(0, dash);
    String last = wanted.substring(dash + 1);
    return beginning(code, first).compareTo(first) >= 0
        && beginning(code, last).compareTo(last) <= 0;
  }

  private static boolean occurs(PgnGame game, long key) {
    Position position = game.start();
    boolean found = position.key() == key;
    for (PgnMove move : game.moves()) {
      if (found) {
        return true;
      }
      position.make(move.move());
      found = position.key() == key;
    }
    return found;
  }
}
