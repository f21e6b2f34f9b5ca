package chess.app.analyze;

import chess.core.board.Color;
import chess.core.board.Position;
import chess.search.Score;
import chess.search.Value;
import chess.search.WinDrawLoss;
import chess.search.WinDrawLossModel;
import java.util.List;
import java.util.Locale;

/**
 * What the engine thinks of one position.
 *
 * @param score for the side to move
 * @param sideToMove whose turn it is
 * @param line the best moves for both sides, empty when the game is over
 */
record Assessment(Score score, int sideToMove, List<Integer> line) {
  private static final double CENTIPAWNS_PER_PAWN = 100;
  private static final double PERMILLE = 1000;

  Assessment {
    line = List.copyOf(line);
  }

  /** The score as one number for a side; a mate is beyond any other score. */
  int value(int color) {
    int value =
        switch (score) {
          case Score.Centipawns centipawns -> centipawns.value();
          case Score.MateIn mate when mate.moves() > 0 -> Value.mateIn(2 * mate.moves() - 1);
          case Score.MateIn mate -> Value.matedIn(-2 * mate.moves());
        };
    return color == sideToMove ? value : -value;
  }

  /**
   * The points that a side can expect: 1 for a sure win, 0 for a sure loss.
   *
   * @param position whose material to reckon with; two scores are only comparable with the same
   */
  double expectedPoints(int color, Position position) {
    WinDrawLoss expectation = WinDrawLossModel.expectation(value(color), position);
    return (expectation.win() + expectation.draw() / 2.0) / PERMILLE;
  }

  /** Whether the side to move is mated, so that there is nothing left to assess. */
  boolean isMate() {
    return score.equals(new Score.MateIn(0));
  }

  /** The score for White as PGN writes it, {@code 0.35} or {@code #-3}; empty on mate. */
  String text() {
    int sign = sideToMove == Color.WHITE ? 1 : -1;
    return switch (score) {
      case Score.Centipawns centipawns ->
          String.format(Locale.ROOT, "%.2f", sign * centipawns.value() / CENTIPAWNS_PER_PAWN);
      case Score.MateIn mate -> isMate() ? "" : "#" + sign * mate.moves();
    };
  }
}
