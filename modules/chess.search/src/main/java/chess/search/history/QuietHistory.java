package chess.search.history;

import chess.core.board.Color;
import chess.core.board.Move;

/**
 * How well quiet moves did, by side, from-to squares and whether the squares are attacked: a piece
 * that flees and one that walks into an attack are different moves.
 */
public final class QuietHistory {
  private static final int FROM_TO = 64 * 64;
  private static final int THREAT_STATES = 4;

  private final short[] table = new short[Color.COUNT * THREAT_STATES * FROM_TO];

  /**
   * What is known of a move.
   *
   * @param threats the squares that the opponent attacks
   */
  public int get(int color, long threats, int move) {
    return table[index(color, threats, move)];
  }

  public void update(int color, long threats, int move, int bonus) {
    Gravity.apply(table, index(color, threats, move), bonus, Histories.LIMIT);
  }

  void clear() {
    Zeros.fill(table);
  }

  private static int index(int color, long threats, int move) {
    int fromAttacked = (int) (threats >>> Move.from(move)) & 1;
    int toAttacked = (int) (threats >>> Move.to(move)) & 1;
    return ((color << 1 | fromAttacked) << 1 | toAttacked) * FROM_TO + Move.fromTo(move);
  }
}
