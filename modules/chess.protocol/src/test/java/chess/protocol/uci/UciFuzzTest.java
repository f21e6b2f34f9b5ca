package chess.protocol.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import chess.protocol.Conversation;
import chess.protocol.FakeEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Damaged command lines in random order: every question is answered once, and nothing breaks. */
class UciFuzzTest {
  private static final int FEW = 8_000;
  private static final int MANY = 500_000;
  private static final String[] SEEDS = {
    "uci",
    "isready",
    "ucinewgame",
    "debug on",
    "debug off",
    "stop",
    "ponderhit",
    "go infinite",
    "go ponder wtime 1000 btime 1000",
    "go wtime 1000 btime 900 winc 10 binc 10 movestogo 3",
    "go depth 3 nodes 100 mate 2 movetime 50",
    "go searchmoves e2e4 d2d4 depth 2",
    "go",
    "position startpos",
    "position startpos moves e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 e1g1",
    "position fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "position fen 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1 moves e2e4",
    "position fen 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
    "setoption name Hash value 16",
    "setoption name Clear Hash",
    "setoption name UCI_Chess960 value true",
    "setoption name MultiPV value 3",
    "setoption name SyzygyPath value <empty>",
    "flip",
    "d",
    "eval",
    "xboard",
    "protover 2",
  };
  private static final String ALPHABET = "abcdefgh12345678 /-wqkQK\t=+#.0é\u0000\uD83D";

  private final Random random = new Random(20);

  private String mutated() {
    StringBuilder line = new StringBuilder(SEEDS[random.nextInt(SEEDS.length)]);
    for (int i = random.nextInt(4) - 1; i > 0 && !line.isEmpty(); i--) {
      int at = random.nextInt(line.length());
      char c = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
      switch (random.nextInt(5)) {
        case 0 -> line.setCharAt(at, c);
        case 1 -> line.insert(at, c);
        case 2 -> line.deleteCharAt(at);
        case 3 -> line.setLength(at);
        default -> line.append(' ').append(SEEDS[random.nextInt(SEEDS.length)]);
      }
    }
    return line.toString();
  }

  private static int count(List<String> lines, String word) {
    return (int) lines.stream().filter(line -> line.split(" ")[0].equals(word)).count();
  }

  @Test
  void everyQuestionIsAnsweredOnce() {
    converse(FEW);
  }

  @Tag("slow")
  @Test
  void everyQuestionOfAMillionIsAnsweredOnce() {
    converse(MANY);
  }

  private void converse(int bursts) {
    FakeEngine engine = FakeEngine.patient();
    Conversation gui = new Conversation(engine, UciSession::new);
    int searches = 0;
    int bestMoves = 0;
    for (int i = 0; i < bursts; i++) {
      List<String> burst = new ArrayList<>();
      int ready = 0;
      for (int j = random.nextInt(3); j >= 0; j--) {
        String line = mutated();
        UciCommand command = UciParser.parse(line);
        if (command instanceof UciCommand.CountMoves
            || command instanceof UciCommand.RunBench
            || command instanceof UciCommand.Quit) {
          continue;
        }
        burst.add(line);
        ready += command instanceof UciCommand.IsReady ? 1 : 0;
        searches += command instanceof UciCommand.Go ? 1 : 0;
      }
      List<String> answers = gui.burst(burst.toArray(String[]::new));
      assertEquals(ready, count(answers, "readyok"), burst.toString());
      bestMoves += count(answers, "bestmove");
      if (engine.isSearching()) {
        assertEquals(searches - 1, bestMoves, burst.toString());
      } else {
        // A search that must not end by itself waits also where there is nothing to search.
        assertEquals(searches - count(gui.say("stop"), "bestmove"), bestMoves, burst.toString());
        bestMoves = searches;
      }
      assertFalse(gui.hasQuit());
      engine.calls.clear();
      gui.traffic().entries.clear();
    }
    assertEquals(List.of(), gui.traffic().failures);
  }
}
