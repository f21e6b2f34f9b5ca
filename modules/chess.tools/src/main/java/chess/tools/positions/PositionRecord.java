package chess.tools.positions;

import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.Position;
import chess.core.board.PositionBuilder;
import chess.core.board.Square;

/**
 * The layout of a labelled position: 32 bytes, read as four little-endian longs.
 *
 * <pre>
 *   long 0   occupancy, seen from the side to move (Black's positions are turned around)
 *   long 1-2 a nibble for each man from the lowest square up: piece type, +8 for the opponent's
 *   long 3   bits 0-15 score in centipawns, 16-23 result (0 lost, 1 drawn, 2 won), both for the
 *            side to move; 24-31 own king; 32-39 opponent's king as seen from its own side;
 *            40-47 source
 * </pre>
 */
public final class PositionRecord {
  public static final int BYTES = 32;
  public static final int LONGS = BYTES / Long.BYTES;

  /** Where the four longs are, counted from the beginning of the record. */
  public static final int OCCUPANCY = 0;

  public static final int LOW_MEN = 1;
  public static final int HIGH_MEN = 2;
  public static final int LABEL = 3;

  /** Set in a man's nibble when it belongs to the side that is not to move. */
  public static final int OPPONENT = 8;

  public static final int MOST_MEN = 32;
  public static final int LOST = 0;
  public static final int DRAWN = 1;
  public static final int WON = 2;

  private static final long SCORE_MASK = 0xffff;
  private static final long HASH_FACTOR = 0x9e3779b97f4a7c15L;
  private static final int HASH_SHIFT = 29;
  private static final int MEN_PER_LONG = 16;
  private static final int NIBBLE_BITS = 4;
  private static final int NIBBLE_MASK = 15;
  private static final int BYTE_MASK = 255;
  private static final int RESULT_SHIFT = 16;
  private static final int OWN_KING_SHIFT = 24;
  private static final int OTHER_KING_SHIFT = 32;
  private static final int SOURCE_SHIFT = 40;

  private PositionRecord() {}

  /** The nibble of the {@code index}-th man from the lowest square. */
  public static int man(long lowMen, long highMen, int index) {
    long men = index < MEN_PER_LONG ? lowMen : highMen;
    return (int) (men >>> index * NIBBLE_BITS) & NIBBLE_MASK;
  }

  public static int score(long label) {
    return (short) label;
  }

  public static int result(long label) {
    return (int) (label >>> RESULT_SHIFT) & BYTE_MASK;
  }

  public static int ownKing(long label) {
    return (int) (label >>> OWN_KING_SHIFT) & BYTE_MASK;
  }

  /** The other side's king as that side sees it. */
  public static int otherKing(long label) {
    return (int) (label >>> OTHER_KING_SHIFT) & BYTE_MASK;
  }

  public static int source(long label) {
    return (int) (label >>> SOURCE_SHIFT) & BYTE_MASK;
  }

  /** Packs a position with labels for its side to move into the four longs of a record. */
  public static void encode(Position position, int score, int result, int source, long[] record) {
    int us = position.sideToMove();
    int them = Color.opposite(us);
    record[LOW_MEN] = 0;
    record[HIGH_MEN] = 0;
    long occupancy = position.occupied();
    record[OCCUPANCY] = us == Color.WHITE ? occupancy : Bitboard.flipVertically(occupancy);
    int index = 0;
    for (long rest = record[OCCUPANCY]; rest != 0; rest &= rest - 1) {
      int piece = position.pieceAt(Square.relative(us, Bitboard.lsb(rest)));
      long nibble = (long) Piece.type(piece) + (Piece.color(piece) == us ? 0 : OPPONENT);
      record[index < MEN_PER_LONG ? LOW_MEN : HIGH_MEN] |= nibble << index * NIBBLE_BITS;
      index++;
    }
    long ownKing = Square.relative(us, position.kingSquare(us));
    long otherKing = Square.relative(them, position.kingSquare(them));
    record[LABEL] =
        score & SCORE_MASK
            | (long) result << RESULT_SHIFT
            | ownKing << OWN_KING_SHIFT
            | otherKing << OTHER_KING_SHIFT
            | (long) source << SOURCE_SHIFT;
  }

  /**
   * The position of a record with White to move. What a record does not tell is gone: castling
   * rights, en passant and the clocks.
   *
   * @param records an array that holds the record from index {@code offset}
   */
  public static Position decode(long[] records, int offset) {
    PositionBuilder builder = new PositionBuilder();
    int index = 0;
    for (long rest = records[offset + OCCUPANCY]; rest != 0; rest &= rest - 1) {
      int man = man(records[offset + LOW_MEN], records[offset + HIGH_MEN], index);
      int color = man < OPPONENT ? Color.WHITE : Color.BLACK;
      builder.put(Bitboard.lsb(rest), Piece.of(color, man & ~OPPONENT));
      index++;
    }
    return builder.build();
  }

  /** The same label with another score. */
  public static long withScore(long label, int score) {
    return label & ~SCORE_MASK | score & SCORE_MASK;
  }

  /** The same label with another result. */
  public static long withResult(long label, int result) {
    return label & ~((long) BYTE_MASK << RESULT_SHIFT) | (long) result << RESULT_SHIFT;
  }

  /** A number that tells positions apart; labels do not count. */
  public static long hash(long[] records, int offset) {
    long hash = records[offset + OCCUPANCY] * HASH_FACTOR;
    hash = (hash ^ hash >>> HASH_SHIFT ^ records[offset + LOW_MEN]) * HASH_FACTOR;
    hash = (hash ^ hash >>> HASH_SHIFT ^ records[offset + HIGH_MEN]) * HASH_FACTOR;
    return hash ^ hash >>> HASH_SHIFT;
  }
}
