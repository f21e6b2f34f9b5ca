package chess.tools.datagen;

import chess.core.board.Position;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A UCI engine as judge: one process, one position at a time, and no more text than needed. */
final class UciJudge implements Judge {
  private static final String SCORE_WORD = " score ";
  private static final String CENTIPAWNS = "cp ";
  private static final String FREE_TEXT = "info string";

  /** Ends "lowerbound" and "upperbound", which are not yet scores. */
  private static final String BOUND = "bound ";

  private static final String BEST_MOVE = "bestmove ";

  private final Process process;
  private final BufferedWriter to;
  private final BufferedReader from;
  private final String goCommand;

  /**
   * Starts the engine.
   *
   * @param command program and arguments
   * @param limit what follows {@code go}, such as {@code depth 5}
   * @param options lines such as {@code Hash=4}
   */
  UciJudge(List<String> command, String limit, List<String> options) throws IOException {
    process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    to =
        new BufferedWriter(
            new OutputStreamWriter(process.getOutputStream(), StandardCharsets.US_ASCII));
    from =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII));
    goCommand = "go " + limit;
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

  private void send(String line) {
    try {
      to.write(line);
      to.newLine();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void flush() {
    try {
      to.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String readLine() {
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

  private void synchronise() {
    send("isready");
    flush();
    awaitLine("readyok");
  }

  @Override
  public void newGame() {
    send("ucinewgame");
    synchronise();
  }

  @Override
  public Verdict judge(Position position) {
    send("position fen " + Fen.format(position));
    send(goCommand);
    flush();
    boolean first = true;
    int firstScore = 0;
    int score = 0;
    String line = readLine();
    while (!line.startsWith(BEST_MOVE)) {
      int at = line.indexOf(SCORE_WORD);
      if (at > 0 && !line.startsWith(FREE_TEXT) && !line.contains(BOUND)) {
        score = score(line, at + SCORE_WORD.length());
        firstScore = first ? score : firstScore;
        first = false;
      }
      line = readLine();
    }
    String move = line.substring(BEST_MOVE.length()).split(" ", 2)[0];
    return new Verdict(CoordinateMove.parse(position, move), score, firstScore);
  }

  private static int score(String line, int at) {
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
