package chess.tools.match;

import chess.tools.files.LineLog;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One line for each finished game, so that an interrupted match can go on where it stopped: pair
 * (from 1), game of the pair, result and reason, separated by tabs.
 */
final class ResultsFile {
  private static final int COLUMNS = 4;

  private final Path file;

  ResultsFile(Path file) {
    this.file = file;
  }

  /** The games played so far. */
  Map<Pairing, GameEnd> read() throws IOException {
    Map<Pairing, GameEnd> games = new LinkedHashMap<>();
    for (String line : new LineLog(file).read()) {
      String[] columns = line.split("\t", COLUMNS);
      if (columns.length < COLUMNS) {
        throw new IOException(file + ": not a line of results: " + line);
      }
      Pairing pairing = new Pairing(Integer.parseInt(columns[0]) - 1, columns[1].equals("2"));
      games.put(pairing, new GameEnd(columns[2], columns[3]));
    }
    return games;
  }

  void append(Pairing pairing, GameEnd end) throws IOException {
    String line =
        String.join(
            "\t",
            Integer.toString(pairing.pair() + 1),
            pairing.second() ? "2" : "1",
            end.result(),
            end.reason());
    new LineLog(file).append(line);
  }
}
