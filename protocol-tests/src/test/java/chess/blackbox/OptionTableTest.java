package chess.blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The table of options in the README says what the program says in both protocols. */
final class OptionTableTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final String TABLE = "\n| UCI | XBoard |";

  private static final Pattern UCI =
      Pattern.compile(
          "option name (.+?) type (\\w+)(?: default (.*?))?(?: min (\\S+) max (\\S+))?( var .*)?");
  private static final Pattern XBOARD = Pattern.compile("option=\"(\\w+) -(\\w+) ?([^\"]*)\"");

  @TempDir private Path folder;

  /** One row: the name in a protocol, the default and the values allowed. */
  private record Row(String name, String value, String values) {}

  @Test
  void saysWhatUciSays() throws Exception {
    List<Row> declared = new ArrayList<>();
    for (String line : answer("uci\n", "uciok")) {
      Matcher option = UCI.matcher(line);
      if (option.matches()) {
        declared.add(uciRow(option));
      }
    }
    assertEquals(Set.copyOf(declared), Set.copyOf(documented(1)));
  }

  @Test
  void saysWhatXBoardSays() throws Exception {
    List<Row> declared = new ArrayList<>();
    for (String line : answer("xboard\nprotover 2\n", "feature done=1")) {
      Matcher option = XBOARD.matcher(line);
      while (option.find()) {
        declared.add(xboardRow(option));
      }
    }
    assertEquals(Set.copyOf(declared), Set.copyOf(documented(2)));
  }

  private static Row uciRow(Matcher option) {
    String value = option.group(3) == null ? "" : option.group(3);
    return switch (option.group(2)) {
      case "spin" -> new Row(option.group(1), value, option.group(4) + " to " + option.group(5));
      case "check" -> new Row(option.group(1), value.equals("true") ? "on" : "off", "");
      case "combo" -> {
        String choices = option.group(6).substring(" var ".length()).replace(" var ", ", ");
        yield new Row(option.group(1), value, choices);
      }
      // Who we are is long and changes with every version.
      case "string" -> new Row(option.group(1), value.equals("<empty>") ? "none" : "", "");
      default -> new Row(option.group(1), "", "");
    };
  }

  private static Row xboardRow(Matcher option) {
    String value = option.group(3);
    return switch (option.group(2)) {
      case "spin" -> {
        String[] numbers = value.split(" ");
        yield new Row(option.group(1), numbers[0], numbers[1] + " to " + numbers[2]);
      }
      case "check" -> new Row(option.group(1), value.equals("1") ? "on" : "off", "");
      case "combo" -> {
        String chosen = value.replaceFirst(".*\\*(\\w+).*", "$1");
        yield new Row(option.group(1), chosen, value.replace("*", "").replace(" /// ", ", "));
      }
      case "button" -> new Row(option.group(1), "", "");
      default -> new Row(option.group(1), value.isBlank() ? "none" : value, "");
    };
  }

  /** The rows of the README that have a name in this column; commands do not count. */
  private static List<Row> documented(int column) throws IOException {
    String text = Files.readString(Path.of("../README.md"));
    List<Row> rows = new ArrayList<>();
    List<String> lines = text.substring(text.indexOf(TABLE) + 1).lines().skip(2).toList();
    for (String line : lines.stream().takeWhile(l -> l.startsWith("|")).toList()) {
      String[] cells = line.split("\\|", -1);
      String name = cells[column].strip();
      if (!name.isEmpty() && !name.startsWith("`")) {
        rows.add(new Row(name, cells[3].strip(), cells[4].strip()));
      }
    }
    return rows;
  }

  private List<String> answer(String question, String lastLine) throws InterruptedException {
    List<String> lines = new ArrayList<>();
    try (EngineProcess engine = EngineProcess.start(folder)) {
      engine.write(question);
      String line = "";
      while (!line.equals(lastLine)) {
        line = engine.next(PATIENCE).orElseThrow().text();
        lines.add(line);
      }
    }
    return lines;
  }
}
