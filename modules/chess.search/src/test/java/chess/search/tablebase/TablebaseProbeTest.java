package chess.search.tablebase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Color;
import chess.core.board.MoveList;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.PositionBuilder;
import chess.core.board.Square;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.Epd;
import chess.core.notation.Fen;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The tables against known facts and against themselves: a position is worth what its best
 * successor makes of it.
 */
class TablebaseProbeTest {
  private static final int SAMPLES = 4_000;

  @Test
  void knownResultsAndDistances() throws IOException {
    try (Tablebases tables = open()) {
      TablebaseProbe probe = new TablebaseProbe(tables);
      int tested = 0;
      for (String line : Files.readAllLines(SharedTables.find("epd/endgame.epd"))) {
        Epd epd = Epd.parse(line);
        Position position = epd.position();
        if (probe.covers(position)) {
          assertEquals(number(epd, "wdl"), probe.wdl(position), line);
          assertEquals(number(epd, "dtz"), probe.dtz(position), line);
          tested++;
        }
      }
      assertEquals(200, tested);
    }
  }

  @Test
  @Tag("slow")
  void everyPositionOfThreeMenFollowsFromItsSuccessors() {
    try (Tablebases tables = open()) {
      TablebaseProbe probe = new TablebaseProbe(tables);
      long checked = 0;
      for (int type = PieceType.PAWN; type < PieceType.KING; type++) {
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
          checked += sweep(probe, Piece.of(color, type));
        }
      }
      assertTrue(checked > 1_000_000, checked + " positions");
    }
  }

  @Test
  void samplesOfThreeMenFollowFromTheirSuccessors() {
    compareSamples(1);
  }

  @Test
  void samplesOfFourMenFollowFromTheirSuccessors() {
    compareSamples(2);
  }

  private static void compareSamples(int extraMen) {
    try (Tablebases tables = open()) {
      TablebaseProbe probe = new TablebaseProbe(tables);
      Random random = new Random(extraMen);
      int checked = 0;
      while (checked < SAMPLES) {
        Position position = random(random, extraMen);
        if (position != null) {
          compareWithSuccessors(probe, position);
          compareDistanceWithSuccessors(probe, position);
          checked++;
        }
      }
    }
  }

  @Test
  void withoutTablesNothingIsKnown() {
    TablebaseProbe probe = new TablebaseProbe(Tablebases.NONE);
    Position position = Fen.parse("8/8/4k3/8/8/3QK3/8/8 w - - 0 1");
    assertFalse(probe.covers(position));
    assertEquals(Wdl.UNKNOWN, probe.wdl(position));
    assertEquals(TablebaseProbe.UNKNOWN, probe.dtz(position));
  }

  @Test
  void rankingKeepsTheWinAndHurriesWhenTheClockIsHigh() {
    try (Tablebases tables = open()) {
      TablebaseProbe probe = new TablebaseProbe(tables);
      int[] relaxed = ranks(probe, Fen.parse("8/8/8/4k3/8/8/3QK3/8 w - - 0 1"));
      int certain = 0;
      for (int rank : relaxed) {
        certain += rank == RootRanking.CERTAIN_WIN ? 1 : 0;
      }
      assertTrue(certain > 1, "many moves win for certain");
      int[] urgent = ranks(probe, Fen.parse("8/8/8/4k3/8/8/3QK3/8 w - - 88 90"));
      int best = Integer.MIN_VALUE;
      int count = 0;
      for (int rank : urgent) {
        count = rank > best ? 1 : rank == best ? count + 1 : count;
        best = Math.max(best, rank);
      }
      assertTrue(best > 0 && count < certain, "only the quickest ways are left");
    }
  }

  private static int[] ranks(TablebaseProbe probe, Position position) {
    MoveList list = new MoveList();
    MoveGenerator.all(position, list);
    int[] moves = new int[list.size()];
    for (int i = 0; i < moves.length; i++) {
      moves[i] = list.move(i);
    }
    int[] ranks = new int[moves.length];
    assertEquals(RootRanking.Basis.DISTANCE, RootRanking.rank(probe, position, moves, ranks, true));
    return ranks;
  }

  private static Tablebases open() {
    return Tablebases.open(SharedTables.folder().toString(), text -> assertEquals("", text));
  }

  private static int number(Epd epd, String opcode) {
    return Integer.parseInt(epd.operands(opcode).getFirst());
  }

  private static long sweep(TablebaseProbe probe, int piece) {
    long checked = 0;
    for (int white = 0; white < Square.COUNT; white++) {
      for (int black = 0; black < Square.COUNT; black++) {
        for (int square = 0; square < Square.COUNT; square++) {
          for (int side = Color.WHITE; side <= Color.BLACK; side++) {
            Position position = build(white, black, side, new int[] {square}, new int[] {piece});
            if (position != null) {
              compareWithSuccessors(probe, position);
              checked++;
            }
          }
        }
      }
    }
    return checked;
  }

  private static Position random(Random random, int extraMen) {
    int[] squares = new int[extraMen];
    int[] pieces = new int[extraMen];
    for (int i = 0; i < extraMen; i++) {
      squares[i] = random.nextInt(Square.COUNT);
      pieces[i] = Piece.of(random.nextInt(2), random.nextInt(PieceType.KING));
    }
    return build(
        random.nextInt(Square.COUNT),
        random.nextInt(Square.COUNT),
        random.nextInt(2),
        squares,
        pieces);
  }

  /** Null if the men cannot stand so. */
  private static Position build(
      int whiteKing, int blackKing, int side, int[] squares, int[] pieces) {
    if (whiteKing == blackKing || Square.distance(whiteKing, blackKing) < 2) {
      return null;
    }
    PositionBuilder builder =
        new PositionBuilder()
            .put(whiteKing, Piece.of(Color.WHITE, PieceType.KING))
            .put(blackKing, Piece.of(Color.BLACK, PieceType.KING))
            .sideToMove(side);
    for (int i = 0; i < squares.length; i++) {
      int rank = Square.rank(squares[i]);
      boolean misplacedPawn = Piece.type(pieces[i]) == PieceType.PAWN && (rank == 0 || rank == 7);
      if (builder.pieceAt(squares[i]) != Piece.NONE || misplacedPawn) {
        return null;
      }
      builder.put(squares[i], pieces[i]);
    }
    Position position = builder.build();
    int waiting = Color.opposite(side);
    return position.isAttacked(position.kingSquare(waiting), side) ? null : position;
  }

  private static void compareWithSuccessors(TablebaseProbe probe, Position position) {
    int best = Integer.MIN_VALUE;
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.move(i));
      best = Math.max(best, -probe.wdl(position));
      position.unmake();
    }
    if (moves.isEmpty()) {
      best = position.inCheck() ? Wdl.LOSS : Wdl.DRAW;
    }
    if (best != probe.wdl(position)) {
      assertEquals(best, probe.wdl(position), Fen.format(position));
    }
  }

  /** Distances may be stored in full moves, so a ply more or less is no contradiction. */
  private static void compareDistanceWithSuccessors(TablebaseProbe probe, Position position) {
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    int distance = probe.dtz(position);
    if (moves.isEmpty() || distance == 0) {
      return;
    }
    int best = 0;
    for (int i = 0; i < moves.size(); i++) {
      boolean zeroing = TablebaseProbe.isZeroing(position, moves.move(i));
      position.make(moves.move(i));
      int after = zeroing ? probe.zeroingDistance(position) : probe.quietDistance(position);
      position.unmake();
      if (Integer.signum(after) == Integer.signum(distance)) {
        boolean better = distance > 0 ? best == 0 || after < best : after < best;
        best = better ? after : best;
      }
    }
    assertTrue(
        Math.abs(best - distance) <= 1,
        Fen.format(position) + ": " + distance + " against " + best);
  }
}
