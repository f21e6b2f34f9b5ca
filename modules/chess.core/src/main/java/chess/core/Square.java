package chess.core;

import chess.core.bitboard.Bitboard;
import chess.core.notation.Excerpt;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** The sixty-four squares, rank by rank from White's side. */
public enum Square {
  /** The square a1. */
  A1,
  /** The square b1. */
  B1,
  /** The square c1. */
  C1,
  /** The square d1. */
  D1,
  /** The square e1. */
  E1,
  /** The square f1. */
  F1,
  /** The square g1. */
  G1,
  /** The square h1. */
  H1,
  /** The square a2. */
  A2,
  /** The square b2. */
  B2,
  /** The square c2. */
  C2,
  /** The square d2. */
  D2,
  /** The square e2. */
  E2,
  /** The square f2. */
  F2,
  /** The square g2. */
  G2,
  /** The square h2. */
  H2,
  /** The square a3. */
  A3,
  /** The square b3. */
  B3,
  /** The square c3. */
  C3,
  /** The square d3. */
  D3,
  /** The square e3. */
  E3,
  /** The square f3. */
  F3,
  /** The square g3. */
  G3,
  /** The square h3. */
  H3,
  /** The square a4. */
  A4,
  /** The square b4. */
  B4,
  /** The square c4. */
  C4,
  /** The square d4. */
  D4,
  /** The square e4. */
  E4,
  /** The square f4. */
  F4,
  /** The square g4. */
  G4,
  /** The square h4. */
  H4,
  /** The square a5. */
  A5,
  /** The square b5. */
  B5,
  /** The square c5. */
  C5,
  /** The square d5. */
  D5,
  /** The square e5. */
  E5,
  /** The square f5. */
  F5,
  /** The square g5. */
  G5,
  /** The square h5. */
  H5,
  /** The square a6. */
  A6,
  /** The square b6. */
  B6,
  /** The square c6. */
  C6,
  /** The square d6. */
  D6,
  /** The square e6. */
  E6,
  /** The square f6. */
  F6,
  /** The square g6. */
  G6,
  /** The square h6. */
  H6,
  /** The square a7. */
  A7,
  /** The square b7. */
  B7,
  /** The square c7. */
  C7,
  /** The square d7. */
  D7,
  /** The square e7. */
  E7,
  /** The square f7. */
  F7,
  /** The square g7. */
  G7,
  /** The square h7. */
  H7,
  /** The square a8. */
  A8,
  /** The square b8. */
  B8,
  /** The square c8. */
  C8,
  /** The square d8. */
  D8,
  /** The square e8. */
  E8,
  /** The square f8. */
  F8,
  /** The square g8. */
  G8,
  /** The square h8. */
  H8;

  private static final Square[] ALL = values();
  private static final int NAME_LENGTH = 2;

  private final String text = name().toLowerCase(Locale.ROOT);

  /**
   * The square of that name.
   *
   * @param name a letter from a to h and a digit from 1 to 8, such as {@code e4}
   * @return the square
   * @throws IllegalArgumentException if no square has that name
   */
  public static Square of(String name) {
    int code =
        name.length() == NAME_LENGTH
            ? chess.core.board.Square.fromName(name.charAt(0), name.charAt(1))
            : chess.core.board.Square.NONE;
    if (code == chess.core.board.Square.NONE) {
      throw new IllegalArgumentException(Excerpt.of(name) + " is no square");
    }
    return ALL[code];
  }

  /**
   * The file.
   *
   * @return a letter from a to h
   */
  public char file() {
    return text.charAt(0);
  }

  /**
   * The rank.
   *
   * @return a number from 1 to 8
   */
  public int rank() {
    return chess.core.board.Square.rank(ordinal()) + 1;
  }

  /**
   * Whether it is a light square, as h1 is.
   *
   * @return false for a dark one
   */
  public boolean isLight() {
    return Bitboard.contains(Bitboard.LIGHT_SQUARES, ordinal());
  }

  /**
   * The name as people write it.
   *
   * @return such as {@code e4}
   */
  @Override
  public String toString() {
    return text;
  }

  int code() {
    return ordinal();
  }

  static Square of(int code) {
    return ALL[code];
  }

  /** The squares of a bitboard. */
  static Set<Square> setOf(long bitboard) {
    EnumSet<Square> squares = EnumSet.noneOf(Square.class);
    for (long rest = bitboard; rest != 0; rest &= rest - 1) {
      squares.add(ALL[Bitboard.lsb(rest)]);
    }
    return Collections.unmodifiableSet(squares);
  }
}
