package chess.protocol.console;

import chess.core.board.Position;
import chess.core.notation.CoordinateMove;
import chess.protocol.LegalMoves;
import chess.protocol.LineEditor;
import chess.protocol.xboard.Answers;
import chess.search.EngineOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** How a line at the console may go on: commands and their words, files, and legal moves. */
final class ConsoleCompletion implements LineEditor.Completer {
  /** The commands that {@link ConsoleHelp} tells of. */
  static final List<String> COMMANDS =
      List.of(
          ("analyze bench bk black book clock draw easy edit elo eval exit fen flip go hard help"
               + " hint history level load mode moves new nopost opening option perft pieces post"
               + " quit rematch remove resign save sd setboard show st stop takeback undo white")
              .split(" "));

  private static final Map<String, List<String>> WORDS =
      Map.of(
          "new", List.of("white", "black"),
          "pieces", List.of("letters", "figures"),
          "mode", List.of("play", "watch", "people"),
          "book", List.of("on", "off", "own"),
          "elo", List.of("off"),
          "sd", List.of("off"),
          "help", COMMANDS,
          "option", options());

  private static final Set<String> READ_FILES = Set.of("load", "save", "opening", "book");

  private final List<String> moves;
  private final List<String> coordinates = new ArrayList<>();

  /**
   * @param position whose moves may be made
   */
  ConsoleCompletion(Position position) {
    moves = Answers.legalMoves(position);
    for (int move : LegalMoves.of(position)) {
      coordinates.add(CoordinateMove.format(move, position.isChess960()));
    }
  }

  /** Where the board is no legal position. */
  ConsoleCompletion() {
    moves = List.of();
  }

  private static List<String> options() {
    return EngineOption.all().stream().map(option -> option.name() + "=").toList();
  }

  @Override
  public LineEditor.Choices after(String beginning) {
    String text = beginning.stripLeading();
    int indent = beginning.length() - text.length();
    int blank = text.indexOf(' ');
    if (blank < 0) {
      return new LineEditor.Choices(indent, first(text), false);
    }
    String command = text.substring(0, blank).toLowerCase(Locale.ROOT);
    String rest = text.substring(blank).stripLeading();
    int start = beginning.length() - rest.length();
    boolean files = READ_FILES.contains(command);
    if (!files && rest.contains(" ")) {
      return new LineEditor.Choices(beginning.length(), List.of(), false);
    }
    List<String> words = WORDS.getOrDefault(command, List.of());
    if (command.equals("usermove")) {
      words = moves(rest);
    }
    return new LineEditor.Choices(start, words, files);
  }

  private List<String> first(String word) {
    List<String> words = new ArrayList<>(moves(word));
    words.addAll(COMMANDS);
    return words;
  }

  /** In algebraic notation, and by their squares for those who have begun so. */
  private List<String> moves(String word) {
    List<String> found = new ArrayList<>(moves);
    if (word.matches("[a-h][1-8].*")) {
      for (String move : coordinates) {
        if (move.startsWith(word) && !found.contains(move)) {
          found.add(move);
        }
      }
    }
    return found;
  }
}
