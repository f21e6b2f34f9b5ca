package chess.core.game;

import chess.core.board.Color;
import chess.core.board.Position;
import chess.core.notation.San;
import java.util.ArrayList;
import java.util.List;

/** Writes one game: first as words, then broken into lines. */
final class PgnWriter {
  /** With its line feed a line has 80 characters, PGN's limit for export. */
  private static final int MAX_COLUMNS = 79;

  /** A command in a comment, such as {@code [%eval 0.35]}; longer ones may be broken. */
  private static final String COMMAND_START = "[%";

  private static final int MAX_COMMAND = 60;

  private final StringBuilder text = new StringBuilder();
  private final List<String> words = new ArrayList<>();
  private String prefix = "";

  String write(PgnGame game) {
    game.tags().asMap().forEach(this::writeTag);
    text.append('\n');
    comment(game.comment());
    moves(game.start(), game.moves());
    word(game.result());
    breakLines();
    return text.append('\n').toString();
  }

  private void writeTag(String name, String value) {
    text.append('[').append(name).append(" \"");
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '"' || c == '\\') {
        text.append('\\');
      }
      text.append(c);
    }
    text.append("\"]\n");
  }

  /** The moves of a line; the position is left where the line ends. */
  private void moves(Position position, List<PgnMove> moves) {
    // The number is repeated before a black move wherever something stands between the two.
    boolean numberNeeded = true;
    for (PgnMove move : moves) {
      boolean white = position.sideToMove() == Color.WHITE;
      if (white || numberNeeded) {
        word(position.fullmoveNumber() + (white ? "." : "..."));
      }
      word(San.format(position, move.move()));
      for (int nag : move.nags()) {
        word("$" + nag);
      }
      comment(move.comment());
      for (List<PgnMove> variation : move.variations()) {
        variation(position, variation);
      }
      numberNeeded = !move.comment().isBlank() || !move.variations().isEmpty();
      position.make(move.move());
    }
  }

  private void variation(Position position, List<PgnMove> moves) {
    if (moves.isEmpty()) {
      return;
    }
    prefix = "(";
    moves(position.copy(), moves);
    words.set(words.size() - 1, words.getLast() + ")");
  }

  /** A comment cannot hold a closing brace, and its line breaks are ours to choose. */
  private void comment(String comment) {
    String clean = comment.replace('}', ')').strip();
    if (clean.isEmpty()) {
      return;
    }
    List<String> parts = commentWords(clean);
    parts.set(0, "{" + parts.getFirst());
    parts.set(parts.size() - 1, parts.getLast() + "}");
    parts.forEach(this::word);
  }

  /** What may not be broken: words, and commands, which many readers want on one line. */
  private static List<String> commentWords(String comment) {
    List<String> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    int commandEnd = 0;
    for (int i = 0; i < comment.length(); i++) {
      char c = comment.charAt(i);
      if (i >= commandEnd && comment.startsWith(COMMAND_START, i)) {
        commandEnd = comment.indexOf(']', i, Math.min(comment.length(), i + MAX_COMMAND));
      }
      if (!Character.isWhitespace(c)) {
        part.append(c);
      } else if (i < commandEnd) {
        part.append(' ');
      } else if (!part.isEmpty()) {
        parts.add(part.toString());
        part.setLength(0);
      }
    }
    parts.add(part.toString());
    return parts;
  }

  private void word(String word) {
    words.add(prefix + word);
    prefix = "";
  }

  private void breakLines() {
    int column = 0;
    for (String word : words) {
      // At the start of a line a percent sign would hide the line from readers.
      boolean fits = column + 1 + word.length() <= MAX_COLUMNS || word.startsWith("%");
      if (column > 0 && fits) {
        text.append(' ').append(word);
        column += 1 + word.length();
      } else {
        text.append(column > 0 ? "\n" : "").append(word);
        column = word.length();
      }
    }
    text.append('\n');
  }
}
