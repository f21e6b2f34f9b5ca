package chess.search.tablebase;

import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.Square;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;

/**
 * One mapped table file. A WDL table holds values for both sides to move (one side suffices when
 * both have the same men), a DTZ table for one side only; with pawns there are four of each, by the
 * file of the leading pawn.
 */
final class SyzygyTable {
  /** The table is about the other side to move. */
  static final int OTHER_SIDE = Integer.MAX_VALUE;

  private static final int WDL_MAGIC = 0x5D23E871;
  private static final int DTZ_MAGIC = 0xA50C66D7;
  private static final int SPLIT = 1;
  private static final int HAS_PAWNS = 2;
  private static final int NO_ORDER = 0xF;
  private static final int BLACK_CODE = 8;
  private static final int RESULTS = 5;

  /** Where each result of a position stands among the four maps of a DTZ table. */
  private static final int[] MAP_OF_RESULT = {1, 3, 0, 2, 0};

  private final MemorySegment file;
  private final long material;
  private final boolean isDtz;
  private final boolean symmetric;
  private final boolean hasPawns;
  private final boolean hasUniqueMan;
  private final boolean pawnsOnBothSides;
  private final int leadingPawns;
  private final int men;
  private final int sides;
  private final int files;
  private final CompressedValues[] values;

  /**
   * @param material the material that the file's name promises
   * @throws IOException if the file is not such a table; the message says what is wrong
   */
  SyzygyTable(MemorySegment file, long material, boolean isDtz) throws IOException {
    this.file = file;
    this.material = material;
    this.isDtz = isDtz;
    symmetric = material == MaterialKey.swapColors(material);
    hasPawns = MaterialKey.hasPawns(material);
    hasUniqueMan = MaterialKey.hasUniqueMan(material);
    int whitePawns = MaterialKey.count(material, Color.WHITE, PieceType.PAWN);
    int blackPawns = MaterialKey.count(material, Color.BLACK, PieceType.PAWN);
    pawnsOnBothSides = whitePawns > 0 && blackPawns > 0;
    // The side with fewer pawns, if it has any, leads.
    leadingPawns =
        pawnsOnBothSides ? Math.min(whitePawns, blackPawns) : Math.max(whitePawns, blackPawns);
    men = MaterialKey.men(material);
    sides = !isDtz && !symmetric ? 2 : 1;
    files = hasPawns ? SquareCodes.FILES : 1;
    values = new CompressedValues[sides * files];
    try {
      read(new Cursor(file));
    } catch (IndexOutOfBoundsException e) {
      throw new IOException("the file is cut off", e);
    } catch (IllegalArgumentException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  static SyzygyTable map(Path path, long material, boolean isDtz, Arena arena) throws IOException {
    if (!Files.isRegularFile(path)) {
      // To open a pipe would be to wait for somebody who writes into it.
      throw new IOException("it is not a file");
    }
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      MemorySegment file = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
      return new SyzygyTable(file, material, isDtz);
    }
  }

  private void read(Cursor cursor) throws IOException {
    if (cursor.nextInt() != (isDtz ? DTZ_MAGIC : WDL_MAGIC)) {
      throw new IOException("not a Syzygy " + (isDtz ? "DTZ" : "WDL") + " table");
    }
    int flags = cursor.nextByte();
    if ((flags & HAS_PAWNS) != 0 != hasPawns || (flags & SPLIT) != 0 == symmetric) {
      throw new IOException("the contents do not belong to the file's name");
    }
    for (int tableFile = 0; tableFile < files; tableFile++) {
      readGroups(cursor, tableFile);
    }
    cursor.align(2);
    for (CompressedValues array : values) {
      array.readSizes(cursor);
    }
    if (isDtz) {
      readMaps(cursor);
    }
    for (CompressedValues array : values) {
      array.placeSparseIndex(cursor);
    }
    for (CompressedValues array : values) {
      array.placeBlockLengths(cursor);
    }
    for (CompressedValues array : values) {
      array.placeData(cursor);
    }
  }

  private void readGroups(Cursor cursor, int tableFile) throws IOException {
    int pieceOrder = cursor.nextByte();
    int pawnOrder = pawnsOnBothSides ? cursor.nextByte() : 0xFF;
    for (int side = 0; side < sides; side++) {
      values[tableFile * sides + side] = new CompressedValues(file, men);
    }
    for (int i = 0; i < men; i++) {
      int codes = cursor.nextByte();
      for (int side = 0; side < sides; side++) {
        values[tableFile * sides + side].men[i] = codes >> 4 * side & 0xF;
      }
    }
    for (int side = 0; side < sides; side++) {
      CompressedValues array = values[tableFile * sides + side];
      if (materialOf(array.men) != material) {
        throw new IOException("the contents do not belong to the file's name");
      }
      setGroups(array, pieceOrder >> 4 * side & 0xF, pawnOrder >> 4 * side & 0xF, tableFile);
    }
  }

  private static long materialOf(int[] codes) {
    long key = 0;
    for (int code : codes) {
      int type = (code & 7) - 1;
      if (type < 0 || type > PieceType.KING) {
        return 0;
      }
      key += 1L << 4 * Piece.of(code >> 3, type);
    }
    return key;
  }

  private void setGroups(CompressedValues array, int leadingOrder, int pawnOrder, int tableFile)
      throws IOException {
    int groups = groupMen(array);
    int next = pawnsOnBothSides ? 2 : 1;
    int free = Square.COUNT - array.groupLength[0] - (pawnsOnBothSides ? array.groupLength[1] : 0);
    long factor = 1;
    boolean leadingDone = false;
    boolean pawnsDone = !pawnsOnBothSides;
    for (int k = 0; k < NO_ORDER && (next < groups || !leadingDone || !pawnsDone); k++) {
      if (k == leadingOrder) {
        array.groupFactor[0] = factor;
        factor *= leadingPlacements(array, tableFile);
        leadingDone = true;
      } else if (k == pawnOrder && pawnsOnBothSides) {
        array.groupFactor[1] = factor;
        factor *= SquareCodes.binomial(array.groupLength[1], 48 - array.groupLength[0]);
        pawnsDone = true;
      } else if (next < groups) {
        array.groupFactor[next] = factor;
        factor *= SquareCodes.binomial(array.groupLength[next], free);
        free -= array.groupLength[next++];
      }
    }
    if (next < groups || !leadingDone || !pawnsDone) {
      throw new IOException("the order of the men makes no sense");
    }
    array.groupFactor[groups] = factor;
  }

  /**
   * Men of one kind form a group; in tables without pawns the first two or three men form the
   * leading group.
   */
  private int groupMen(CompressedValues array) {
    int leading = hasPawns ? 0 : hasUniqueMan ? 3 : 2;
    int group = 0;
    array.groupLength[0] = 1;
    for (int i = 1; i < men; i++) {
      if (--leading > 0 || array.men[i] == array.men[i - 1]) {
        array.groupLength[group]++;
      } else {
        array.groupLength[++group] = 1;
      }
    }
    return group + 1;
  }

  private long leadingPlacements(CompressedValues array, int tableFile) throws IOException {
    if (!hasPawns) {
      return hasUniqueMan ? SquareCodes.THREE_MEN : SquareCodes.TWO_KINGS;
    }
    if ((array.men[0] & 7) != 1 || array.groupLength[0] != leadingPawns) {
      throw new IOException("the order of the men makes no sense");
    }
    return SquareCodes.leadingPawnPlacements(array.groupLength[0], tableFile);
  }

  private void readMaps(Cursor cursor) {
    for (CompressedValues array : values) {
      if (!array.has(CompressedValues.MAPPED)) {
        continue;
      }
      boolean wide = array.has(CompressedValues.WIDE);
      if (wide) {
        cursor.align(2);
      }
      for (int i = 0; i < array.mapOffset.length; i++) {
        int entries = wide ? cursor.nextShort() : cursor.nextByte();
        array.mapOffset[i] = cursor.offset();
        cursor.skip(wide ? 2L * entries : entries);
      }
    }
    cursor.align(2);
  }

  /**
   * The result for the side to move, as one of the constants of {@link Wdl}.
   *
   * @throws IndexOutOfBoundsException if the table's data is damaged
   */
  int wdl(Position position, Placement placement) {
    return Objects.checkIndex(lookUp(position, placement, Wdl.DRAW), RESULTS) + Wdl.LOSS;
  }

  /**
   * Plies to the next capture or pawn move with best play.
   *
   * @param wdl the result, which the table needs to be understood; not a draw
   * @return {@link #OTHER_SIDE} if the table tells only about the other side to move
   */
  int dtz(Position position, Placement placement, int wdl) {
    return lookUp(position, placement, wdl);
  }

  private int lookUp(Position position, Placement placement, int wdl) {
    boolean swap =
        symmetric ? position.sideToMove() == Color.BLACK : MaterialKey.key(position) != material;
    int side = swap ? Color.opposite(position.sideToMove()) : position.sideToMove();
    placement.clear();
    long leaders = 0;
    int tableFile = 0;
    if (hasPawns) {
      int leadingColor = values[0].men[0] >> 3 ^ (swap ? 1 : 0);
      leaders = position.pieces(leadingColor, PieceType.PAWN);
      tableFile = placement.addLeadingPawns(leaders, swap);
    }
    if (isDtz && !isAbout(side, tableFile)) {
      return OTHER_SIDE;
    }
    CompressedValues array = values[tableFile * sides + (sides == 2 ? side : 0)];
    for (long rest = position.occupied() ^ leaders; rest != 0; rest &= rest - 1) {
      int square = Bitboard.lsb(rest);
      int piece = position.pieceAt(square);
      int code = Piece.type(piece) + 1 | BLACK_CODE * Piece.color(piece);
      placement.add(swap ? Square.flipVertically(square) : square, swap ? code ^ BLACK_CODE : code);
    }
    int value = array.value(placement.index(array, hasPawns, hasUniqueMan, pawnsOnBothSides));
    return isDtz ? plies(array, value, wdl) : value;
  }

  private boolean isAbout(int side, int tableFile) {
    return (values[tableFile].flags() & CompressedValues.BLACK_TO_MOVE) == side
        || symmetric && !hasPawns;
  }

  private int plies(CompressedValues array, int value, int wdl) {
    int distance = value;
    if (array.has(CompressedValues.MAPPED)) {
      long map = array.mapOffset[MAP_OF_RESULT[wdl - Wdl.LOSS]];
      distance =
          array.has(CompressedValues.WIDE)
              ? file.get(Cursor.SHORT, map + 2L * value) & 0xFFFF
              : file.get(ValueLayout.JAVA_BYTE, map + value) & 0xFF;
    }
    boolean inPlies =
        wdl == Wdl.WIN && array.has(CompressedValues.WIN_IN_PLIES)
            || wdl == Wdl.LOSS && array.has(CompressedValues.LOSS_IN_PLIES);
    return (inPlies ? distance : 2 * distance) + 1;
  }
}
