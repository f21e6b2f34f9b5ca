package chess.benchmarks;

import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.PositionBuilder;
import chess.core.board.Square;
import chess.search.tablebase.TablebaseProbe;
import chess.search.tablebase.Tablebases;
import chess.testing.OutsideData;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Asking the endgame tables of the outside data about random positions; their files are in memory
 * by then.
 */
public class ProbeBenchmark extends AverageNanoseconds {
  private static final int POSITIONS = 4096;

  /** White's men and, behind a dash, Black's. */
  @Param({"Q-R", "R-P", "P-P", "BN-"})
  private String men;

  private final Position[] positions = new Position[POSITIONS];
  private Tablebases tables;
  private TablebaseProbe probe;
  private int next;

  @Setup
  public void open() {
    String folder = OutsideData.find("syzygy").toString();
    tables = Tablebases.open(folder, text -> {});
    probe = new TablebaseProbe(tables);
    Random random = new Random(1);
    for (int i = 0; i < POSITIONS; i++) {
      Position placed = null;
      while (placed == null) {
        placed = place(random);
      }
      positions[i] = placed;
      if (probe.wdl(placed) == TablebaseProbe.UNKNOWN) {
        throw new IllegalStateException("no table for " + men + " in " + folder);
      }
    }
  }

  @TearDown
  public void close() {
    tables.close();
  }

  @Benchmark
  public int result() {
    return probe.wdl(position());
  }

  @Benchmark
  public int distance() {
    return probe.dtz(position());
  }

  private Position position() {
    next = next + 1 & POSITIONS - 1;
    return positions[next];
  }

  /** Null if the men cannot stand so. */
  private @Nullable Position place(Random random) {
    PositionBuilder builder = new PositionBuilder().sideToMove(random.nextInt(2));
    String[] sides = men.split("-", -1);
    for (int color = Color.WHITE; color <= Color.BLACK; color++) {
      for (char letter : ("K" + sides[color]).toCharArray()) {
        int square = random.nextInt(Square.COUNT);
        int rank = Square.rank(square);
        boolean misplaced = letter == 'P' && (rank == 0 || rank == 7);
        if (misplaced || builder.pieceAt(square) != Piece.NONE) {
          return null;
        }
        builder.put(square, Piece.of(color, PieceType.fromLetter(letter)));
      }
    }
    Position position = builder.build();
    int mover = position.sideToMove();
    boolean takesKing =
        position.isAttacked(position.kingSquare(Color.opposite(mover)), mover)
            || Square.distance(position.kingSquare(Color.WHITE), position.kingSquare(Color.BLACK))
                < 2;
    return takesKing ? null : position;
  }
}
