package chess.search.tablebase.writer;

import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Writes the two table files of an ending.
 *
 * <p>Where a reader finds the answer by a look at captures or pawn moves, and where nothing can
 * stand on the board, any value will do that makes rows of equal values longer.
 */
final class TableWriter {
  private static final byte[] RESULT_MAGIC = {0x71, (byte) 0xE8, 0x23, 0x5D};
  private static final byte[] DISTANCE_MAGIC = {(byte) 0xD7, 0x66, 0x0C, (byte) 0xA5};
  private static final int SPLIT = 1;
  private static final int HAS_PAWNS = 2;

  private static final int BLACK_TO_MOVE = 1;
  private static final int MAPPED = 2;
  private static final int WIN_IN_PLIES = 4;
  private static final int LOSS_IN_PLIES = 8;
  private static final int WIDE = 16;

  private static final int RESULTS = 4;
  private static final int WIN_MAP = 0;
  private static final int LOSS_MAP = 1;

  private static final int LOSS = 0;
  private static final int DRAW = 2;
  private static final int WIN = 4;

  /** The data of each array begins at a multiple of this. */
  private static final int ALIGNMENT = 64;

  /** Where a real table has its checksum. */
  private static final int TAIL = 16;

  private final SolvedEnding solved;
  private final Ending ending;
  private final TableForm form;
  private final int files;
  private final int[] squares;

  // The placing that is looked at.
  private int setting;
  private int whiteKing;

  TableWriter(SolvedEnding solved, TableForm form) {
    this.solved = solved;
    this.form = form;
    ending = solved.ending;
    files = ending.hasPawns() ? PlacementOrder.FILES : 1;
    squares = new int[2 + ending.size()];
  }

  byte[] results() {
    int sides = ending.isSymmetric() ? 1 : Color.COUNT;
    List<PackedValues> arrays = new ArrayList<>();
    for (int file = 0; file < files; file++) {
      for (int side = 0; side < sides; side++) {
        arrays.add(new PackedValues(results(side, order(side, file)), 0, form));
      }
    }
    return file(RESULT_MAGIC, sides, arrays, new byte[0]);
  }

  byte[] distances() {
    List<PackedValues> arrays = new ArrayList<>();
    ByteArrayOutputStream maps = new ByteArrayOutputStream();
    int headerSize = header(DISTANCE_MAGIC, 1).size();
    List<byte[][]> lists = new ArrayList<>();
    for (int file = 0; file < files; file++) {
      boolean black = form.blackFirst() && (file & 1) == 0 && !ending.isSymmetric();
      DistanceList list =
          new DistanceList(black ? Color.BLACK : Color.WHITE, order(Color.WHITE, file));
      arrays.add(new PackedValues(list.values, list.flags, form));
      lists.add(list.maps);
    }
    for (PackedValues array : arrays) {
      headerSize += array.sizes().length;
    }
    for (byte[][] map : lists) {
      writeMap(map, headerSize, maps);
    }
    if ((headerSize + maps.size() & 1) != 0) {
      maps.write(0);
    }
    return file(DISTANCE_MAGIC, 1, arrays, maps.toByteArray());
  }

  private void writeMap(byte[][] map, int headerSize, ByteArrayOutputStream out) {
    boolean wide = form.distances() == TableForm.Distances.WIDE;
    if (form.distances() == TableForm.Distances.PLAIN) {
      return;
    }
    if (wide && (headerSize + out.size() & 1) != 0) {
      out.write(0);
    }
    for (byte[] entries : map) {
      writeNumber(entries.length, wide, out);
      for (byte entry : entries) {
        writeNumber(entry, wide, out);
      }
    }
  }

  private static void writeNumber(int number, boolean wide, ByteArrayOutputStream out) {
    out.write(number);
    if (wide) {
      out.write(number >> Byte.SIZE);
    }
  }

  /**
   * The men as the file lists them: pawns, those that lead first, or else a king or two before the
   * others. The two sides of a table may have different orders.
   */
  private PlacementOrder order(int side, int file) {
    List<Integer> men = new ArrayList<>();
    for (int man = 0; man < squares.length; man++) {
      men.add(man);
    }
    boolean twins = ending.size() == 2 && ending.men().get(0).equals(ending.men().get(1));
    if (side == Color.BLACK && !twins) {
      men = men.reversed();
    }
    men.sort(Comparator.comparingInt(this::pawnsFirst));
    int[] numbers = men.stream().mapToInt(Integer::intValue).toArray();
    return new PlacementOrder(ending, numbers, form.leadingOrder(), file);
  }

  /** White's pawns lead where both sides have some. */
  private int pawnsFirst(int man) {
    boolean pawn = man >= 2 && ending.isPawn(man - 2);
    return pawn ? ending.color(man - 2) : 2;
  }

  private byte[] results(int side, PlacementOrder order) {
    byte[] values = new byte[order.size()];
    byte last = DRAW;
    for (int i = 0; i < values.length; i++) {
      place(order, i);
      int value = solved.value(side, setting, whiteKing);
      if (value != SolvedEnding.ILLEGAL && last > knownByCapture(side, value)) {
        last = (byte) (value > 0 ? WIN : value < 0 ? LOSS : DRAW);
      }
      values[i] = last;
    }
    return values;
  }

  /** What a reader finds without the table; below all results if nothing. */
  private int knownByCapture(int side, int value) {
    if (contains(solved.winningCapture[side])) {
      return WIN;
    }
    return value == 0 && contains(solved.drawingCapture[side]) ? DRAW : -1;
  }

  private void place(PlacementOrder order, int index) {
    order.place(index, squares);
    int blackKing = squares[PlacementOrder.BLACK_KING];
    setting = solved.setting(blackKing, squares[2], squares[squares.length - 1]);
    whiteKing = Symmetry.square(solved.symmetry(blackKing), squares[PlacementOrder.WHITE_KING]);
  }

  private boolean contains(long[] sets) {
    return Bitboard.contains(sets[setting], whiteKing);
  }

  /** The distances of one array and how they are told. */
  private final class DistanceList {
    private final byte[] values;
    private final byte[][] maps = new byte[RESULTS][0];
    private final int flags;

    DistanceList(int side, PlacementOrder order) {
      byte[] plies = new byte[order.size()];
      int[][] uses = new int[2][Byte.MAX_VALUE];
      boolean[] even = new boolean[2];
      for (int i = 0; i < plies.length; i++) {
        place(order, i);
        int value = solved.value(side, setting, whiteKing);
        boolean asked =
            value != SolvedEnding.ILLEGAL && value != 0 && !contains(solved.winningZeroing[side]);
        plies[i] = asked ? (byte) value : 0;
        if (asked) {
          int map = value > 0 ? WIN_MAP : LOSS_MAP;
          uses[map][Math.abs(value)]++;
          even[map] |= (value & 1) == 0;
        }
      }
      flags = flags(side, even);
      int[][] codes = new int[2][];
      for (int map = 0; map < 2; map++) {
        codes[map] = codes(map, uses[map], even[map]);
      }
      values = new byte[plies.length];
      byte last = 0;
      for (int i = 0; i < plies.length; i++) {
        if (plies[i] != 0) {
          last = (byte) codes[plies[i] > 0 ? WIN_MAP : LOSS_MAP][Math.abs(plies[i])];
        }
        values[i] = last;
      }
    }

    /** Where all numbers are odd they can be told in moves. */
    private int flags(int side, boolean[] even) {
      int set = side == Color.BLACK ? BLACK_TO_MOVE : 0;
      set |= even[WIN_MAP] ? WIN_IN_PLIES : 0;
      set |= even[LOSS_MAP] ? LOSS_IN_PLIES : 0;
      return set
          | switch (form.distances()) {
            case PLAIN -> 0;
            case MAPPED -> MAPPED;
            case WIDE -> MAPPED | WIDE;
          };
    }

    private int[] codes(int map, int[] uses, boolean inPlies) {
      int[] codes = new int[uses.length];
      int[] used =
          IntStream.range(1, uses.length)
              .filter(plies -> uses[plies] > 0)
              .boxed()
              .sorted(Comparator.comparingInt(plies -> -uses[plies]))
              .mapToInt(Integer::intValue)
              .toArray();
      maps[map] = new byte[used.length];
      for (int i = 0; i < used.length; i++) {
        int number = inPlies ? used[i] - 1 : (used[i] - 1) / 2;
        maps[map][i] = (byte) number;
        codes[used[i]] = form.distances() == TableForm.Distances.PLAIN ? number : i;
      }
      return codes;
    }
  }

  private ByteArrayOutputStream header(byte[] magic, int sides) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(magic);
    out.write((ending.isSymmetric() ? 0 : SPLIT) | (ending.hasPawns() ? HAS_PAWNS : 0));
    for (int file = 0; file < files; file++) {
      PlacementOrder white = order(Color.WHITE, file);
      PlacementOrder black = sides == 2 ? order(Color.BLACK, file) : white;
      out.write(white.leadingOrder() | black.leadingOrder() << 4);
      boolean pawnsOnBothSides =
          ending.size() == 2
              && ending.isPawn(0)
              && ending.isPawn(1)
              && ending.color(0) != ending.color(1);
      if (pawnsOnBothSides) {
        out.write(white.pawnOrder() | black.pawnOrder() << 4);
      }
      for (int i = 0; i < squares.length; i++) {
        out.write(white.code(white.men()[i]) | black.code(black.men()[i]) << 4);
      }
    }
    align(out, 2);
    return out;
  }

  private byte[] file(byte[] magic, int sides, List<PackedValues> arrays, byte[] maps) {
    ByteArrayOutputStream out = header(magic, sides);
    arrays.forEach(array -> out.writeBytes(array.sizes()));
    out.writeBytes(maps);
    arrays.forEach(array -> out.writeBytes(array.sparseIndex()));
    arrays.forEach(array -> out.writeBytes(array.blockLengths()));
    for (PackedValues array : arrays) {
      align(out, ALIGNMENT);
      out.writeBytes(array.data());
    }
    out.writeBytes(new byte[TAIL]);
    return out.toByteArray();
  }

  private static void align(ByteArrayOutputStream out, int size) {
    out.writeBytes(new byte[-out.size() & size - 1]);
  }
}
