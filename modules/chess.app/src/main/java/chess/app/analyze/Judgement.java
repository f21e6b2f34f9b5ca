package chess.app.analyze;

import java.util.Locale;

/**
 * How bad a move is, by the expected points that it gives away: half a point is the way from a sure
 * win to a sure draw. With all the men on the board and equal chances the limits are about 54, 83
 * and 146 centipawns; in a position that is won anyway much more can be lost without blame.
 */
enum Judgement {
  FINE(0, 0, ""),
  INACCURACY(0.10, 6, "?!"),
  MISTAKE(0.15, 2, "?"),
  BLUNDER(0.25, 4, "??");

  private final double minLoss;
  private final int nag;
  private final String mark;

  Judgement(double minLoss, int nag, String mark) {
    this.minLoss = minLoss;
    this.nag = nag;
    this.mark = mark;
  }

  /** The judgement of a move that loses so many expected points. */
  static Judgement of(double loss) {
    Judgement worst = FINE;
    for (Judgement judgement : values()) {
      if (loss >= judgement.minLoss) {
        worst = judgement;
      }
    }
    return worst;
  }

  boolean isBlame() {
    return this != FINE;
  }

  /** The numeric glyph of PGN; only for blame. */
  int nag() {
    return nag;
  }

  /** What is written behind the move, such as {@code ??}. */
  String mark() {
    return mark;
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
