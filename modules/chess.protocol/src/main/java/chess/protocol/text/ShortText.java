package chess.protocol.text;

/**
 * As much of a text as an answer should repeat. Partners read lines into buffers of a few thousand
 * letters, and what fills one is of no use to anybody.
 */
public final class ShortText {
  static final int MAX_LENGTH = 1000;

  private ShortText() {}

  /** The text, or its beginning if it is very long. */
  public static String of(String text) {
    return text.length() <= MAX_LENGTH ? text : text.substring(0, MAX_LENGTH) + "...";
  }
}
