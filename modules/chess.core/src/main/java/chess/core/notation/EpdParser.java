package chess.core.notation;

import chess.core.board.Position;
import java.util.ArrayList;
import java.util.List;

/** Reads one EPD line from left to right; also knows how operands are quoted. */
final class EpdParser {
  /** Annotated suites have lines of some hundred characters. */
  private static final int MAX_LENGTH = 8192;

  private static final int MAX_OPCODE_LENGTH = 32;
  private static final String HALFMOVE_CLOCK = "hmvc";
  private static final String FULLMOVE_NUMBER = "fmvn";
  private static final int PLACEMENT_FIELDS = 4;
  private static final int CLOCK_FIELDS = 2;

  private final String line;
  private int index;

  EpdParser(String line) {
    if (line.length() > MAX_LENGTH) {
      throw new EpdException("line longer than " + MAX_LENGTH + " characters");
    }
    this.line = line;
  }

  Epd parse() {
    StringBuilder placement = new StringBuilder();
    for (int i = 0; i < PLACEMENT_FIELDS && nextIsWord(); i++) {
      placement.append(word()).append(' ');
    }
    StringBuilder clocks = new StringBuilder();
    for (int i = 0; i < CLOCK_FIELDS && nextIsNumber(); i++) {
      clocks.append(word()).append(' ');
    }
    Position position = position("" + placement + clocks);
    List<Epd.Operation> operations = operations();
    Epd epd = new Epd(position, operations);
    if (!epd.has(HALFMOVE_CLOCK) && !epd.has(FULLMOVE_NUMBER)) {
      return epd;
    }
    String halfmoves = epd.operand(HALFMOVE_CLOCK).orElse("0");
    String fullmoves = epd.operand(FULLMOVE_NUMBER).orElse("1");
    return new Epd(position(placement + halfmoves + ' ' + fullmoves), operations);
  }

  private static Position position(String fen) {
    try {
      return Fen.parse(fen);
    } catch (FenException e) {
      throw new EpdException("position, " + e.getMessage(), e);
    }
  }

  private List<Epd.Operation> operations() {
    List<Epd.Operation> operations = new ArrayList<>();
    while (true) {
      index = Words.skipBlanks(line, index);
      if (index == line.length()) {
        return operations;
      }
      if (line.charAt(index) == ';') {
        index++;
      } else {
        operations.add(operation());
      }
    }
  }

  private boolean nextIsWord() {
    index = Words.skipBlanks(line, index);
    return index < line.length() && line.charAt(index) != ';';
  }

  private boolean nextIsNumber() {
    return nextIsWord() && line.charAt(index) >= '0' && line.charAt(index) <= '9';
  }

  /** The characters up to the next blank or semicolon. */
  private String word() {
    int start = index;
    while (index < line.length()
        && !Words.isBlank(line.charAt(index))
        && line.charAt(index) != ';') {
      index++;
    }
    return line.substring(start, index);
  }

  private Epd.Operation operation() {
    String opcode = requireOpcode(word());
    List<String> operands = new ArrayList<>();
    while (nextIsWord()) {
      operands.add(line.charAt(index) == '"' ? quoted(opcode) : word());
    }
    return new Epd.Operation(opcode, operands);
  }

  private String quoted(String opcode) {
    StringBuilder text = new StringBuilder();
    for (index++; index < line.length(); index++) {
      char c = line.charAt(index);
      if (c == '"') {
        index++;
        return text.toString();
      }
      if (c == '\\' && index + 1 < line.length() && isEscaped(line.charAt(index + 1))) {
        c = line.charAt(++index);
      }
      text.append(onOneLine(c));
    }
    throw new EpdException(opcode + ": the quotation mark is not closed");
  }

  /** A line break would end the record. */
  private static char onOneLine(char c) {
    return c == '\n' || c == '\r' ? ' ' : c;
  }

  private static boolean isEscaped(char c) {
    return c == '"' || c == '\\';
  }

  static String requireOpcode(String word) {
    if (!isOpcode(word)) {
      throw new EpdException(Excerpt.of(word) + " is no opcode");
    }
    return word;
  }

  /** A letter, then letters, digits, underscores and hyphens. */
  private static boolean isOpcode(String word) {
    if (word.isEmpty() || word.length() > MAX_OPCODE_LENGTH || !isLetter(word.charAt(0))) {
      return false;
    }
    for (int i = 1; i < word.length(); i++) {
      char c = word.charAt(i);
      if (!isLetter(c) && !(c >= '0' && c <= '9') && c != '_' && c != '-') {
        return false;
      }
    }
    return true;
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  static void appendOperand(StringBuilder line, String opcode, String operand) {
    if (!needsQuotes(opcode, operand)) {
      line.append(operand);
      return;
    }
    line.append('"');
    for (int i = 0; i < operand.length(); i++) {
      char c = operand.charAt(i);
      if (isEscaped(c)) {
        line.append('\\');
      }
      line.append(onOneLine(c));
    }
    line.append('"');
  }

  /** Names and comments are strings by the standard; anything else only if it could be misread. */
  private static boolean needsQuotes(String opcode, String operand) {
    boolean isComment =
        opcode.length() == 2 && (opcode.charAt(0) == 'c' || opcode.charAt(0) == 'v');
    if (opcode.equals("id") || isComment && Character.isDigit(opcode.charAt(1))) {
      return true;
    }
    for (int i = 0; i < operand.length(); i++) {
      char c = operand.charAt(i);
      if (Words.isBlank(c) || c == ';' || c == '"') {
        return true;
      }
    }
    return operand.isEmpty();
  }
}
