package chess.tools.teacher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.search.Engine;
import chess.search.engine.AlphaBetaEngine;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class UciServerTest {
  private final Teacher teacher = SmallTeacher.make();

  private List<String> talk(String... lines) throws IOException {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    try (Engine engine = AlphaBetaEngine.with(() -> new TeacherEvaluator(teacher.colleague()))) {
      BufferedReader in = new BufferedReader(new StringReader(String.join("\n", lines)));
      new UciServer(engine, "Name", new PrintStream(said, true, StandardCharsets.UTF_8)).run(in);
    }
    return said.toString(StandardCharsets.UTF_8).lines().toList();
  }

  @Test
  void introducesItself() throws IOException {
    List<String> said = talk("uci", "setoption name Hash value 2", "isready", "quit");
    assertEquals("id name Name", said.getFirst());
    assertTrue(said.contains("uciok"));
    assertEquals("readyok", said.getLast());
  }

  @Test
  void playsFromAPositionWithMoves() throws IOException {
    List<String> said =
        talk("position fen 7k/8/8/8/8/8/6q1/K7 w - - 0 1 moves a1b1", "go depth 4", "stop");
    String move = said.getLast();
    assertTrue(move.matches("bestmove [gh][1-8][a-h][1-8]"), move);
  }

  @Test
  void reportsWhatItThinks() throws IOException {
    List<String> said = talk("position startpos moves e2e4 e7e5", "go nodes 300", "stop");
    for (String line : said.subList(0, said.size() - 1)) {
      assertTrue(
          line.matches("info depth \\d+ score (cp|mate) -?\\d+ .*nodes \\d+ .* pv .*"), line);
    }
    assertTrue(said.getLast().startsWith("bestmove "), said.getLast());
  }

  @Test
  void aMateIsNoMoveAndWordsUnknownAreNamed() throws IOException {
    List<String> said =
        talk("dance", "position fen R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1", "go depth 1", "stop");
    assertEquals("info string does not know dance", said.getFirst());
    assertEquals("bestmove 0000", said.getLast());
  }
}
