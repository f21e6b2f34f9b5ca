package chess.tools.teacher;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.search.BestMove;
import chess.search.Engine;
import chess.search.SearchLimits;
import chess.search.SearchListener;
import chess.search.SearchReport;
import chess.search.SearchScore;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;

/**
 * Serves an engine with as much UCI as a match at fixed depth, nodes or time for each move needs.
 * The program that is shipped speaks all of it.
 */
final class UciServer {
  private static final String NO_MOVE = "0000";
  private static final Duration A_WHILE = Duration.ofMinutes(1);

  private final Engine engine;
  private final String name;
  private final PrintStream out;
  private Position position = Fen.start();

  UciServer(Engine engine, String name, PrintStream out) {
    this.engine = engine;
    this.name = name;
    this.out = out;
  }

  /** Listens until it is told to quit or nobody is left to tell it anything. */
  void run(BufferedReader in) throws IOException {
    String line = in.readLine();
    while (line != null && !line.equals("quit")) {
      obey(List.of(line.trim().split("\\s+")));
      out.flush();
      line = in.readLine();
    }
  }

  private void obey(List<String> words) {
    switch (words.get(0)) {
      case "uci" -> introduce();
      case "isready" -> {
        if (!engine.isSearching()) {
          engine.prepareNow();
        }
        out.println("readyok");
      }
      case "setoption" -> setOption(words);
      case "ucinewgame" -> engine.newGame();
      case "position" -> setUp(words);
      case "go" -> engine.go(position, limits(words), new Reporter());
      case "stop" -> {
        engine.stop();
        engine.awaitIdle(A_WHILE);
      }
      default -> out.println("info string does not know " + words.get(0));
    }
  }

  private void introduce() {
    out.println("id name " + name);
    out.println("id author the Duplex authors");
    out.println(
        "option name Hash type spin default "
            + engine.config().hashMegabytes()
            + " min 1 max 65536");
    out.println("uciok");
  }

  private void setOption(List<String> words) {
    int value = words.indexOf("value") + 1;
    if (words.contains("Hash") && value > 0 && value < words.size()) {
      engine.configure(
          engine.config().with().hashMegabytes(Integer.parseInt(words.get(value))).build());
    }
  }

  private void setUp(List<String> words) {
    int moves = words.indexOf("moves");
    int end = moves < 0 ? words.size() : moves;
    position =
        words.get(1).equals("fen")
            ? Fen.parse(String.join(" ", words.subList(2, end)))
            : Fen.start();
    for (int i = end + 1; i < words.size(); i++) {
      position.make(CoordinateMove.parse(position, words.get(i)));
    }
  }

  private static SearchLimits limits(List<String> words) {
    SearchLimits limits = SearchLimits.unlimited();
    for (int i = 1; i + 1 < words.size(); i += 2) {
      long number = Long.parseLong(words.get(i + 1));
      limits =
          switch (words.get(i)) {
            case "nodes" -> limits.withNodes(number);
            case "depth" -> limits.withDepth((int) number);
            case "movetime" -> limits.withTime(SearchLimits.millis(number).time());
            default -> limits;
          };
    }
    return limits;
  }

  private final class Reporter implements SearchListener {
    @Override
    public void progress(SearchReport info) {
      StringBuilder line = new StringBuilder("info depth ").append(info.depth());
      line.append(" score ").append(text(info.score()));
      line.append(
          switch (info.bound()) {
            case EXACT -> "";
            case LOWER -> " lowerbound";
            case UPPER -> " upperbound";
          });
      line.append(" nodes ").append(info.nodes()).append(" nps ").append(info.nodesPerSecond());
      line.append(" time ").append(info.millis()).append(" pv");
      for (int move : info.pv()) {
        line.append(' ').append(CoordinateMove.format(move, false));
      }
      out.println(line);
    }

    @Override
    public void message(String text) {
      out.println("info string " + text);
    }

    @Override
    public void finished(BestMove bestMove) {
      int move = bestMove.move();
      out.println("bestmove " + (move == Move.NONE ? NO_MOVE : CoordinateMove.format(move, false)));
      out.flush();
    }
  }

  private static String text(SearchScore score) {
    return switch (score) {
      case SearchScore.Centipawns(int value) -> "cp " + value;
      case SearchScore.MateIn(int moves) -> "mate " + moves;
    };
  }
}
