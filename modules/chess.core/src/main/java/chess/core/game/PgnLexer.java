package chess.core.game;

import chess.core.notation.Excerpt;
import java.io.IOException;
import java.io.Reader;

/**
 * Cuts PGN text into tokens. Every token is bounded, and so is a game, because the text may come
 * from anywhere. Move numbers and lines escaped by a percent sign never come out.
 */
final class PgnLexer {
  enum Token {
    /** A tag pair; {@link #tagName} and {@link #text}. */
    TAG,
    /** A comment of either kind; {@link #text}. */
    COMMENT,
    /** A numeric glyph; {@link #text} is the number. */
    NAG,
    /** A move, a result, or some other word; {@link #text}. */
    WORD,
    VARIATION_START,
    VARIATION_END,
    END
  }

  private static final int MAX_WORD = 64;
  private static final int MAX_TAG_VALUE = 4096;
  private static final int MAX_COMMENT = 1 << 16;
  private static final int MAX_NAG_DIGITS = 3;

  /** Room for ten thousand moves with a remark on each. */
  private static final long MAX_GAME = 1 << 20;

  private static final int MAX_BLANKS_BEFORE_BRACKET = 16;
  private static final String WORD_ENDS = "{}()[];$";
  private static final String PROMOTIONS = "NBRQnbrq";

  /** What a game begins with by the standard: the sign that an open comment was forgotten. */
  private static final String GAME_START = "[Event \"";

  private final PgnSource source;
  private final StringBuilder text = new StringBuilder();
  private String tagName = "";
  private int gameNumber;
  private long gameStart;

  /** Whether the end of a comment is still to come. */
  private boolean inBraces;

  PgnLexer(Reader reader) {
    source = new PgnSource(reader);
  }

  /** Counts the next game, which errors will name. */
  void startGame() {
    gameNumber++;
    gameStart = source.consumed();
    inBraces = false;
  }

  String tagName() {
    return tagName;
  }

  String text() {
    return text.toString();
  }

  PgnException failure(String reason) {
    return new PgnException(gameNumber, source.line(), reason);
  }

  /** Whether a tag pair comes next, on a line of its own; consumes blanks and escaped lines. */
  boolean atTag() throws IOException {
    skipToToken();
    return source.peek() == '[' && source.onlyBlanksBefore();
  }

  /** Whether the tag that comes next is the first one of a game. */
  boolean atGameStart() throws IOException {
    return source.startsWith(GAME_START);
  }

  /** Whether the input ends here; consumes blanks and escaped lines. */
  boolean atEnd() throws IOException {
    skipToToken();
    return source.peek() == PgnSource.END;
  }

  private void skipToToken() throws IOException {
    source.skipBlanks();
    while (source.peek() == '%' && source.onlyBlanksBefore()) {
      source.skipLine();
      source.skipBlanks();
    }
  }

  Token next() throws IOException {
    while (true) {
      skipToToken();
      if (source.consumed() - gameStart > MAX_GAME) {
        throw failure("game longer than " + MAX_GAME + " characters");
      }
      text.setLength(0);
      int c = source.peek();
      if (c == PgnSource.END) {
        return Token.END;
      }
      switch (c) {
        case '[':
          return tag();
        case '{':
          return braceComment();
        case ';':
          return lineComment();
        case '$':
          return nag();
        case '(':
          source.read();
          return Token.VARIATION_START;
        case ')':
          source.read();
          return Token.VARIATION_END;
        case ']', '}':
          throw failure(Excerpt.of((char) c) + " without its beginning");
        default:
          if (word()) {
            return Token.WORD;
          }
      }
    }
  }

  private Token tag() throws IOException {
    source.read();
    source.skipBlanks();
    while (source.peek() != PgnSource.END && PgnTags.isNameCharacter((char) source.peek())) {
      append(MAX_WORD, "tag name");
    }
    tagName = text();
    if (tagName.isEmpty()) {
      throw failure("tag without a name");
    }
    text.setLength(0);
    skipBlanksInLine();
    if (source.peek() != '"') {
      throw failure("tag " + tagName + " without a value in quotation marks");
    }
    source.read();
    while (!closesValue()) {
      if (PgnSource.isLineEnd(source.peek())) {
        throw failure("tag " + tagName + " is not closed");
      }
      int escaped = source.peek(1);
      if (source.peek() == '\\' && (escaped == '"' || escaped == '\\')) {
        source.read();
      }
      append(MAX_TAG_VALUE, "value of tag " + tagName);
    }
    source.read();
    skipBlanksInLine();
    source.read();
    return Token.TAG;
  }

  /** A quotation mark closes if a bracket follows, so that unescaped ones inside do no harm. */
  private boolean closesValue() throws IOException {
    if (source.peek() != '"') {
      return false;
    }
    int distance = 1;
    while (distance < MAX_BLANKS_BEFORE_BRACKET && isBlankInLine(source.peek(distance))) {
      distance++;
    }
    return source.peek(distance) == ']';
  }

  private void skipBlanksInLine() throws IOException {
    while (isBlankInLine(source.peek())) {
      source.read();
    }
  }

  private static boolean isBlankInLine(int c) {
    return PgnSource.isBlank(c) && !PgnSource.isLineEnd(c);
  }

  private Token braceComment() throws IOException {
    int firstLine = source.line();
    source.read();
    inBraces = true;
    while (source.peek() != '}') {
      boolean forgotten = source.onlyBlanksBefore() && source.startsWith(GAME_START);
      if (source.peek() == PgnSource.END || forgotten) {
        throw failure("comment of line " + firstLine + " is not closed");
      }
      appendToComment();
    }
    source.read();
    inBraces = false;
    return Token.COMMENT;
  }

  private Token lineComment() throws IOException {
    source.read();
    while (!PgnSource.isLineEnd(source.peek())) {
      appendToComment();
    }
    return Token.COMMENT;
  }

  /**
   * Line breaks and runs of blanks were made by a writer; they mean one blank. So do control
   * characters, which could give orders to a terminal.
   */
  private void appendToComment() throws IOException {
    int c = source.peek();
    if (!PgnSource.isBlank(c) && !Character.isISOControl(c)) {
      append(MAX_COMMENT, "comment");
      return;
    }
    source.read();
    if (!text.isEmpty() && text.charAt(text.length() - 1) != ' ') {
      text.append(' ');
    }
  }

  private Token nag() throws IOException {
    source.read();
    while (isDigit(source.peek())) {
      append(MAX_NAG_DIGITS, "numeric glyph");
    }
    if (text.isEmpty()) {
      throw failure("'$' without a number");
    }
    return Token.NAG;
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  /** Reads a word without the move number before it; false if nothing else was there. */
  private boolean word() throws IOException {
    source.readPlain(text, MAX_WORD);
    while (!endsWord()) {
      append(MAX_WORD, "word");
    }
    int digits = 0;
    while (digits < text.length() && isDigit(text.charAt(digits))) {
      digits++;
    }
    int dots = digits;
    while (dots < text.length() && text.charAt(dots) == '.') {
      dots++;
    }
    // Digits before anything else belong to a result or to castling with zeros.
    if (dots > digits || dots == text.length()) {
      text.delete(0, dots);
    }
    return !text.isEmpty();
  }

  private boolean endsWord() throws IOException {
    int c = source.peek();
    if (c == '(' && text.length() >= 2) {
      return !isPromotionInBrackets();
    }
    if (c == ')' && text.length() >= 2 && text.charAt(text.length() - 2) == '(') {
      return false;
    }
    return c == PgnSource.END || PgnSource.isBlank(c) || WORD_ENDS.indexOf(c) >= 0;
  }

  private boolean isPromotionInBrackets() throws IOException {
    int piece = source.peek(1);
    return piece != PgnSource.END && PROMOTIONS.indexOf(piece) >= 0 && source.peek(2) == ')';
  }

  private void append(int limit, String what) throws IOException {
    if (text.length() >= limit) {
      throw failure(what + " longer than " + limit + " characters");
    }
    text.append((char) source.read());
  }

  /**
   * Skips to where the next game begins. What looks like a tag inside a comment is none, except for
   * the first tag of a game, since then the comment's end was forgotten.
   *
   * @param inMoves whether the tags of the game to leave have already been passed
   * @param hasEvent whether the tag that begins a game is among those that have been read
   */
  void skipGame(boolean inMoves, boolean hasEvent) throws IOException {
    boolean pastTags = inMoves;
    boolean pastEvent = hasEvent;
    if (!inMoves && !source.onlyBlanksBefore()) {
      source.skipLine();
    }
    while (source.peek() != PgnSource.END) {
      if (source.onlyBlanksBefore()) {
        skipToToken();
        if (source.startsWith(GAME_START)) {
          if (pastTags || pastEvent) {
            return;
          }
          pastEvent = true;
        }
        if (!inBraces && source.peek() == '[' && isLetter(source.peek(1))) {
          if (pastTags) {
            return;
          }
          source.skipLine();
          continue;
        }
      }
      pastTags |= skipCharacter();
    }
  }

  /** Skips a character, or a comment that ends with its line; whether it was not in a comment. */
  private boolean skipCharacter() throws IOException {
    int c = source.peek();
    if (!inBraces && c == ';') {
      source.skipLine();
      return false;
    }
    source.read();
    boolean wasInBraces = inBraces;
    inBraces = inBraces ? c != '}' : c == '{';
    return !wasInBraces && !inBraces && c != PgnSource.END && !PgnSource.isBlank(c);
  }

  private static boolean isLetter(int c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }
}
