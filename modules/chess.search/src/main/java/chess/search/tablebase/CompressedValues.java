package chess.search.tablebase;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * One array of values inside a table file: the results of all placements of the men with one side
 * to move (and, with pawns, the leading pawn on one file).
 *
 * <p>The values are compressed twice: pairs of neighbours are replaced by symbols again and again
 * ("recursive pairing"), so that a symbol stands for a binary tree of values, and the symbols are
 * written in a canonical Huffman code, in blocks of fixed size that start at known indices. A
 * look-up finds the block by a sparse index, decodes symbols up to the one that covers the value,
 * and descends its tree.
 *
 * <p>The placement index is put together of groups of men: {@link #groupLength} men of one kind
 * form a group, and {@link #groupFactor} says what one step of the group's code is worth.
 */
final class CompressedValues {
  static final int BLACK_TO_MOVE = 1;
  static final int MAPPED = 2;
  static final int WIN_IN_PLIES = 4;
  static final int LOSS_IN_PLIES = 8;
  static final int WIDE = 16;
  static final int SINGLE_VALUE = 128;

  /** A leaf of the symbol trees has this in place of its right branch. */
  private static final int LEAF = 0xFFF;

  private static final int SPARSE_ENTRY_BYTES = 6;

  /** A symbol stands for at most 256 values. */
  private static final int LONGEST_SYMBOL = 255;

  private static final int UNMEASURED = -1;
  private static final int BEING_MEASURED = -2;
  private static final int MAX_CODE_BITS = 32;
  private static final int MAX_SHIFT = 40;

  private static final ValueLayout.OfLong BIG_LONG =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
  private static final ValueLayout.OfInt BIG_INT =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

  /**
   * The men in the order of the index: the codes of the file, 1 to 6 for White's pawn to king, 9 to
   * 14 for Black's.
   */
  final int[] men;

  /** Lengths of the groups, ended by a 0. */
  final int[] groupLength = new int[MaterialKey.MAX_MEN + 1];

  /**
   * What a step of each group is worth in the index; behind the last group the number of
   * placements.
   */
  final long[] groupFactor = new long[MaterialKey.MAX_MEN + 1];

  /**
   * Where the values of each result are translated to distances, for distance tables that are
   * {@link #MAPPED}.
   */
  final long[] mapOffset = new long[4];

  private final MemorySegment file;
  private int flags;
  private int singleValue;
  private int blockShift;
  private long span;
  private long sparseEntries;
  private long blocks;
  private long blockLengths;
  private int shortestCode;
  private long[] codeStart = {};
  private int[] firstSymbol = {};
  private int[] left = {};
  private int[] right = {};
  private int[] symbolLength = {};
  private long sparseOffset;
  private long blockLengthOffset;
  private long dataOffset;

  CompressedValues(MemorySegment file, int menCount) {
    this.file = file;
    men = new int[menCount];
  }

  int flags() {
    return flags;
  }

  boolean has(int flag) {
    return (flags & flag) != 0;
  }

  /** The number of placements. */
  private long placements() {
    int groups = 0;
    while (groupLength[groups] != 0) {
      groups++;
    }
    return groupFactor[groups];
  }

  /** Reads the description of the compression; the groups are known by now. */
  void readSizes(Cursor cursor) {
    flags = cursor.nextByte();
    if (has(SINGLE_VALUE)) {
      singleValue = cursor.nextByte();
      return;
    }
    blockShift = cursor.nextByte();
    int spanShift = cursor.nextByte();
    check(blockShift <= MAX_SHIFT && spanShift <= MAX_SHIFT, "sizes out of range");
    span = 1L << spanShift;
    sparseEntries = (placements() + span - 1) / span;
    int padding = cursor.nextByte();
    blocks = cursor.nextInt() & 0xFFFF_FFFFL;
    blockLengths = blocks + padding;
    int longestCode = cursor.nextByte();
    shortestCode = cursor.nextByte();
    check(
        shortestCode >= 1 && shortestCode <= longestCode && longestCode <= MAX_CODE_BITS,
        "code lengths out of range");
    readCodes(cursor, longestCode - shortestCode + 1);
    readTrees(cursor);
  }

  private void readCodes(Cursor cursor, int lengths) {
    firstSymbol = new int[lengths];
    codeStart = new long[lengths];
    for (int i = 0; i < lengths; i++) {
      firstSymbol[i] = cursor.nextShort();
    }
    // Longer codes are numerically lower: the first code of a length follows from the number of
    // codes that are one bit longer.
    for (int i = lengths - 2; i >= 0; i--) {
      codeStart[i] = (codeStart[i + 1] + firstSymbol[i] - firstSymbol[i + 1]) / 2;
    }
    for (int i = 0; i < lengths; i++) {
      codeStart[i] <<= Long.SIZE - i - shortestCode;
    }
  }

  private void readTrees(Cursor cursor) {
    int symbols = cursor.nextShort();
    left = new int[symbols];
    right = new int[symbols];
    symbolLength = new int[symbols];
    for (int i = 0; i < symbols; i++) {
      int low = cursor.nextByte();
      int middle = cursor.nextByte();
      int high = cursor.nextByte();
      left[i] = (middle & 0xF) << 8 | low;
      right[i] = high << 4 | middle >> 4;
      boolean isLeaf = right[i] == LEAF;
      check(isLeaf || left[i] < symbols && right[i] < symbols, "symbol out of range");
    }
    if ((symbols & 1) != 0) {
      cursor.skip(1);
    }
    int[] length = new int[symbols];
    Arrays.fill(length, UNMEASURED);
    for (int i = 0; i < symbols; i++) {
      symbolLength[i] = measure(i, length);
    }
  }

  /** How many values a symbol stands for, less one. */
  private int measure(int symbol, int[] length) {
    check(length[symbol] != BEING_MEASURED, "a symbol contains itself");
    if (length[symbol] == UNMEASURED) {
      length[symbol] = BEING_MEASURED;
      length[symbol] =
          right[symbol] == LEAF
              ? 0
              : measure(left[symbol], length) + measure(right[symbol], length) + 1;
      check(length[symbol] <= LONGEST_SYMBOL, "a symbol is too long");
    }
    return length[symbol];
  }

  void placeSparseIndex(Cursor cursor) {
    sparseOffset = cursor.offset();
    cursor.skip(sparseEntries * SPARSE_ENTRY_BYTES);
  }

  void placeBlockLengths(Cursor cursor) {
    blockLengthOffset = cursor.offset();
    cursor.skip(blockLengths * Short.BYTES);
  }

  void placeData(Cursor cursor) {
    cursor.align(64);
    dataOffset = cursor.offset();
    cursor.skip(blocks << blockShift);
  }

  /** The value of a placement. */
  int value(long index) {
    if (has(SINGLE_VALUE)) {
      return singleValue;
    }
    // The sparse index points to the value in the middle of each span; walk from there to the block
    // that holds ours.
    long entry = sparseOffset + index / span * SPARSE_ENTRY_BYTES;
    long block = file.get(Cursor.INT, entry) & 0xFFFF_FFFFL;
    long offset =
        (file.get(Cursor.SHORT, entry + Integer.BYTES) & 0xFFFF) + index % span - span / 2;
    while (offset < 0) {
      offset += blockLength(--block) + 1;
    }
    while (offset > blockLength(block)) {
      offset -= blockLength(block++) + 1;
    }
    return descend(dataOffset + (block << blockShift), (int) offset);
  }

  private int blockLength(long block) {
    return file.get(Cursor.SHORT, blockLengthOffset + block * Short.BYTES) & 0xFFFF;
  }

  private int descend(long start, int offsetInBlock) {
    long at = start;
    int offset = offsetInBlock;
    long bits = file.get(BIG_LONG, at);
    at += Long.BYTES;
    int bitCount = Long.SIZE;
    int symbol;
    while (true) {
      int length = 0;
      while (Long.compareUnsigned(bits, codeStart[length]) < 0) {
        length++;
      }
      int codeBits = length + shortestCode;
      symbol = firstSymbol[length] + (int) (bits - codeStart[length] >>> Long.SIZE - codeBits);
      if (offset <= symbolLength[symbol]) {
        break;
      }
      offset -= symbolLength[symbol] + 1;
      bits <<= codeBits;
      bitCount -= codeBits;
      if (bitCount <= Integer.SIZE) {
        bitCount += Integer.SIZE;
        bits |= (file.get(BIG_INT, at) & 0xFFFF_FFFFL) << Long.SIZE - bitCount;
        at += Integer.BYTES;
      }
    }
    while (symbolLength[symbol] != 0) {
      int branch = left[symbol];
      if (offset > symbolLength[branch]) {
        offset -= symbolLength[branch] + 1;
        branch = right[symbol];
      }
      symbol = branch;
    }
    return left[symbol];
  }

  private static void check(boolean condition, String reason) {
    if (!condition) {
      throw new IllegalArgumentException(reason);
    }
  }
}
