package chess.core.bitboard;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PextSupportTest {
  @Test
  void linuxTellsByFlagAndFamily() {
    assertTrue(
        PextSupport.isFastOnLinux(
            "vendor_id : GenuineIntel\ncpu family : 6\nflags : bmi1 bmi2 erms\n"));
    assertFalse(
        PextSupport.isFastOnLinux("vendor_id : GenuineIntel\ncpu family : 6\nflags : bmi1 erms\n"));
    assertTrue(
        PextSupport.isFastOnLinux(
            "vendor_id : AuthenticAMD\ncpu family\t: 25\nflags : bmi1 bmi2 erms\n"));
    assertFalse(
        PextSupport.isFastOnLinux(
            "vendor_id : AuthenticAMD\ncpu family\t: 23\nflags : bmi1 bmi2 erms\n"));
    assertFalse(PextSupport.isFastOnLinux(""));
  }

  @Test
  void thePlaceOfALabelDoesNotMatter() {
    assertTrue(PextSupport.isFastOnLinux("cpu family : 25 AuthenticAMD bmi2 "));
    assertFalse(PextSupport.isFastOnLinux("AuthenticAMD bmi2 cpu family"));
    assertTrue(PextSupport.isFastOnLinux("AuthenticAMD bmi2 cpu family 25"));
  }

  @Test
  void otherProcessorsAndSystemsHaveTheirOwnAnswer() {
    assertFalse(PextSupport.isFast("aarch64", "Mac OS X"));
    assertTrue(PextSupport.isFast("x86_64", "Mac OS X"));
    assertFalse(PextSupport.isFast("amd64", "FreeBSD"));
  }

  @Test
  void windowsTellsByModel() {
    assertTrue(PextSupport.isFastOnWindows("Intel64 Family 6 Model 140 Stepping 1, GenuineIntel"));
    assertTrue(PextSupport.isFastOnWindows("Intel64 Family 6 Model 60 Stepping 3, GenuineIntel"));
    assertTrue(PextSupport.isFastOnWindows("Intel64 Family 19 Model 1 Stepping 0, GenuineIntel"));
    assertFalse(PextSupport.isFastOnWindows("Intel64 Family 6 Model 42 Stepping 7, GenuineIntel"));
    assertTrue(PextSupport.isFastOnWindows("AMD64 Family 25 Model 33 Stepping 0, AuthenticAMD"));
    assertFalse(PextSupport.isFastOnWindows("AMD64 Family 23 Model 1 Stepping 1, AuthenticAMD"));
    assertFalse(PextSupport.isFastOnWindows(""));
  }
}
