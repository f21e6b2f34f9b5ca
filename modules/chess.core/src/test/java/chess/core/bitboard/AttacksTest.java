package chess.core.bitboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AttacksTest {
  @Test
  void slidersEqualWalkingTheRays() {
    SliderCheck.compare(3000);
  }

  @Test
  void aQueenIsRookAndBishop() {
    assertEquals(Attacks.rook(27, 0) | Attacks.bishop(27, 0), Attacks.queen(27, 0));
  }

  /** Which of the two is used is decided once in the life of a process. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void slidersEqualWalkingTheRaysWithPextAndWithMagics(boolean pext) throws Exception {
    String home = System.getProperty("java.home");
    String classes = place(Attacks.class) + File.pathSeparator + place(SliderCheck.class);
    Process process =
        new ProcessBuilder(
                Path.of(home, "bin", "java").toString(),
                "-Dduplex.pext=" + pext,
                "-cp",
                classes,
                SliderCheck.class.getName(),
                "1000")
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
  }

  private static Path place(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
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
  void aSetOfPawnsAttacksWhatEachOfThemDoes() {
    long corners = Bitboard.of(8) | Bitboard.of(15);
    assertEquals(Bitboard.of(17) | Bitboard.of(22), Attacks.pawns(0, corners));
    assertEquals(Bitboard.of(1) | Bitboard.of(6), Attacks.pawns(1, corners));
  }

  @Test
  void aSetHasAFirstAndALastSquareAndASize() {
    long set = Bitboard.of(3) | Bitboard.of(17) | Bitboard.of(40);
    assertEquals(3, Bitboard.lsb(set));
    assertEquals(40, Bitboard.msb(set));
    assertEquals(3, Bitboard.count(set));
    assertTrue(Bitboard.hasMany(set));
    assertFalse(Bitboard.hasMany(Bitboard.of(40)));
  }

  @Test
  void aMaskIsTheRaysWithoutTheirLastSquares() {
    assertEquals(0xFEL, Rays.ray(0, Rays.ORTHOGONAL[2]));
    assertEquals(0x000101010101017EL, Rays.mask(0, Rays.ORTHOGONAL));
    assertEquals(0x0008080876080800L, Rays.mask(27, Rays.ORTHOGONAL));
    assertEquals(0x0040221400142200L, Rays.mask(27, Rays.DIAGONAL));
    assertEquals(0x0040201008040200L, Rays.mask(63, Rays.DIAGONAL));
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
    assertEquals(Bitboard.of(1), Bitboard.east(Bitboard.of(0)));
    assertEquals(Bitboard.of(0), Bitboard.west(Bitboard.of(1)));
    assertEquals(0, Bitboard.east(Bitboard.FILE_H));
    assertEquals(0, Bitboard.west(Bitboard.FILE_A));
    assertEquals(0, Bitboard.northEast(Bitboard.FILE_H));
    assertEquals(0, Bitboard.northWest(Bitboard.FILE_A));
    assertEquals(0, Bitboard.southEast(Bitboard.FILE_H));
    assertEquals(0, Bitboard.southWest(Bitboard.FILE_A));
    assertEquals(Bitboard.RANK_1, Bitboard.flipVertically(Bitboard.RANK_8));
  }
}
