package chess.tools.spsa;

import chess.search.tuning.Tunables.Tunable;

/**
 * A number on its way to a better value.
 *
 * @param value where it stands now; only engines need it rounded
 * @param step how far the two engines of a match are moved away from it, up and down
 */
record TunedNumber(String name, double value, double step, int min, int max) {
  /** A number at its default, with steps of a share of that. */
  static TunedNumber of(Tunable tunable, double share) {
    double step = Math.max(1, Math.abs(tunable.defaultValue()) * share);
    return new TunedNumber(
        tunable.name(), tunable.defaultValue(), step, tunable.min(), tunable.max());
  }

  /** The number moved by so many steps, within its range. */
  TunedNumber moved(double steps) {
    return withValue(Math.clamp(value + steps * step, min, max));
  }

  TunedNumber withValue(double other) {
    return new TunedNumber(name, other, step, min, max);
  }

  /**
   * The number as an engine takes it. A fraction is rounded up as often as it is large, so that
   * small numbers can move too.
   *
   * @param lot from 0 to 1
   */
  int rounded(double lot) {
    int below = (int) Math.floor(value);
    return lot < value - below ? below + 1 : below;
  }
}
