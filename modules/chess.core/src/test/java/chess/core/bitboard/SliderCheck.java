package chess.core.bitboard;

import java.util.Random;

/** Compares what is looked up with a walk along the rays; can be a program of its own. */
final class SliderCheck {
  private SliderCheck() {}

  public static void main(String[] arguments) {
    compare(Integer.parseInt(arguments[0]));
  }

  /** Sets up so many boards for each square, and throws if anything differs. */
  static void compare(int boards) {
    Random random = new Random(1);
    for (int i = 0; i < 64 * boards; i++) {
      int square = i % 64;
      long occupied = random.nextLong();
      occupied &= random.nextLong();
      if (Attacks.rook(square, occupied) != walk(square, occupied, Rays.ORTHOGONAL)
          || Attacks.bishop(square, occupied) != walk(square, occupied, Rays.DIAGONAL)) {
        throw new IllegalStateException("square " + square + ", men " + Long.toHexString(occupied));
      }
    }
  }

  private static long walk(int square, long occupied, int[][] directions) {
    long attacks = 0;
    for (int[] direction : directions) {
      attacks |= Rays.attacks(square, occupied, direction);
    }
    return attacks;
  }
}
