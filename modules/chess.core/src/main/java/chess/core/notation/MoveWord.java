package chess.core.notation;

/** A move as typed, without what people hang on it: blanks, check marks, praise and "e.p.". */
final class MoveWord {
  /** Generous for any spelling of one move, such as {@code Qa1xb2=Q++!! e.p.}. */
  private static final int MAX_LENGTH = 24;

  private static final String MARKS = "+#!?";
  private static final String[] EN_PASSANT_MARKS = {"e.p.", "e.p", "ep"};
  private static final String EN_PASSANT_ENDS = ".pP";

  private MoveWord() {}

  /** The bare move, or an empty string when the text is too long to be one. */
  static String bare(String text) {
    int start = Words.skipBlanks(text, 0);
    if (text.length() - start > MAX_LENGTH) {
      return "";
    }
    int end = text.length();
    int before;
    do {
      before = end;
      end = withoutMark(text, start, end);
    } while (end < before);
    return text.substring(start, end);
  }

  private static int withoutMark(String text, int start, int end) {
    if (end == start) {
      return end;
    }
    char last = text.charAt(end - 1);
    if (Words.isBlank(last) || MARKS.indexOf(last) >= 0) {
      return end - 1;
    }
    if (EN_PASSANT_ENDS.indexOf(last) < 0) {
      return end;
    }
    for (String mark : EN_PASSANT_MARKS) {
      int length = mark.length();
      if (end - start > length && text.regionMatches(true, end - length, mark, 0, length)) {
        return end - length;
      }
    }
    return end;
  }
}
