package chess.core.bitboard;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

class AttacksTest {
  private static final int TRIALS = 200_000;

  @Test
  void slidersEqualWalkingTheRays() {
    Random random = new Random(1);
    for (int i = 0; i < TRIALS; i++) {
      int square = random.nextInt(64);
      long occupied = random.nextLong();
      occupied &= random.nextLong();
      assertEquals(walk(square, occupied, Rays.ORTHOGONAL), Attacks.rook(square, occupied));
      assertEquals(walk(square, occupied, Rays.DIAGONAL), Attacks.bishop(square, occupied));
      assertEquals(
          Attacks.rook(square, occupied) | Attacks.bishop(square, occupied),
          Attacks.queen(square, occupied));
    }
  }

  @Test
  void leapersStayOnTheBoard() {
    assertEquals(0x0000000000020400L, Attacks.knight(0));
    assertEquals(0x0000142200221400L, Attacks.knight(27));
    assertEquals(0x0000000000000302L, Attacks.king(0));
    assertEquals(0x40C0000000000000L, Attacks.king(63));
    assertEquals(Bitboard.of(9), Attacks.pawn(0, 0));
    assertEquals(Bitboard.of(8) | Bitboard.of(10), Attacks.pawn(1, 17));
    assertEquals(0, Attacks.pawn(0, 60));
  }

  @Test
  void betweenAndLineFollowRanksFilesAndDiagonals() {
    assertEquals(Bitboard.of(1) | Bitboard.of(2), Attacks.between(0, 3));
    assertEquals(0, Attacks.between(0, 1));
    assertEquals(0, Attacks.between(0, 10));
    assertEquals(Bitboard.of(9) | Bitboard.of(18), Attacks.between(27, 0));
    assertEquals(Bitboard.FILE_C, Attacks.line(2, 58));
    assertEquals(Bitboard.RANK_4, Attacks.line(25, 30));
    assertEquals(0x8040201008040201L, Attacks.line(9, 54));
    assertEquals(0, Attacks.line(0, 17));
    assertEquals(0, Attacks.line(5, 5));
  }

  @Test
  void directionsDoNotWrapAroundTheBoard() {
    assertEquals(0, Bitboard.east(Bitboard.FILE_H));
    assertEquals(0, Bitboard.west(Bitboard.FILE_A));
    assertEquals(0, Bitboard.northEast(Bitboard.FILE_H));
    assertEquals(0, Bitboard.northWest(Bitboard.FILE_A));
    assertEquals(0, Bitboard.southEast(Bitboard.FILE_H));
    assertEquals(0, Bitboard.southWest(Bitboard.FILE_A));
    assertEquals(Bitboard.RANK_1, Bitboard.flipVertically(Bitboard.RANK_8));
  }

  private static long walk(int square, long occupied, int[][] directions) {
    long attacks = 0;
    for (int[] direction : directions) {
      attacks |= Rays.attacks(square, occupied, direction);
    }
    return attacks;
  }
}
