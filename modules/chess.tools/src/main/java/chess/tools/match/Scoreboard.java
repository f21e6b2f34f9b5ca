package chess.tools.match;

import chess.core.board.Color;
import chess.tools.stats.GameCounts;
import chess.tools.stats.PairCounts;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** The score of a match from the first engine's point of view. Owned by one lock of its user. */
final class Scoreboard {
  private GameCounts total = GameCounts.NONE;
  private final GameCounts[] byColor = {GameCounts.NONE, GameCounts.NONE};
  private PairCounts pairs = PairCounts.NONE;
  private final Map<Integer, Integer> halfPairs = new HashMap<>();
  private final Map<String, Integer> reasons = new TreeMap<>();

  void add(Pairing pairing, GameEnd end) {
    if (!end.counts()) {
      return;
    }
    int color = pairing.firstEnginesColor();
    int halfPoints = end.halfPoints(color);
    total = total.plus(halfPoints);
    byColor[color] = byColor[color].plus(halfPoints);
    reasons.merge(end.reason(), 1, Integer::sum);
    Integer other = halfPairs.remove(pairing.pair());
    if (other == null) {
      halfPairs.put(pairing.pair(), halfPoints);
    } else {
      pairs = pairs.plus(other + halfPoints);
    }
  }

  GameCounts total() {
    return total;
  }

  GameCounts asWhite() {
    return byColor[Color.WHITE];
  }

  GameCounts asBlack() {
    return byColor[Color.BLACK];
  }

  /** Complete pairs only. */
  PairCounts pairs() {
    return pairs;
  }

  /** How often games ended in each way. */
  Map<String, Integer> reasons() {
    return reasons;
  }
}
