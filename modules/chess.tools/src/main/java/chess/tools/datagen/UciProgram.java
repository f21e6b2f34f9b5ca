package chess.tools.datagen;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A UCI engine in a process of its own, and the lines that go to and fro. */
public final class UciProgram implements AutoCloseable {
  static final String BEST_MOVE = "bestmove ";

  private static final String SCORE_WORD = " score ";
  private static final String CENTIPAWNS = "cp ";
  private static final String FREE_TEXT = "info string";

  /** Ends "lowerbound" and "upperbound", which are not yet scores. */
  private static final String BOUND = "bound ";

  private final Process process;
  private final BufferedWriter to;
  private final BufferedReader from;

  /**
   * Starts the engine.
   *
   * @param command program and arguments
   * @param options lines such as {@code Hash=4}
   */
  public UciProgram(List<String> command, List<String> options) throws IOException {
    process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    to =
        new BufferedWriter(
            new OutputStreamWriter(process.getOutputStream(), StandardCharsets.US_ASCII));
    from =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII));
    send("uci");
    flush();
    awaitLine("uciok");
    for (String option : options) {
      int equals = option.indexOf('=');
      send(
          "setoption name "
              + option.substring(0, equals)
              + " value "
              + option.substring(equals + 1));
    }
    synchronise();
  }

  public void send(String line) {
    try {
      to.write(line);
      to.newLine();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public void flush() {
    try {
      to.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public String readLine() {
    try {
      String line = from.readLine();
      if (line == null) {
        throw new IllegalStateException("the engine has gone away");
      }
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void awaitLine(String expected) {
    String line = readLine();
    while (!line.equals(expected)) {
      line = readLine();
    }
  }

  /** Waits until the engine has done everything it was told. */
  public void synchronise() {
    send("isready");
    flush();
    awaitLine("readyok");
  }

  /** Whether a line tells an exact score. */
  static boolean tellsScore(String line) {
    return line.indexOf(SCORE_WORD) > 0 && !line.startsWith(FREE_TEXT) && !line.contains(BOUND);
  }

  /** The score of a line that {@linkplain #tellsScore tells one}, as in a {@link Verdict}. */
  static int score(String line) {
    int at = line.indexOf(SCORE_WORD) + SCORE_WORD.length();
    boolean centipawns = line.startsWith(CENTIPAWNS, at);
    int begin = line.indexOf(' ', at) + 1;
    int end = line.indexOf(' ', begin);
    int number = Integer.parseInt(line.substring(begin, end < 0 ? line.length() : end));
    if (centipawns) {
      return Math.clamp(number, -Verdict.MATE + 1, Verdict.MATE - 1);
    }
    return number > 0 ? Verdict.MATE : -Verdict.MATE;
  }

  @Override
  public void close() {
    send("quit");
    flush();
    process.destroy();
  }
}
