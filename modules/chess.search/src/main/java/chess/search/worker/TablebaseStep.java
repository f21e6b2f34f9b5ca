package chess.search.worker;

import chess.core.bitboard.Bitboard;
import chess.core.board.Position;
import chess.search.Value;
import chess.search.tablebase.TablebaseProbe;
import chess.search.tablebase.Tablebases;
import chess.search.tablebase.Wdl;
import chess.search.tt.Bound;

/**
 * What one search thread gets out of the tablebases: when to ask them, and their answer as a score.
 */
public final class TablebaseStep {
  /** Never asks. */
  public static final TablebaseStep NONE =
      new TablebaseStep(new TablebaseProbe(Tablebases.NONE), 0, 0, true);

  private final TablebaseProbe probe;
  private final int maxMen;
  private final int minDepth;
  private final boolean fiftyMoveRule;

  /**
   * @param maxMen ask only with so many men or fewer
   * @param minDepth ask about the largest tables only with so much depth left, for they may be slow
   *     to read
   * @param fiftyMoveRule whether a win that takes more than fifty moves is a draw
   */
  public TablebaseStep(TablebaseProbe probe, int maxMen, int minDepth, boolean fiftyMoveRule) {
    this.probe = probe;
    this.maxMen = Math.min(maxMen, probe.tables().maxMen());
    this.minDepth = minDepth;
    this.fiftyMoveRule = fiftyMoveRule;
  }

  /** The tables know nothing of the fifty-move counter, so they are asked only where it is zero. */
  boolean applyTo(Position position, int depth) {
    int men = Bitboard.count(position.occupied());
    return men <= maxMen
        && (men < maxMen || depth >= minDepth)
        && position.halfmoveClock() == 0
        && position.castlingRights() == 0;
  }

  /** The score for the side to move, {@link Value#NONE} if no table tells. */
  int score(Position position, int ply) {
    int wdl = probe.wdl(position);
    if (wdl == Wdl.UNKNOWN) {
      return Value.NONE;
    }
    int leastWin = fiftyMoveRule ? Wdl.WIN : Wdl.CURSED_WIN;
    if (wdl >= leastWin) {
      return Value.TABLEBASE_WIN - ply;
    }
    if (wdl <= -leastWin) {
      return ply - Value.TABLEBASE_WIN;
    }
    // A win that the fifty-move rule forbids is still the side to be on.
    return Value.DRAW + 2 * wdl;
  }

  /** A table does not know how soon a win comes, so its wins and losses are bounds. */
  static int boundOf(int score) {
    return Value.isWin(score) ? Bound.LOWER : Value.isLoss(score) ? Bound.UPPER : Bound.EXACT;
  }
}
