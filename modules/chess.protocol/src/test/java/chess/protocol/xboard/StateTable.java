package chess.protocol.xboard;

import chess.protocol.xboard.XBoardPlayer.State;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The table of states and commands in {@code docs/protocols.md}, cell by cell. */
final class StateTable {
  private static final String DOCUMENT = "docs/protocols.md";
  private static final String FIRST_HEADING = "said";
  private static final String UNCHANGED = "·";
  private static final Pattern ROW = Pattern.compile("\\|(.*)\\|");
  private static final Pattern CODE = Pattern.compile("`([^`]*)`");

  /**
   * One cell.
   *
   * @param commands the lines that are said, one after the other
   * @param answers what each line of the answer begins with
   */
  record Cell(State before, List<String> commands, State after, List<String> answers) {
    @Override
    public String toString() {
      return before + ": " + String.join(", ", commands);
    }
  }

  private StateTable() {}

  static List<Cell> read() {
    List<List<String>> rows =
        lines().map(StateTable::fields).dropWhile(StateTable::isNoHeading).toList();
    List<State> states = rows.getFirst().stream().skip(1).map(StateTable::state).toList();
    List<Cell> cells = new ArrayList<>();
    // Behind the headings comes the line that rules them off, behind the table an empty one.
    for (List<String> row : rows.subList(2, rows.size())) {
      if (row.isEmpty()) {
        return cells;
      }
      for (int i = 0; i < states.size(); i++) {
        cells.add(cell(states.get(i), row.getFirst(), row.get(i + 1)));
      }
    }
    return cells;
  }

  private static boolean isNoHeading(List<String> fields) {
    return fields.isEmpty() || !fields.getFirst().equals(FIRST_HEADING);
  }

  private static Cell cell(State before, String said, String text) {
    String name = CODE.matcher(text).replaceAll("").strip();
    return new Cell(
        before, codes(said), name.equals(UNCHANGED) ? before : state(name), codes(text));
  }

  private static List<String> codes(String text) {
    return CODE.matcher(text).results().map(found -> found.group(1)).toList();
  }

  private static State state(String name) {
    return State.valueOf(name.toUpperCase(Locale.ROOT).replace(' ', '_'));
  }

  /** What stands between the bars of a table; nothing for any other line. */
  private static List<String> fields(String line) {
    Matcher row = ROW.matcher(line.strip());
    return row.matches()
        ? Stream.of(row.group(1).split("\\|")).map(String::strip).toList()
        : List.of();
  }

  /** The document lies in this folder or in one above it. */
  private static Stream<String> lines() {
    try {
      Path folder = Path.of("").toAbsolutePath();
      while (!Files.exists(folder.resolve(DOCUMENT))) {
        folder = folder.getParent();
      }
      return Files.readAllLines(folder.resolve(DOCUMENT)).stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
