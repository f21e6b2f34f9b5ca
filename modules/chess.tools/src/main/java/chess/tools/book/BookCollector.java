package chess.tools.book;

import chess.core.board.Color;
import chess.core.board.Position;
import chess.core.game.PgnGame;
import chess.core.game.PgnMove;
import chess.search.book.PolyglotEntry;
import chess.search.book.PolyglotKey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts the moves of games by position, so that all ways to a position add up.
 *
 * <p>A move's weight is what its players made of it: two points a win, one a draw. A game without a
 * result counts as a draw. Moves marked as mistakes are played through but not collected.
 */
final class BookCollector {
  /** The glyphs of a mistake, of a blunder and of a dubious move. */
  private static final List<Integer> WARNINGS = List.of(2, 4, 6);

  private static final int MAX_WEIGHT = 0xFFFF;

  private final BookRules rules;
  private final Map<Long, Map<Integer, MoveTally>> positions = new HashMap<>();
  private int games;

  BookCollector(BookRules rules) {
    this.rules = rules;
  }

  int games() {
    return games;
  }

  void add(PgnGame game) {
    games++;
    Position position = game.start();
    int plies = 0;
    for (PgnMove move : game.moves()) {
      if (plies++ >= rules.plies()) {
        return;
      }
      int mover = position.sideToMove();
      if (rules.side().takes(mover) && move.nags().stream().noneMatch(WARNINGS::contains)) {
        positions
            .computeIfAbsent(PolyglotKey.of(position), key -> new HashMap<>())
            .computeIfAbsent(PolyglotEntry.encode(move.move()), code -> new MoveTally())
            .add(points(game.result(), mover));
      }
      position.make(move.move());
    }
  }

  private static int points(String result, int mover) {
    return switch (result) {
      case "1-0" -> mover == Color.WHITE ? MoveTally.POINTS_FOR_WIN : 0;
      case "0-1" -> mover == Color.BLACK ? MoveTally.POINTS_FOR_WIN : 0;
      default -> MoveTally.POINTS_FOR_DRAW;
    };
  }

  /** The book in the order of the format: by key as an unsigned number, the heaviest move first. */
  List<PolyglotEntry> entries() {
    List<PolyglotEntry> entries = new ArrayList<>();
    positions.forEach((key, moves) -> addEntries(key, moves, entries));
    entries.sort(
        Comparator.comparing(PolyglotEntry::key, Long::compareUnsigned)
            .thenComparing(Comparator.comparingInt(PolyglotEntry::weight).reversed())
            .thenComparingInt(PolyglotEntry::move));
    return entries;
  }

  private void addEntries(long key, Map<Integer, MoveTally> moves, List<PolyglotEntry> entries) {
    long most = moves.values().stream().mapToLong(MoveTally::points).max().orElse(0);
    // Weights that do not fit shrink together, so that shares stay what they are.
    long divisor = Math.ceilDiv(Math.max(1, most), MAX_WEIGHT);
    moves.forEach(
        (code, tally) -> {
          if (rules.accept(tally)) {
            long weight = rules.uniform() ? 1 : Math.max(1, tally.points() / divisor);
            entries.add(new PolyglotEntry(key, code, (int) weight));
          }
        });
  }
}
