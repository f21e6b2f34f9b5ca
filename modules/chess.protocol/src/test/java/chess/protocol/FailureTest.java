package chess.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.notation.CoordinateMove;
import chess.protocol.console.Capabilities;
import chess.protocol.console.ConsoleSession;
import chess.protocol.uci.UciSession;
import chess.protocol.xboard.XBoardSession;
import chess.search.BestMove;
import chess.search.Engine;
import chess.search.SearchScore;
import chess.search.SearchStatistics;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever breaks inside, it is written to the log with its cause, the user hears of it, and the
 * conversation goes on: every search is answered with a legal move.
 */
final class FailureTest {
  private static final String REASON = "on purpose";
  private final FakeEngine fake = FakeEngine.patient();
  private String broken = "";
  private boolean used;

  /** The fake engine, of which one method throws when it is called for the first time. */
  private Engine engine(String brokenMethod) {
    broken = brokenMethod;
    return (Engine)
        Proxy.newProxyInstance(
            Engine.class.getClassLoader(),
            new Class<?>[] {Engine.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals(broken)) {
                broken = "";
                used = true;
                throw new IllegalStateException(REASON);
              }
              try {
                return method.invoke(fake, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  private static ConsoleSession console(SessionContext context) {
    return new ConsoleSession(context, Capabilities.of(false, Map.of()));
  }

  /** That the failure was logged with its cause and told in this form. */
  private static void assertTold(Conversation partner, List<String> answers, String form) {
    assertEquals(
        1, partner.traffic().failures.size(), () -> "logged: " + partner.traffic().entries);
    assertEquals(REASON, partner.traffic().failures.getFirst().getMessage());
    assertTrue(
        answers.stream().anyMatch(line -> line.matches(form) && line.contains(REASON)),
        () -> "told: " + answers);
  }

  private static long count(List<String> lines, String start) {
    return lines.stream().filter(line -> line.startsWith(start)).count();
  }

  @ParameterizedTest
  @ValueSource(strings = {"go", "stop", "ponderHit", "configure", "newGame", "prepare", "evaluate"})
  void inUciEveryGoIsAnswered(String method) {
    Conversation gui = new Conversation(engine(method), UciSession::new);
    List<String> answers = new ArrayList<>();
    answers.addAll(gui.say("uci", "setoption name Hash value 8", "ucinewgame", "isready", "eval"));
    answers.addAll(gui.say("position startpos moves e2e4", "go ponder wtime 1000 btime 1000"));
    answers.addAll(gui.say("ponderhit", "stop", "stop", "go infinite", "stop", "isready"));
    assertTrue(used, method + " was never called");
    assertTold(gui, answers, "info string .*");
    assertEquals(2, count(answers, "bestmove "), () -> answers.toString());
    assertEquals(2, count(answers, "readyok"));
    assertFalse(answers.toString().contains("(none)"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "go",
        "ponderHit",
        "configure",
        "newGame",
        "prepare",
        "hint",
        "bookMoves",
        "evaluate",
        "pause",
        "resume"
      })
  void inXBoardEveryTurnBringsAMove(String method) {
    Conversation gui = new Conversation(engine(method), XBoardSession::new);
    List<String> answers = new ArrayList<>();
    answers.addAll(
        gui.say("protover 2", "option Hash=8", "force", "new", "hint", "?", "bk", "eval"));
    answers.addAll(gui.say("hard", "usermove e2e4", "pause", "resume", "?"));
    answers.addAll(gui.say("easy", "analyze", "exit"));
    long before = count(answers, "move ");
    answers.addAll(gui.say("new", "new", "usermove e2e4", "?", "?", "ping 1"));
    ponderHit(gui, answers);
    assertTrue(used, method + " was never called");
    assertTold(gui, answers, "telluser .*");
    assertEquals(before + 3, count(answers, "move "), () -> answers.toString());
    assertEquals("pong 1", answers.stream().filter(l -> l.startsWith("pong")).findFirst().get());
  }

  /** We play b2b3, ponder on b7b6, and that comes. */
  private void ponderHit(Conversation gui, List<String> answers) {
    answers.addAll(gui.say("new", "force", "usermove a2a3", "usermove a7a6", "go"));
    Position position = fake.root().copy();
    int ours = CoordinateMove.parse(position, "b2b3");
    position.make(ours);
    fake.finish(ours, CoordinateMove.parse(position, "b7b6"));
    answers.addAll(gui.listen());
    answers.addAll(gui.say("hard", "usermove b7b6", "?", "?", "force"));
  }

  @Test
  void aSearchThatFailsHalfwayIsReportedAndItsMoveIsPlayed() {
    Conversation uci = new Conversation(fake, UciSession::new);
    uci.say("go depth 5");
    List<String> answers = failHalfway(uci);
    assertTold(uci, answers, "info string search failed.*");
    assertEquals("bestmove a2a3", answers.getLast());

    Conversation xboard = new Conversation(fake, XBoardSession::new);
    xboard.say("new", "go");
    answers = failHalfway(xboard);
    assertTold(xboard, answers, "telluser search failed.*");
    assertEquals("move a2a3", answers.getLast());

    Conversation person = new Conversation(fake, FailureTest::console);
    person.say("go");
    answers = failHalfway(person);
    assertTold(person, answers, "Something went wrong inside me .*; the game goes on\\.");
    assertTrue(answers.contains("I play a3."));
  }

  /** What the engine does when its search breaks. */
  private List<String> failHalfway(Conversation partner) {
    fake.listener().failed("search failed", new IllegalStateException(REASON));
    int anyMove = CoordinateMove.parse(fake.root(), "a2a3");
    fake.finish(
        new BestMove(anyMove, Move.NONE, new SearchScore.Centipawns(0), SearchStatistics.NONE));
    return partner.listen();
  }

  @Test
  void xboardPopsUpOneWindowAndNotOneForEachMove() {
    Conversation gui = new Conversation(fake, XBoardSession::new);
    gui.say("accepted debug", "new", "go");
    List<String> first = failHalfway(gui);
    assertEquals(1, count(first, "telluser "));
    gui.say("usermove e7e5");
    fake.listener().failed("search failed", new IllegalStateException(REASON));
    List<String> second = gui.say("?");
    assertEquals(0, count(second, "telluser "));
    assertEquals(1, count(second, "# search failed"));
    assertEquals(1, count(second, "move "));
  }

  @Test
  void aSearchThatNobodyWantsAnyMoreFailsInTheLogOnly() {
    Conversation gui = new Conversation(fake, UciSession::new);
    gui.say("go infinite");
    long old = 1;
    gui.say("stop");
    List<String> answers =
        gui.happen(new SessionEvent.Failure(old, "late", new IllegalStateException(REASON)));
    assertEquals(List.of(), answers);
    assertEquals(1, gui.traffic().failures.size());
  }

  @Test
  void aBackgroundTaskThatFailsEnds() throws InterruptedException {
    BenchCommand bench =
        (arguments, lines, cancelled) -> {
          throw new IllegalStateException(REASON);
        };
    for (Function<SessionContext, Session> opening :
        List.<Function<SessionContext, Session>>of(UciSession::new, XBoardSession::new)) {
      Conversation partner = new Conversation(fake, opening, bench);
      assertTold(partner, partner.awaitTask("bench"), "(info string|telluser) bench failed: .*");
    }
  }

  @Test
  void linesThatCannotBePlayedDoNoHarm() {
    Conversation person = new Conversation(fake, FailureTest::console);
    person.say("post", "e4");
    fake.report(3, new SearchScore.Centipawns(5), 0xFFFF, 4711, Move.NONE);
    fake.finish(4711, 4711);
    List<String> answers = person.listen();
    assertEquals(1, count(answers, "I play "), () -> answers.toString());

    Conversation gui = new Conversation(fake, UciSession::new);
    gui.say("position startpos", "go depth 3");
    fake.report(3, new SearchScore.Centipawns(5), 0xFFFF, 4711, Move.NONE);
    fake.finish(4711, 4711);
    List<String> heard = gui.listen();
    assertTrue(heard.getLast().matches("bestmove [a-h][12][a-h][34]"), () -> heard.toString());
  }
}
