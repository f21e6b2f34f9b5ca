package chess.core.notation;

/**
 * Foreign text made fit to be quoted in a message: short, printable, on one line. What arrives may
 * be a megabyte of control characters, and messages end up in protocols that are read line by line.
 */
public final class Excerpt {
  private static final int MAX_LENGTH = 40;
  private static final char FIRST_PRINTABLE = ' ';
  private static final char DELETE = 0x7F;

  private Excerpt() {}

  /** The text in single quotes; at most its first forty characters, unprintable ones as '?'. */
  public static String of(String text) {
    StringBuilder quoted = new StringBuilder("'");
    int length = Math.min(text.length(), MAX_LENGTH);
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      quoted.append(isPrintable(c) ? c : '?');
    }
    return quoted.append(text.length() > MAX_LENGTH ? "...'" : "'").toString();
  }

  /** One character in single quotes. */
  public static String of(char character) {
    return of(String.valueOf(character));
  }

  private static boolean isPrintable(char c) {
    return c >= FIRST_PRINTABLE && c < DELETE || Character.isLetterOrDigit(c);
  }
}
