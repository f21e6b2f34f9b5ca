package chess.protocol.xboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.notation.Fen;
import chess.core.notation.MoveText;
import chess.protocol.Conversation;
import chess.protocol.FakeEngine;
import chess.protocol.SessionEvent;
import chess.search.BestMove;
import chess.search.SearchListener;
import chess.search.SearchScore;
import chess.search.SearchStatistics;
import chess.search.TimeBudget;
import chess.search.TimeMeter;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What XBoard's protocol asks of an engine, command by command. */
class XBoardSessionTest {
  private static final List<String> SILENCE = List.of();

  private final FakeEngine engine = FakeEngine.patient();
  private final Conversation gui = new Conversation(engine, XBoardSession::new);

  private void start() {
    gui.say("xboard", "protover 2", "accepted debug", "new", "post");
    engine.calls.clear();
  }

  /** The engine finds this move in the position it searches. */
  private List<String> reply(String move) {
    return reply(move, Move.NONE);
  }

  private List<String> reply(String move, int ponder) {
    engine.finish(MoveText.parse(engine.root(), move), ponder);
    return gui.listen();
  }

  private int moveAfter(String move, String answer) {
    Position position = engine.root().copy();
    position.make(MoveText.parse(position, move));
    return MoveText.parse(position, answer);
  }

  private String fen() {
    List<String> lines = gui.say("fen");
    assertEquals(1, lines.size());
    return lines.getFirst().substring("# ".length());
  }

  @Nested
  class Handshake {
    @Test
    void saysNothingToTheFirstWord() {
      assertEquals(SILENCE, gui.say("xboard"));
    }

    @Test
    void declaresItsFeaturesBeforeAnythingHeavy() {
      List<String> lines = gui.say("xboard", "protover 2");
      assertEquals("feature done=0", lines.getFirst());
      assertEquals("feature done=1", lines.getLast());
      for (String line : lines) {
        assertTrue(line.startsWith("feature ") && line.length() < 1000, line);
        assertFalse(line.contains("'"), line);
        assertEquals(0, line.chars().filter(c -> c == '"').count() % 2, line);
      }
      assertEquals(List.of(), engine.calls);
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "ping=1",
          "setboard=1",
          "playother=1",
          "san=0",
          "usermove=1",
          "time=1",
          "draw=1",
          "sigint=0",
          "reuse=1",
          "analyze=1",
          "colors=0",
          "ics=1",
          "name=1",
          "pause=1",
          "nps=1",
          "debug=1",
          "memory=1",
          "smp=1",
          "exclude=1",
          "variants=\"normal,fischerandom\"",
          "myname=\"Duplex 1.0\"",
          "egt=\"syzygy\"",
          "option=\"MultiPV -spin 1 1 218\"",
          "option=\"ClearHash -button\"",
          "option=\"MoveOverhead -spin 50 0 5000\"",
          "option=\"OwnBook -check 0\"",
          "option=\"BookFile -file \"",
          "option=\"BestBookMove -check 0\"",
          "option=\"SyzygyPath -path \"",
          "option=\"LimitStrength -check 0\"",
          "option=\"Resign -check 0\"",
          "option=\"DrawOffers -combo never /// *accept /// offer\""
        })
    void declares(String feature) {
      List<String> lines = gui.say("protover 2");
      assertTrue(lines.stream().anyMatch(line -> (line + " ").contains(" " + feature)), feature);
    }

    @Test
    void namesEveryOptionInOneWordWithAKnownKind() {
      for (String line : gui.say("protover 3")) {
        for (String option : line.split("option=\"")) {
          if (!option.startsWith("feature")) {
            assertTrue(
                option.matches("\\w+ -(button|check|spin|combo|string|file|path)( .*)?\" ?"),
                option);
          }
        }
      }
    }

    @Test
    void playsWithoutFeaturesInVersionOne() {
      assertEquals(SILENCE, gui.say("xboard", "new", "random", "level 40 5 0", "post", "e2e4"));
      assertEquals(List.of("move e7e5"), reply("e7e5"));
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "accepted ping",
          "rejected sigterm",
          "rejected option MultiPV",
          "random",
          "name Somebody",
          "rating 2000 0",
          "ics -",
          "computer",
          "fritz",
          "reset",
          "ponder",
          "partner",
          "ptell hello",
          "holding [] []",
          "lift e2",
          "put e4",
          "hover e4",
          "setscore 10 5",
          "bogus",
          ""
        })
    void isSilentAboutWordsThatNeedNoAnswer(String line) {
      start();
      assertEquals(SILENCE, gui.say(line));
      assertFalse(gui.hasQuit());
    }

    @Test
    void saysWhatItDoesNotKnow() {
      assertEquals(List.of("Error (unknown command): hello world"), gui.say("hello world"));
      assertEquals(List.of("Error (bad parameter): level"), gui.say("level"));
    }

    @Test
    void quitsAtOnceInEveryState() {
      start();
      gui.say("e2e4", "quit");
      assertTrue(gui.hasQuit());
    }

    @Test
    void quitsWhenTheInputEnds() {
      start();
      gui.say("analyze");
      gui.hangUp();
      assertTrue(gui.hasQuit());
    }

    @Test
    void overhearsInterrupts() {
      start();
      gui.say("e2e4");
      assertEquals(SILENCE, gui.happen(new SessionEvent.Interrupt()));
      assertFalse(gui.hasQuit());
      assertTrue(engine.isSearching());
    }
  }

  @Nested
  class Playing {
    @Test
    void answersAMove() {
      start();
      assertEquals(SILENCE, gui.say("time 30000", "otim 30000", "usermove e2e4"));
      assertEquals(List.of("move c7c5"), reply("c7c5"));
      gui.say("Nf3");
      assertEquals(List.of("move d7d6"), reply("d7d6"));
    }

    @Test
    void goesWhenTold() {
      start();
      gui.say("go");
      assertEquals(List.of("move e2e4"), reply("e2e4"));
      gui.say("e7e5");
      assertEquals(List.of("move g1f3"), reply("g1f3"));
    }

    @Test
    void thinksOnlyOnceWhenToldTwice() {
      start();
      gui.say("go", "go");
      assertEquals(1, engine.calls.stream().filter("go"::equals).count());
    }

    @Test
    void playsNeitherSideInForceMode() {
      start();
      gui.say("force", "e2e4", "e7e5");
      assertFalse(engine.isSearching());
      gui.say("go");
      assertEquals(Color.WHITE, engine.root().sideToMove());
      assertEquals(List.of("move g1f3"), reply("g1f3"));
    }

    @Test
    void dropsTheMoveThatForceOvertakes() {
      start();
      assertEquals(SILENCE, gui.burst("e2e4", "force"));
      gui.say("d7d5");
      assertEquals("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", fen());
    }

    @Test
    void playsTheOtherSide() {
      start();
      gui.say("force", "e2e4", "playother");
      assertFalse(engine.isSearching());
      gui.say("e7e5");
      assertEquals(List.of("move g1f3"), reply("g1f3"));
    }

    @ParameterizedTest
    @CsvSource({"black, white", "white, black"})
    void endsUpPlayingTheSideToMoveAfterTheOldWords(String first, String second) {
      start();
      gui.say("force", "e2e4");
      if (second.equals("white")) {
        gui.say("e7e5");
      }
      gui.say(first, "time 30000", "otim 30000", second, "go");
      assertEquals(second.equals("white") ? Color.WHITE : Color.BLACK, engine.root().sideToMove());
      assertTrue(engine.root().ply() > 0, "the game is still known");
    }

    @Test
    void playsBlackAfterTheWordWhite() {
      start();
      gui.say("force", "white", "e2e4");
      assertEquals(List.of("move e7e5"), reply("e7e5"));
    }

    @Test
    void givesBlackTheMoveAfterTheWordBlack() {
      start();
      gui.say("black", "e7e5");
      assertTrue(engine.isSearching());
      assertEquals(Color.WHITE, engine.root().sideToMove());
    }

    @Test
    void refusesMovesOutOfTurnAndWrongOnes() {
      start();
      assertEquals(List.of("Illegal move: e2e5"), gui.say("e2e5"));
      assertEquals(List.of("Illegal move: @@@@"), gui.say("@@@@"));
      assertEquals(List.of("Illegal move: Qh5"), gui.say("usermove Qh5"));
      gui.say("e2e4");
      assertEquals(List.of("Illegal move (not your turn): d2d4"), gui.say("d2d4"));
      assertEquals(List.of("move e7e5"), reply("e7e5"));
    }

    @Test
    void namesAmbiguousMoves() {
      start();
      gui.say("force", "setboard 4k3/8/8/8/8/8/8/RR2K3 w - - 0 1");
      assertEquals(List.of("Illegal move: Rc3"), gui.say("Rc3"));
      gui.say("setboard 4k3/8/8/8/8/8/4K3/R2R4 w - - 0 1");
      assertEquals(List.of("Error (ambiguous move): Rb1"), gui.say("Rb1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"e1g1", "e1h1", "O-O", "0-0", "o-o", "O-O+", "E1G1"})
    void acceptsEverySpellingOfCastling(String text) {
      start();
      gui.say("force", "setboard r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
      assertEquals(SILENCE, gui.say(text));
      assertTrue(fen().startsWith("r3k2r/8/8/8/8/8/8/R4RK1 b kq"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"b7b8q", "b7b8Q", "b7b8=Q", "b8=Q", "b8Q+", "B7B8q"})
    void acceptsEverySpellingOfPromotion(String text) {
      start();
      gui.say("force", "setboard 4k3/1P6/8/8/8/8/8/4K3 w - - 0 1");
      assertEquals(SILENCE, gui.say(text));
      assertTrue(fen().startsWith("1Q2k3/8/8/8/8/8/8/4K3 b"));
    }

    @Test
    void movesAtOnceWhenTold() {
      start();
      gui.say("e2e4");
      List<String> lines = gui.say("?");
      assertEquals(1, lines.stream().filter(line -> line.startsWith("move ")).count());
      engine.calls.clear();
      assertEquals(SILENCE, gui.say("?"));
      assertEquals(List.of(), engine.calls, "nothing to stop");
    }

    @Test
    void startsOverWithEveryNewGame() {
      start();
      gui.say("variant fischerandom", "e2e4");
      reply("e7e5");
      gui.say("sd 3", "force", "new");
      assertEquals(Fen.START, fen());
      gui.say("e2e4");
      assertTrue(engine.limits().depth() > 100, "sd is gone");
      assertEquals(List.of("move e7e5"), reply("e7e5"));
      assertTrue(engine.calls.contains("newGame"));
    }

    @Test
    void waitsForGettingReadyOnlyWhenAskedTo() {
      start();
      engine.calls.clear();
      gui.say("new", "level 0 0:01 0");
      assertTrue(engine.calls.contains("prepare"));
      engine.slow = true;
      assertEquals(List.of(), gui.say("ping 7"));
      engine.becomeReady();
      assertEquals(List.of("pong 7"), gui.listen());
    }

    @Test
    void whoGoesOnTalkingGetsThePongFirst() {
      start();
      engine.slow = true;
      assertEquals(List.of(), gui.say("force", "ping 7"));
      assertEquals(List.of("pong 7", "Illegal move: e2e5"), gui.say("usermove e2e5"));
      assertEquals(List.of(), gui.say("ping 8"));
      assertEquals(List.of("pong 8"), gui.say("ping 9"));
      engine.becomeReady();
      assertEquals(List.of("pong 9"), gui.listen());
    }

    @Test
    void pongComesAlsoFromAnEngineThatIsNotReadyForLong() {
      start();
      engine.slow = true;
      assertEquals(List.of(), gui.say("ping 7"));
      assertEquals(List.of("pong 7"), gui.happen(new SessionEvent.Tick(System.nanoTime())));
      engine.becomeReady();
      assertEquals(List.of(), gui.listen());
    }

    @Test
    void stopsAtAResultAndKeepsTheBoard() {
      start();
      gui.say("e2e4");
      assertEquals(SILENCE, gui.say("result 1-0 {White {odd} wins}"));
      assertFalse(engine.isSearching());
      gui.say("result 1-0");
      gui.say("d7d5");
      assertFalse(engine.isSearching(), "the game is over");
      gui.say("undo", "undo", "e2e4");
      assertTrue(engine.isSearching(), "taking back revives it");
    }

    @Test
    void playsALegalMoveWhenTheSearchFails() {
      start();
      engine.failure = new IllegalStateException("broken");
      List<String> lines = gui.say("e2e4");
      assertEquals(1, lines.stream().filter(line -> line.startsWith("move ")).count());
      assertTrue(lines.stream().anyMatch(line -> line.startsWith("telluser search failed")));
    }

    @Test
    void playsALegalMoveWhenTheSearchFindsNone() {
      start();
      gui.say("e2e4");
      engine.finish(Move.NONE, Move.NONE);
      assertTrue(gui.listen().getFirst().startsWith("move "));
    }

    @Test
    void acceptsTheBoardsOfChess960() {
      gui.say("xboard", "protover 2", "new", "variant fischerandom", "force");
      gui.say("setboard 1r2k2r/8/8/8/8/8/8/1R2K2R w HBhb - 0 1", "go");
      assertEquals(List.of("move O-O-O"), reply("O-O-O"));
      gui.say("O-O");
      assertTrue(fen().startsWith("1r3rk1/"), fen());
    }

    @Test
    void refusesOtherVariants() {
      assertEquals(
          List.of("Error (unsupported variant): crazyhouse"), gui.say("new", "variant crazyhouse"));
      assertEquals(SILENCE, gui.say("variant normal"));
    }
  }

  @Nested
  class Clock {
    @Test
    void hasForgottenNothingWhenItThinks() {
      start();
      gui.say("level 40 5 0", "time 12345", "otim 777", "sd 9", "e2e4");
      assertEquals(new TimeBudget.Clock(123_450, 0, 40), engine.limits().time());
      assertEquals(9, engine.limits().depth());
    }

    @Test
    void takesSecondsForAMove() {
      start();
      gui.say("st 0.25", "time 100", "e2e4");
      assertEquals(new TimeBudget.FixedMillis(250), engine.limits().time());
    }

    @Test
    void countsNodesWhenTold() {
      start();
      gui.say("st 1", "nps 5000", "e2e4");
      assertEquals(new TimeMeter.Nodes(5000), engine.limits().meter());
      reply("e7e5");
      gui.say("new", "e2e4");
      assertEquals(TimeMeter.WALL, engine.limits().meter());
    }

    @Test
    void survivesClocksBelowZero() {
      start();
      gui.say("level 0 0:5 0.1", "time -30", "otim 0", "e2e4");
      assertEquals(new TimeBudget.Clock(-300, 100, 0), engine.limits().time());
    }
  }

  @Nested
  class Pings {
    @Test
    void areAnsweredAtOnceWhenIdle() {
      start();
      assertEquals(List.of("pong 1"), gui.say("ping 1"));
      gui.say("force");
      assertEquals(List.of("pong 65537"), gui.say("ping 65537"));
    }

    @Test
    void waitForTheMove() {
      start();
      assertEquals(SILENCE, gui.say("e2e4", "ping 2", "ping 3"));
      assertEquals(List.of("move e7e5", "pong 2", "pong 3"), reply("e7e5"));
    }

    @Test
    void areAnsweredWhenTheMoveIsNotWantedAnyMore() {
      start();
      gui.say("e2e4", "ping 4");
      assertEquals(List.of("pong 4"), gui.say("force"));
      assertEquals(SILENCE, gui.listen());
    }

    @Test
    void areAnsweredAtOnceInAnalysisAndWhilePondering() {
      start();
      gui.say("analyze");
      assertEquals(List.of("pong 5"), gui.say("ping 5"));
      assertTrue(engine.isSearching());
      gui.say("exit", "new", "hard", "e2e4");
      reply("e7e5", moveAfter("e7e5", "g1f3"));
      assertTrue(engine.limits().ponder());
      assertEquals(List.of("pong 6"), gui.say("ping 6"));
      assertTrue(engine.isSearching());
    }

    @Test
    void comeAfterTheResult() {
      start();
      gui.say("force", "setboard 7k/8/6K1/8/8/8/8/R7 w - - 0 1", "go", "ping 9");
      assertEquals(List.of("move a1a8", "1-0 {White mates}", "pong 9"), reply("Ra8#"));
    }
  }

  @Nested
  class Thinking {
    @Test
    void isShownAfterPostAndNotAfterNopost() {
      start();
      gui.say("e2e4");
      engine.report(7, new SearchScore.Centipawns(-13), MoveText.parse(engine.root(), "e7e5"));
      assertEquals(List.of("7 -13 1 1000 e7e5"), gui.listen());
      gui.say("nopost");
      engine.report(8, new SearchScore.Centipawns(-13), MoveText.parse(engine.root(), "e7e5"));
      assertEquals(SILENCE, gui.listen());
    }

    @Test
    void doesNotRepeatAMateThatWasFoundAlready() {
      start();
      gui.say("e2e4");
      int move = MoveText.parse(engine.root(), "e7e5");
      engine.report(7, new SearchScore.MateIn(3), move);
      engine.report(8, new SearchScore.MateIn(3), move);
      engine.report(9, new SearchScore.MateIn(2), move);
      engine.report(10, new SearchScore.Centipawns(5), move);
      engine.report(11, new SearchScore.Centipawns(5), move);
      assertEquals(
          List.of(
              "7 100003 1 1000 e7e5",
              "9 100002 1 1000 e7e5",
              "10 5 1 1000 e7e5",
              "11 5 1 1000 e7e5"),
          gui.listen());
    }

    @Test
    void endsWithALineOfTheMoveThatIsMade() {
      start();
      gui.say("e2e4");
      engine.report(7, new SearchScore.Centipawns(-13), MoveText.parse(engine.root(), "e7e5"));
      gui.listen();
      assertEquals(List.of("7 12 1 1000 c7c5", "move c7c5"), reply("c7c5"));
    }

    @Test
    void isExtendedOnRequest() {
      start();
      gui.say("option ExtendedPV=1", "e2e4");
      engine.report(7, new SearchScore.MateIn(-2), MoveText.parse(engine.root(), "e7e5"));
      assertEquals(List.of("7 -100002 1 1000 9 100000 0\te7e5"), gui.listen());
    }

    @Test
    void isSilentAboutSearchesThatNobodyCaresAboutAnyMore() {
      start();
      gui.say("e2e4");
      SearchListener stale = engine.listener();
      gui.say("force", "undo");
      stale.finished(
          new BestMove(Move.NONE, Move.NONE, new SearchScore.Centipawns(0), SearchStatistics.NONE));
      assertEquals(SILENCE, gui.listen());
      assertEquals(Fen.START, fen());
    }

    @Test
    void canBePausedAndResumed() {
      start();
      gui.say("e2e4");
      assertEquals(SILENCE, gui.say("pause"));
      assertEquals("pause", engine.calls.getLast());
      gui.say("pause");
      gui.say("resume", "resume");
      assertEquals(1, engine.calls.stream().filter("pause"::equals).count());
      assertEquals(1, engine.calls.stream().filter("resume"::equals).count());
      assertEquals(List.of("move e7e5"), reply("e7e5"));
    }

    @Test
    void goesOnWhenAPauseIsEndedByForce() {
      start();
      gui.say("e2e4", "pause", "force");
      assertTrue(engine.calls.contains("resume"));
      assertFalse(engine.isSearching());
    }
  }

  @Nested
  class Pondering {
    private void ponderOn(String expected) {
      start();
      gui.say("hard", "e2e4");
      reply("e7e5", moveAfter("e7e5", expected));
    }

    private void report(int depth, String move) {
      engine.report(depth, new SearchScore.Centipawns(3), MoveText.parse(engine.root(), move));
    }

    @Test
    void thinksBehindTheExpectedMove() {
      ponderOn("g1f3");
      assertTrue(engine.limits().ponder());
      assertEquals(Color.BLACK, engine.root().sideToMove());
    }

    @Test
    void isToldAfterThePongOfAPingBehindOurMove() {
      ponderOn("g1f3");
      report(4, "b8c6");
      report(5, "g8f6");
      assertEquals(SILENCE, gui.listen());
      assertEquals(List.of("pong 1", "5 3 1 1000 g1f3 g8f6"), gui.say("ping 1"));
      report(6, "b8c6");
      assertEquals(List.of("6 3 1 1000 g1f3 b8c6"), gui.listen());
    }

    @Test
    void isToldAfterAWhileWhereNobodyPings() {
      ponderOn("g1f3");
      report(5, "b8c6");
      SessionEvent tick = new SessionEvent.Tick(System.nanoTime());
      assertEquals(List.of("5 3 1 1000 g1f3 b8c6"), gui.happen(tick));
      assertEquals(SILENCE, gui.happen(tick), "once is enough");
    }

    @Test
    void isSilentWhileAPingWaits() {
      ponderOn("g1f3");
      gui.say("ping 1");
      engine.slow = true;
      assertEquals(SILENCE, gui.say("ping 2"));
      report(7, "b8c6");
      assertEquals(SILENCE, gui.listen());
      engine.becomeReady();
      assertEquals(List.of("pong 2", "7 3 1 1000 g1f3 b8c6"), gui.listen());
    }

    @Test
    void isNotToldWhenTheLinesAreNotWanted() {
      ponderOn("g1f3");
      report(5, "b8c6");
      assertEquals(List.of("pong 1"), gui.say("nopost", "ping 1"));
    }

    @Test
    void isForgottenWhenAnotherMoveComes() {
      ponderOn("g1f3");
      report(5, "b8c6");
      assertEquals(SILENCE, gui.say("d2d4"));
      assertEquals(SILENCE, gui.happen(new SessionEvent.Tick(System.nanoTime())));
    }

    @Test
    void turnsIntoThinkingWhenTheExpectedMoveComes() {
      ponderOn("g1f3");
      gui.say("g1f3");
      assertEquals("ponderHit", engine.calls.getLast());
      assertEquals(List.of("move b8c6"), reply("b8c6"));
    }

    @Test
    void startsAnewWhenAnotherMoveComes() {
      ponderOn("g1f3");
      assertEquals(SILENCE, gui.say("nopost", "d2d4"));
      assertFalse(engine.limits().ponder());
      assertEquals(List.of("move e5d4"), reply("exd4"));
    }

    @Test
    void startsAnewWhenTheClockIsShorterThanItSeemed() {
      ponderOn("g1f3");
      gui.say("time 1000", "g1f3");
      assertFalse(engine.calls.contains("ponderHit"));
      assertEquals(10_000, ((TimeBudget.Clock) engine.limits().time()).remainingMillis());
    }

    @Test
    void neverMovesByItself() {
      ponderOn("g1f3");
      engine.finish(MoveText.parse(engine.root(), "b8c6"), Move.NONE);
      assertEquals(SILENCE, gui.listen());
      gui.say("g1f3");
      assertEquals(List.of("move b8c6"), reply("b8c6"));
    }

    @Test
    void neverBeginsOnTheFirstMove() {
      start();
      gui.say("hard");
      assertFalse(engine.isSearching());
    }

    @Test
    void isOffAfterHardAndEasy() {
      start();
      gui.say("hard", "easy", "e2e4");
      reply("e7e5", moveAfter("e7e5", "g1f3"));
      assertFalse(engine.isSearching());
      gui.say("hard");
      assertTrue(engine.limits().ponder(), "hard in mid-game starts it");
      gui.say("nopost", "easy");
      assertFalse(engine.isSearching());
    }

    @Test
    void claimsNothing() {
      start();
      gui.say("force", "setboard 7k/8/5K2/8/8/8/8/R7 w - - 98 80", "playother", "hard");
      engine.hint = MoveText.parse(Fen.parse("7k/8/5K2/8/8/8/8/R7 w - - 98 80"), "a1a2");
      assertEquals(SILENCE, gui.say("hard"));
    }

    @Test
    void endsWithTheGame() {
      ponderOn("g1f3");
      gui.say("nopost", "result * {bye}");
      assertFalse(engine.isSearching());
      assertEquals(SILENCE, gui.say("hard"));
      assertFalse(engine.isSearching());
    }
  }
}
