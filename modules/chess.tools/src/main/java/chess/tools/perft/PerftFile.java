package chess.tools.perft;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads files of known counts, in both usual dresses: {@code FEN ;D1 20 ;D2 400} on one line, or an
 * {@code epd} line followed by {@code perft DEPTH COUNT} lines.
 */
final class PerftFile {
  private static final Pattern INLINE = Pattern.compile(";\\s*D(\\d+)\\s+(\\d+)");
  private static final Pattern SEPARATE = Pattern.compile("perft\\s+(\\d+)\\s+(\\d+)\\s*");
  private static final String POSITION = "epd ";

  private PerftFile() {}

  /**
   * Reads a file.
   *
   * @throws IOException also if a line makes no sense: a count that is not checked must not look
   *     like one that is right
   */
  static List<PerftCase> read(Path file) throws IOException {
    List<PerftCase> cases = new ArrayList<>();
    String fen = null;
    int number = 0;
    for (String line : Files.readAllLines(file)) {
      String source = file.getFileName() + ":" + ++number;
      Matcher separate = SEPARATE.matcher(line);
      if (line.isBlank() || line.startsWith("#") || line.startsWith("id ")) {
        continue;
      }
      if (line.startsWith(POSITION)) {
        fen = line.substring(POSITION.length()).strip();
      } else if (separate.matches() && fen != null) {
        cases.add(newCase(source, fen, separate));
      } else if (!readInline(source, line, cases)) {
        throw new IOException(source + ": not understood: " + line);
      }
    }
    return cases;
  }

  private static boolean readInline(String source, String line, List<PerftCase> cases) {
    int semicolon = line.indexOf(';');
    if (semicolon < 0) {
      return false;
    }
    Matcher matcher = INLINE.matcher(line);
    int before = cases.size();
    while (matcher.find()) {
      cases.add(newCase(source, line.substring(0, semicolon).strip(), matcher));
    }
    return cases.size() > before;
  }

  private static PerftCase newCase(String source, String fen, Matcher counts) {
    return new PerftCase(
        source, fen, Integer.parseInt(counts.group(1)), Long.parseLong(counts.group(2)));
  }
}
