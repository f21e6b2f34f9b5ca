package chess.app.analyze;

import chess.core.board.Color;
import chess.search.SearchScore;
import chess.search.Value;
import java.util.List;
import java.util.Locale;

/**
 * What the engine thinks of one position.
 *
 * @param score for the side to move
 * @param sideToMove whose turn it is
 * @param line the best moves for both sides as far as a reader will follow them, empty when the
 *     game is over
 */
record Assessment(SearchScore score, int sideToMove, List<Integer> line) {
  private static final int MAX_LINE = 10;
  private static final double CENTIPAWNS_PER_PAWN = 100;

  Assessment {
    line = List.copyOf(line.subList(0, Math.min(MAX_LINE, line.size())));
  }

  /** The score as one number for a side; a mate is beyond any other score. */
  int value(int color) {
    int value =
        switch (score) {
          case SearchScore.Centipawns centipawns -> centipawns.value();
          case SearchScore.MateIn mate when mate.moves() > 0 -> Value.mateIn(2 * mate.moves() - 1);
          case SearchScore.MateIn mate -> Value.matedIn(-2 * mate.moves());
        };
    return color == sideToMove ? value : -value;
  }

  /** Whether a side can force mate. */
  boolean isMateFor(int color) {
    return isAnyMate() && value(color) > 0;
  }

  /** Whether a side is mated or can be. */
  boolean isMateAgainst(int color) {
    return isAnyMate() && value(color) < 0;
  }

  /** Whether a mate is in sight, or on the board. */
  boolean isAnyMate() {
    return score instanceof SearchScore.MateIn;
  }

  /** Whether the side to move is mated, so that there is nothing left to assess. */
  boolean isMate() {
    return score.equals(new SearchScore.MateIn(0));
  }

  /** The score for White as PGN writes it, {@code 0.35} or {@code #-3}; empty on mate. */
  String text() {
    int sign = sideToMove == Color.WHITE ? 1 : -1;
    return switch (score) {
      case SearchScore.Centipawns centipawns ->
          String.format(Locale.ROOT, "%.2f", sign * centipawns.value() / CENTIPAWNS_PER_PAWN);
      case SearchScore.MateIn mate -> isMate() ? "" : "#" + sign * mate.moves();
    };
  }
}
