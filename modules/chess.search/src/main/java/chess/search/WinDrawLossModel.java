package chess.search;

import chess.core.bitboard.Bitboard;
import chess.core.board.PieceType;
import chess.core.board.Position;

/**
 * Expected results for a score: logistic curves for winning and losing whose centre and width
 * depend on the material left, because the same advantage wins more often while there are men to
 * use it. The numbers are fitted to games of the engine against itself (docs/search.md).
 */
public final class WinDrawLossModel {
  private static final int PERMILLE = 1000;
  private static final int FULL_MATERIAL = 78;
  private static final int KNIGHT = 3;
  private static final int BISHOP = 3;
  private static final int ROOK = 5;
  private static final int QUEEN = 9;

  /** The score that wins half of the games: with no material, and added for full material. */
  private static final double CENTRE_BASE = 215;

  private static final double CENTRE_MATERIAL = -155;

  /** How slowly the chances change around the centre, likewise. */
  private static final double WIDTH_BASE = 83;

  private static final double WIDTH_MATERIAL = 43;

  private WinDrawLossModel() {}

  /** The expected results for the side to move with this score. */
  public static WinDrawLoss expectation(int value, Position position) {
    double material = materialShare(position);
    double centre = CENTRE_BASE + CENTRE_MATERIAL * material;
    double width = WIDTH_BASE + WIDTH_MATERIAL * material;
    int win = chance((value - centre) / width);
    int loss = chance((-value - centre) / width);
    return new WinDrawLoss(win, PERMILLE - win - loss, loss);
  }

  /** The same for a score as it is told; a mate is certain. */
  public static WinDrawLoss expectation(SearchScore score, Position position) {
    return switch (score) {
      case SearchScore.Centipawns centipawns -> expectation(centipawns.value(), position);
      case SearchScore.MateIn mate ->
          mate.moves() > 0 ? new WinDrawLoss(PERMILLE, 0, 0) : new WinDrawLoss(0, 0, PERMILLE);
    };
  }

  private static int chance(double x) {
    return (int) Math.round(PERMILLE / (1 + Math.exp(-x)));
  }

  /**
   * The four numbers of the model: centre and width with no material, each with its addition for
   * all of it.
   */
  public static double[] numbers() {
    return new double[] {CENTRE_BASE, CENTRE_MATERIAL, WIDTH_BASE, WIDTH_MATERIAL};
  }

  /** The material on the board as a share of that at the start. */
  public static double materialShare(Position position) {
    int sum =
        Bitboard.count(position.pieces(PieceType.PAWN))
            + KNIGHT * Bitboard.count(position.pieces(PieceType.KNIGHT))
            + BISHOP * Bitboard.count(position.pieces(PieceType.BISHOP))
            + ROOK * Bitboard.count(position.pieces(PieceType.ROOK))
            + QUEEN * Bitboard.count(position.pieces(PieceType.QUEEN));
    return Math.min(1, (double) sum / FULL_MATERIAL);
  }
}
