package chess.fuzz;

/** What must not differ. */
final class Same {
  private Same() {}

  static void check(Object expected, Object actual) {
    if (!expected.equals(actual)) {
      throw new AssertionError(actual + " instead of " + expected);
    }
  }
}
