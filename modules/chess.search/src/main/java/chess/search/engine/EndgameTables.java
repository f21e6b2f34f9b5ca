package chess.search.engine;

import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.search.EngineConfig;
import chess.search.Value;
import chess.search.tablebase.RootRanking;
import chess.search.tablebase.TablebaseProbe;
import chess.search.tablebase.Tablebases;
import chess.search.worker.KnownLine;
import chess.search.worker.RootSelection;
import chess.search.worker.SearchControl;
import chess.search.worker.TablebaseStep;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;

/** The tablebases in use, opened as the settings say, and what they tell about a root. */
final class EndgameTables {
  private final KnownMates knownMates = new KnownMates();
  private String path = "";
  private Tablebases tables = Tablebases.NONE;
  private EngineConfig config = EngineConfig.DEFAULT;

  /** Tables that turned out unreadable; noted by search threads. */
  private final ConcurrentLinkedQueue<String> complaints = new ConcurrentLinkedQueue<>();

  /** Follows the settings; no search runs. */
  void settle(EngineConfig newConfig, Consumer<String> tell) {
    config = newConfig;
    if (!config.syzygyPath().equals(path)) {
      path = config.syzygyPath();
      tables.close();
      tables = Tablebases.open(path, complaints::add);
      tables.report().ifPresent(tell);
    }
  }

  /** What was found out about unreadable tables since the last call. */
  List<String> takeComplaints() {
    List<String> taken = new ArrayList<>();
    for (String text = complaints.poll(); text != null; text = complaints.poll()) {
      taken.add(text);
    }
    return taken;
  }

  /** A step for one thread's search. */
  TablebaseStep step() {
    return tables == Tablebases.NONE
        ? TablebaseStep.NONE
        : new TablebaseStep(
            new TablebaseProbe(tables),
            config.syzygyProbeLimit(),
            config.syzygyProbeDepth(),
            config.syzygyFiftyMoveRule());
  }

  /**
   * What the tables make of a root.
   *
   * @param selection the moves worth searching
   * @param probeInTree whether the search should still ask below the root
   */
  record Root(RootSelection selection, boolean probeInTree) {}

  /** Ranks the wanted moves; those that do not preserve the result come last. */
  Root consider(Position root, int[] wanted, SearchControl control) {
    int[] moves = wanted.length > 0 ? wanted.clone() : legalMoves(root);
    TablebaseProbe probe = new TablebaseProbe(tables);
    if (config.syzygyProbeLimit() < tables.maxMen() && exceedsLimit(root) || !probe.covers(root)) {
      RootSelection mates = knownMates.consider(root, moves, control);
      return mates == null ? new Root(RootSelection.of(wanted), true) : new Root(mates, false);
    }
    int[] ranks = new int[moves.length];
    RootRanking.Basis basis =
        RootRanking.rank(probe, root, moves, ranks, config.syzygyFiftyMoveRule());
    if (basis == RootRanking.Basis.NOTHING || moves.length == 0) {
      return new Root(RootSelection.of(wanted), true);
    }
    control.rootTablebaseHits(moves.length);
    int[] values = Arrays.stream(ranks).map(EndgameTables::valueOf).toArray();
    // With distances the way is known, and the search is free to look for the mate itself.
    boolean won = Arrays.stream(ranks).max().orElseThrow() > 0;
    boolean probeInTree = basis == RootRanking.Basis.RESULT && won;
    return new Root(new RootSelection(moves, ranks, values, KnownLine.NONE), probeInTree);
  }

  /** Whether a side has nothing but its king. */
  static boolean hasBareKing(Position root) {
    return !Bitboard.hasMany(root.occupied(Color.WHITE))
        || !Bitboard.hasMany(root.occupied(Color.BLACK));
  }

  private boolean exceedsLimit(Position root) {
    return Long.bitCount(root.occupied()) > config.syzygyProbeLimit();
  }

  static int[] legalMoves(Position root) {
    MoveList list = new MoveList();
    MoveGenerator.all(root, list);
    int[] moves = new int[list.size()];
    for (int i = 0; i < moves.length; i++) {
      moves[i] = list.move(i);
    }
    return moves;
  }

  private static int valueOf(int rank) {
    if (rank >= RootRanking.CERTAIN_WIN - Position.FIFTY_MOVE_PLIES) {
      return Value.TABLEBASE_WIN;
    }
    if (rank <= Position.FIFTY_MOVE_PLIES - RootRanking.CERTAIN_WIN) {
      return -Value.TABLEBASE_WIN;
    }
    // Won or lost but for the fifty-move rule: a tiny advantage that says who presses.
    return Value.DRAW + Integer.signum(rank);
  }

  void close() {
    tables.close();
    tables = Tablebases.NONE;
    path = "";
  }
}
