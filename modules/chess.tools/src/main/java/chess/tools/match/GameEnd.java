package chess.tools.match;

import chess.core.board.Color;

/**
 * How a game ended.
 *
 * @param result 1-0, 0-1, 1/2-1/2, or * for a game that was broken off and does not count
 * @param reason why, in words
 */
record GameEnd(String result, String reason) {
  static final String WHITE_WINS = "1-0";
  static final String BLACK_WINS = "0-1";
  static final String DRAW = "1/2-1/2";
  static final String BROKEN_OFF = "*";

  static GameEnd win(int color, String reason) {
    return new GameEnd(color == Color.WHITE ? WHITE_WINS : BLACK_WINS, reason);
  }

  static GameEnd draw(String reason) {
    return new GameEnd(DRAW, reason);
  }

  boolean counts() {
    return !result.equals(BROKEN_OFF);
  }

  /** Half points for a colour. */
  int halfPoints(int color) {
    return switch (result) {
      case WHITE_WINS -> color == Color.WHITE ? 2 : 0;
      case BLACK_WINS -> color == Color.BLACK ? 2 : 0;
      default -> 1;
    };
  }
}
