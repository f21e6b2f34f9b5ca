package chess.search.tablebase;

import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.PieceType;
import chess.core.board.Position;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The tables of mates against a bare king, each made when it is first needed, or soon will be, by a
 * thread of its own. Belongs to one thread.
 */
public final class MateTables {
  private static final int FEW_MEN = 8;
  private static final long PATIENCE_MILLIS = 1;

  private final Map<MateEnding, FutureTask<MateTable>> tables = new EnumMap<>(MateEnding.class);

  /** Begins with the slow table in time: when its ending may be near. */
  public void foresee(Position position) {
    if (Bitboard.count(position.occupied()) <= FEW_MEN
        && (hasBishopAndKnight(position, Color.WHITE)
            || hasBishopAndKnight(position, Color.BLACK))) {
      ensure(MateEnding.BISHOP_AND_KNIGHT);
    }
  }

  private static boolean hasBishopAndKnight(Position position, int color) {
    return position.pieces(color, PieceType.BISHOP) != 0
        && position.pieces(color, PieceType.KNIGHT) != 0;
  }

  /**
   * What can be asked about a position and those that follow; null if the ending is not known, or
   * if its table is not ready or cannot be made.
   *
   * @param patience whether to go on waiting for a table that is being made
   */
  public @Nullable MateProbe probe(Position position, BooleanSupplier patience) {
    MateEnding ending = MateEnding.of(position);
    if (ending == null) {
      return null;
    }
    ensure(ending);
    FutureTask<MateTable> table = tables.get(ending);
    if (table == null) {
      return null;
    }
    while (!table.isDone() && patience.getAsBoolean()) {
      await(table);
    }
    return table.state() == Future.State.SUCCESS ? new MateProbe(table.resultNow(), ending) : null;
  }

  private void ensure(MateEnding ending) {
    tables.computeIfAbsent(ending, MateTables::begin);
  }

  /** Null, and so tried again the next time, if the system has no thread to spare. */
  private static @Nullable FutureTask<MateTable> begin(MateEnding ending) {
    FutureTask<MateTable> table = new FutureTask<>(() -> new MateTable(ending.pieceTypes()));
    try {
      Thread.ofPlatform().daemon().name("mates").start(table);
      return table;
    } catch (OutOfMemoryError e) {
      return null;
    }
  }

  private static void await(FutureTask<MateTable> table) {
    try {
      table.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      // The caller decides whether to wait longer.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      // No memory for it, most likely: the search does without.
    }
  }
}
