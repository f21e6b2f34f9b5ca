package chess.app.analyze;

import java.util.Locale;

/**
 * How bad a move is, with the limits that lichess.org uses: by the winning chances that it gives
 * away, and where mates are in sight by whether one was missed or allowed.
 */
enum Judgement {
  FINE(0, 0, ""),
  INACCURACY(5, 6, "?!"),
  MISTAKE(10, 2, "?"),
  BLUNDER(15, 4, "??");

  /** A mate missed or allowed matters less to a side that wins, or loses, anyway by so much. */
  private static final int CLEAR_CENTIPAWNS = 700;

  private static final int DECIDED_CENTIPAWNS = 999;

  private final double minLoss;
  private final int nag;
  private final String mark;

  Judgement(double minLoss, int nag, String mark) {
    this.minLoss = minLoss;
    this.nag = nag;
    this.mark = mark;
  }

  /** The judgement of a move of a side that leads from one position to another. */
  static Judgement of(int color, Assessment before, Assessment after) {
    if (before.isMateFor(color)) {
      return after.isMateFor(color) ? FINE : missedMate(color, after);
    }
    if (after.isMateAgainst(color)) {
      return before.isMateAgainst(color) ? FINE : allowedMate(before.value(color));
    }
    if (before.isAnyMate() || after.isAnyMate()) {
      return FINE;
    }
    double loss =
        WinChance.unlimited(before.value(color)) - WinChance.unlimited(after.value(color));
    Judgement worst = FINE;
    for (Judgement judgement : values()) {
      if (loss >= judgement.minLoss) {
        worst = judgement;
      }
    }
    return worst;
  }

  private static Judgement missedMate(int color, Assessment after) {
    return after.isMateAgainst(color) ? BLUNDER : bySurplus(after.value(color));
  }

  private static Judgement allowedMate(int before) {
    return bySurplus(-before);
  }

  private static Judgement bySurplus(int centipawns) {
    if (centipawns > DECIDED_CENTIPAWNS) {
      return INACCURACY;
    }
    return centipawns > CLEAR_CENTIPAWNS ? MISTAKE : BLUNDER;
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
