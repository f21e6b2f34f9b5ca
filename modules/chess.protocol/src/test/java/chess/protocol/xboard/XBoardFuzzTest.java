package chess.protocol.xboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.protocol.Conversation;
import chess.protocol.FakeEngine;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Commands in random order and mutated: nothing may go wrong inside, every ping is answered exactly
 * once, and never before the move it waits for.
 */
class XBoardFuzzTest {
  private static final int LINES = 40_000;
  private static final String[] COMMANDS = {
    "xboard",
    "protover 2",
    "accepted debug",
    "new",
    "variant normal",
    "variant fischerandom",
    "force",
    "go",
    "go",
    "go",
    "playother",
    "white",
    "black",
    "level 40 5 0",
    "level 0 0:5 0.1",
    "st 0.01",
    "st 5",
    "sd 4",
    "nps 1000",
    "nps 0",
    "time 1000",
    "otim 1000",
    "e2e4",
    "e7e5",
    "usermove g1f3",
    "b8c6",
    "Nf6",
    "O-O",
    "e1g1",
    "d2d4",
    "d7d5",
    "exd5",
    "a2a3",
    "a7a6",
    "?",
    "draw",
    "result 1-0 {x}",
    "setboard rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "setboard 7k/8/6K1/8/8/8/8/R7 w - - 99 1",
    "setboard 8/8/8/8/8/8/8/8 w - - 0 1",
    "setboard R6k/8/6K1/8/8/8/8/8 b - - 0 1",
    "edit",
    "#",
    "c",
    "Pa4",
    "Ke1",
    "Ke8",
    "xa4",
    ".",
    "hint",
    "bk",
    "undo",
    "remove",
    "hard",
    "easy",
    "post",
    "nopost",
    "analyze",
    "exit",
    "pause",
    "resume",
    "memory 32",
    "cores 2",
    "egtpath syzygy /x",
    "option MultiPV=2",
    "option ClearHash",
    "option Resign=1",
    "option DrawOffers=offer",
    "exclude e2e4",
    "exclude all",
    "include all",
    "include d2d4",
    "name X",
    "rating 1 2",
    "computer",
    "random",
    "d",
    "fen",
    "moves",
    "history",
    "hello",
    "a1a8",
    "h8g8",
    "g6h6",
    "a8a1"
  };

  /** What is said so often that games come about between all the rest. */
  private static final String[] USUAL = {".", "exit", "go", "?", "go", "new"};

  private final Random random = new Random(20);
  private Conversation gui;
  private FakeEngine engine;
  private int asked;
  private int answered;
  private int moves;

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void survivesAnyOrderOfAnything(boolean prompt) {
    engine = prompt ? FakeEngine.prompt() : FakeEngine.patient();
    gui = new Conversation(engine, XBoardSession::new);
    for (int i = 0; i < LINES; i++) {
      step();
    }
    check(gui.say(".", "resume", "force"));
    assertEquals(asked, answered, "pings without a pong");
    assertEquals(List.of(), gui.traffic().failures);
    assertTrue(moves > LINES / 100, "it played too: " + moves);
  }

  private void step() {
    int what = random.nextInt(20);
    if (what == 0) {
      asked++;
      check(gui.say("ping " + asked));
    } else if (what == 1 && engine.isSearching()) {
      engine.stop();
      check(gui.listen());
    } else if (what == 2) {
      check(gui.burst(command(), command(), command()));
    } else {
      check(gui.say(what < 6 ? mutated(command()) : what < 12 ? USUAL[what - 6] : command()));
    }
  }

  private String command() {
    return COMMANDS[random.nextInt(COMMANDS.length)];
  }

  private String mutated(String line) {
    StringBuilder text = new StringBuilder(line);
    for (int i = random.nextInt(3); i >= 0 && !text.isEmpty(); i--) {
      int at = random.nextInt(text.length());
      switch (random.nextInt(4)) {
        case 0 -> text.deleteCharAt(at);
        case 1 -> text.insert(at, (char) (' ' + random.nextInt(95)));
        case 2 -> text.setCharAt(at, (char) random.nextInt(0x250));
        default -> text.append(' ').append(random.nextLong());
      }
    }
    String mutant = text.toString();
    return mutant.strip().startsWith("quit") || mutant.contains("ping") ? "post" : mutant;
  }

  private void check(List<String> lines) {
    for (String line : lines) {
      if (line.startsWith("pong ")) {
        answered++;
        assertEquals("pong " + answered, line, "in order and once");
      }
      if (line.startsWith("move ")) {
        moves++;
      }
    }
  }
}
