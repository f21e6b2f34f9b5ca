package chess.protocol.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.protocol.BenchCommand;
import chess.protocol.Conversation;
import chess.protocol.FakeEngine;
import chess.protocol.SessionEvent;
import chess.search.BestMove;
import chess.search.SearchReport;
import chess.search.SearchScore;
import chess.search.SearchStatistics;
import chess.search.WinDrawLoss;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What UCI asks of an engine, command by command. */
class UciSessionTest {
  private static final String MATED = "position fen 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1";
  private static final String STALEMATED = "position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";

  private final FakeEngine engine = FakeEngine.patient();
  private final Conversation gui = new Conversation(engine, UciSession::new);

  private static int move(String text) {
    return CoordinateMove.parse(Fen.start(), text);
  }

  private static List<String> bestMoves(List<String> lines) {
    return lines.stream().filter(line -> line.startsWith("bestmove")).toList();
  }

  private static Conversation prompt() {
    return new Conversation(FakeEngine.prompt(), UciSession::new);
  }

  @Test
  void introducesItselfEachTimeItIsAsked() {
    List<String> lines = gui.say("uci");
    assertEquals("id name Duplex 1.0", lines.get(0));
    assertEquals("id author the Duplex authors", lines.get(1));
    assertEquals("uciok", lines.getLast());
    for (String line : lines.subList(2, lines.size() - 1)) {
      assertTrue(line.startsWith("option name "), line);
    }
    assertEquals(lines, gui.say("uci"));
    assertEquals(List.of(), engine.calls, "nothing heavy before uciok");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Hash",
        "Threads",
        "Ponder",
        "MultiPV",
        "Clear Hash",
        "Move Overhead",
        "UCI_Chess960",
        "UCI_LimitStrength",
        "UCI_Elo",
        "UCI_ShowWDL",
        "UCI_AnalyseMode",
        "UCI_Opponent",
        "UCI_EngineAbout",
        "UCI_ShowCurrLine",
        "UCI_ShowRefutations",
        "OwnBook",
        "Book File",
        "Best Book Move",
        "SyzygyPath",
        "SyzygyProbeDepth",
        "Syzygy50MoveRule",
        "SyzygyProbeLimit",
        "Debug Log File"
      })
  void declaresTheOptionsThatGuisLookFor(String name) {
    assertEquals(
        1,
        gui.say("uci").stream()
            .filter(line -> line.startsWith("option name " + name + " type "))
            .count());
  }

  @Test
  void isReadyPreparesWhenIdle() {
    assertEquals(List.of("readyok"), gui.say("isready"));
    assertEquals(List.of("prepare"), engine.calls);
  }

  @Test
  void isReadyWaitsForTheEngineAndTheSessionDoesNot() {
    engine.slow = true;
    assertEquals(List.of(), gui.say("isready"));
    engine.becomeReady();
    assertEquals(List.of("readyok"), gui.listen());
  }

  @Test
  void whoGoesOnTalkingGetsTheReadyOkFirst() {
    engine.slow = true;
    gui.say("position startpos moves e2e4", "isready");
    assertEquals("readyok", gui.say("d").getFirst());
    assertEquals(List.of(), gui.say("isready"));
    assertEquals(List.of("readyok"), gui.say("isready"));
    engine.becomeReady();
    assertEquals(List.of("readyok"), gui.listen());
    assertEquals(List.of(), gui.say("isready"));
    assertEquals(List.of("readyok"), gui.hangUp());
    assertTrue(gui.hasQuit());
  }

  @Test
  void isReadyDoesNotWaitForEver() {
    engine.slow = true;
    gui.say("isready");
    assertEquals(List.of("readyok"), gui.happen(new SessionEvent.Tick(System.nanoTime())));
    engine.becomeReady();
    assertEquals(List.of(), gui.listen());
    assertFalse(gui.hasQuit());
  }

  @Test
  void isReadyIsAnsweredDuringASearchWithoutDisturbingIt() {
    gui.say("go infinite");
    assertEquals(List.of("readyok"), gui.say("isready"));
    assertEquals(List.of("go"), engine.calls);
    assertTrue(engine.isSearching());
  }

  @Test
  void aNewGameIsPassedOnEvenDuringASearch() {
    gui.say("go infinite", "ucinewgame");
    assertEquals(List.of("go", "newGame"), engine.calls);
    assertEquals(1, bestMoves(gui.say("stop")).size());
  }

  @Test
  void searchesFromTheStartWithoutAPosition() {
    gui.say("go depth 3");
    assertEquals(Fen.START, Fen.format(engine.root()));
    assertEquals(3, engine.limits().depth());
  }

  @Test
  void aSearchEndsWithOneBestMove() {
    gui.say("position startpos moves e2e4", "go wtime 1000 btime 1000");
    engine.report(5, new SearchScore.Centipawns(-20), move("e2e4"));
    assertEquals(1, gui.listen().size());
    engine.finish(CoordinateMove.parse(engine.root(), "e7e5"), Move.NONE);
    List<String> lines = gui.listen();
    assertEquals(2, lines.size(), "the last line did not begin with the best move");
    assertTrue(lines.get(0).endsWith(" pv e7e5"), lines.get(0));
    assertEquals("bestmove e7e5", lines.get(1));
    assertEquals(List.of(), gui.say("stop"), "idle");
  }

  @Test
  void doesNotRepeatALastLineThatSaysItAll() {
    gui.say("go depth 5");
    engine.report(5, new SearchScore.Centipawns(12), move("e2e4"), move("g1f3"));
    gui.listen();
    engine.finish(move("e2e4"), Move.NONE);
    assertEquals(List.of("bestmove e2e4"), gui.listen());
  }

  @Test
  void theLastLineTellsWhatTheSearchHasUsed() {
    gui.say("go wtime 1000 btime 1000");
    engine.report(5, new SearchScore.Centipawns(12), move("e2e4"), move("g1f3"));
    gui.listen();
    engine.finish(
        new BestMove(
            move("e2e4"),
            Move.NONE,
            new SearchScore.Centipawns(15),
            new SearchStatistics(9000, 500, 0, 0, 0, 0, 0, 3, 6, 11, 90)));
    assertEquals(
        List.of(
            "info depth 6 seldepth 11 multipv 1 score cp 15 nodes 9000 nps 100000 hashfull 7"
                + " tbhits 3 time 90 pv e2e4 g1f3",
            "bestmove e2e4"),
        gui.listen());
  }

  @Test
  void thePonderMoveIsTheSecondOfTheLastLine() {
    gui.say("go depth 5");
    engine.report(5, new SearchScore.Centipawns(12), move("e2e4"), moveAfter("e2e4", "c7c5"));
    gui.listen();
    engine.finish(move("e2e4"), moveAfter("e2e4", "e7e5"));
    List<String> lines = gui.listen();
    assertTrue(lines.getFirst().endsWith(" pv e2e4 e7e5"), lines.getFirst());
    assertEquals("bestmove e2e4 ponder e7e5", lines.getLast());
  }

  @Test
  void severalLinesThatSayItAllAreNotRepeatedEither() {
    gui.say("go depth 5");
    engine.report(5, new SearchScore.Centipawns(12), move("e2e4"));
    engine
        .listener()
        .progress(
            new SearchReport(
                5,
                7,
                2,
                new SearchScore.Centipawns(3),
                SearchScore.Bound.EXACT,
                new WinDrawLoss(300, 500, 200),
                1000,
                7,
                0,
                10,
                List.of(move("d2d4"))));
    gui.listen();
    engine.finish(move("e2e4"), Move.NONE);
    assertEquals(List.of("bestmove e2e4"), gui.listen());
  }

  private static int moveAfter(String first, String second) {
    Position position = Fen.start();
    position.make(CoordinateMove.parse(position, first));
    return CoordinateMove.parse(position, second);
  }

  @Test
  void everySearchHasALineWithAScore() {
    gui.say("go movetime 1");
    engine.finish(move("e2e4"), Move.NONE);
    List<String> lines = gui.listen();
    assertTrue(lines.get(0).matches("info depth \\d+ .* score cp -?\\d+ .* pv e2e4"), lines.get(0));
    assertEquals("bestmove e2e4", lines.get(1));
  }

  @Test
  void anUnprovenMateIsNotPrinted() {
    gui.say("go depth 5");
    engine
        .listener()
        .progress(
            new SearchReport(
                5,
                5,
                1,
                new SearchScore.MateIn(3),
                SearchScore.Bound.LOWER,
                new WinDrawLoss(1000, 0, 0),
                1,
                0,
                0,
                1,
                List.of(move("e2e4"))));
    assertEquals(List.of(), gui.listen());
  }

  @ParameterizedTest
  @ValueSource(strings = {MATED, STALEMATED})
  void withoutALegalMoveThereIsNone(String position) {
    List<String> lines = prompt().say(position, "go depth 1");
    assertEquals("bestmove (none)", lines.getLast());
    assertTrue(lines.get(lines.size() - 2).startsWith("info depth"), lines.toString());
  }

  @Test
  void anInfiniteSearchWithoutALegalMoveStillWaitsForStop() {
    Conversation conversation = prompt();
    assertEquals(List.of(), conversation.say(MATED, "go infinite"));
    assertEquals("bestmove (none)", conversation.say("stop").getLast());
  }

  @ParameterizedTest
  @ValueSource(strings = {"go infinite", "go ponder wtime 1000 btime 1000"})
  void aSearchThatMustNotEndKeepsItsMoveUntilStop(String go) {
    gui.say(go);
    engine.finish(move("e2e4"), Move.NONE);
    assertEquals(List.of(), gui.listen());
    assertEquals(List.of("readyok"), gui.say("isready"));
    assertEquals(List.of("bestmove e2e4"), bestMoves(gui.say("stop")));
    assertEquals(List.of(), gui.say("stop"));
  }

  @Test
  void aPonderHitReleasesTheMove() {
    gui.say("position startpos", "go ponder wtime 1000 btime 1000");
    engine.finish(move("e2e4"), Move.NONE);
    assertEquals(List.of(), gui.listen());
    assertEquals(List.of("bestmove e2e4"), bestMoves(gui.say("ponderhit")));
    assertEquals(List.of(), gui.say("ponderhit", "stop"));
  }

  @Test
  void aPonderHitTurnsPonderingIntoATimedSearch() {
    gui.say("go ponder wtime 1000 btime 1000");
    assertEquals(List.of(), gui.say("ponderhit"));
    assertEquals(List.of("go", "ponderHit"), engine.calls);
    engine.finish(move("d2d4"), Move.NONE);
    assertEquals(List.of("bestmove d2d4"), bestMoves(gui.listen()));
  }

  @Test
  void aPonderHitOutOfPlaceIsIgnored() {
    assertEquals(List.of(), gui.say("ponderhit"));
    gui.say("go infinite", "ponderhit");
    assertEquals(List.of("go"), engine.calls);
  }

  @Test
  void aPonderMissIsStopped() {
    gui.say("position startpos moves e2e4 e7e5", "go ponder wtime 1000 btime 1000");
    assertEquals(1, bestMoves(gui.say("stop")).size());
    gui.say("position startpos moves e2e4 c7c5", "go wtime 900 btime 900");
    assertEquals(1, bestMoves(gui.say("stop")).size());
  }

  @Test
  void aSecondGoEndsTheFirst() {
    gui.say("go infinite");
    List<String> lines = gui.say("position startpos moves e2e4", "go depth 4");
    assertEquals(1, bestMoves(lines).size());
    assertTrue(engine.isSearching());
    assertEquals(4, engine.limits().depth());
    assertEquals(1, bestMoves(gui.say("stop")).size());
  }

  @Test
  void everyGoOfABurstGetsItsBestMove() {
    List<String> lines =
        gui.burst(
            "go infinite",
            "position startpos moves e2e4",
            "go infinite",
            "go wtime 1000",
            "position startpos",
            "go ponder",
            "isready",
            "stop",
            "stop");
    assertEquals(4, bestMoves(lines).size(), lines.toString());
    assertEquals(1, lines.stream().filter("readyok"::equals).count());
    assertFalse(engine.isSearching());
    assertEquals(List.of(), gui.say("stop"));
  }

  @Test
  void theLastGoOfABurstGoesOn() {
    List<String> lines = gui.burst("go infinite", "go depth 2", "go infinite");
    assertEquals(2, bestMoves(lines).size());
    assertTrue(engine.isSearching());
    assertTrue(engine.limits().infinite());
  }

  @Test
  void aPonderHitReachesASearchThatHasNotBegun() {
    gui.burst("go infinite", "go ponder wtime 5000 btime 5000", "ponderhit");
    assertTrue(engine.isSearching());
    assertFalse(engine.limits().ponder());
  }

  @Test
  void aPositionDuringASearchConcernsTheNextOne() {
    gui.say("go infinite", "position startpos moves d2d4");
    assertEquals(Fen.START, Fen.format(engine.root()));
    assertEquals(List.of("bestmove"), firstWords(bestMoves(gui.say("stop"))));
    gui.say("go depth 1");
    assertEquals(1, engine.root().ply());
  }

  private static List<String> firstWords(List<String> lines) {
    return lines.stream().map(line -> line.split(" ")[0]).toList();
  }

  @Test
  void anIllegalPositionIsRemarkedUpon() {
    gui.say("position startpos moves e2e4");
    List<String> lines = gui.say("position fen 8/8/8/8/8/8/8/8 w - - 0 1");
    assertEquals(1, lines.size());
    assertTrue(lines.get(0).startsWith("info string position ignored"), lines.get(0));
    gui.say("go depth 1");
    assertEquals(1, engine.root().ply());
  }

  @Test
  void anIllegalMoveKeepsTheLegalOnesBefore() {
    List<String> lines = gui.say("position startpos moves e2e4 e7e4 d2d4", "go depth 1");
    assertTrue(lines.get(0).startsWith("info string illegal move e7e4"), lines.get(0));
    assertEquals(1, engine.root().ply());
  }

  @Test
  void searchMovesRestrictTheRoot() {
    gui.say("go searchmoves e2e4 d2d4 depth 3");
    assertEquals(List.of(move("e2e4"), move("d2d4")), engine.limits().rootMoves());
    assertEquals(3, engine.limits().depth());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "go depth 0",
        "go nodes 0",
        "go movetime 0",
        "go wtime 0 btime 0",
        "go wtime -100 btime -100 movestogo 0",
        "go wtime 99999999999999999 btime 1",
        "go nodes 1",
        "go mate 0",
        "go wtime 100 foo bar movestogo"
      })
  void oddLimitsAreAnswered(String go) {
    assertEquals(1, bestMoves(prompt().say(go)).size());
  }

  @Test
  void optionsAreSetByNamesInAnyCase() {
    gui.say(
        "setoption name hash value 64",
        "setoption name MOVE  OVERHEAD value 120",
        "setoption name syzygypath value C:\\Table Bases;D:\\é",
        "setoption name OwnBook value true");
    assertEquals(64, engine.config().hashMegabytes());
    assertEquals(120, engine.config().moveOverheadMillis());
    assertEquals("C:\\Table Bases;D:\\é", engine.config().syzygyPath());
    assertTrue(engine.config().ownBook());
  }

  @Test
  void emptyTextIsSpelledOut() {
    gui.say("setoption name SyzygyPath value /x", "setoption name SyzygyPath value <empty>");
    assertEquals("", engine.config().syzygyPath());
    gui.say("setoption name SyzygyPath value /x", "setoption name SyzygyPath value");
    assertEquals("", engine.config().syzygyPath());
  }

  @Test
  void numbersOutOfRangeAreLimited() {
    assertEquals(
        List.of("info string Threads is limited to 1"), gui.say("setoption name Threads value 0"));
    assertEquals(1, gui.say("setoption name MultiPV value 99999999999999").size());
    assertEquals(218, engine.config().multiPv());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "setoption name Threads value abc",
        "setoption name Threads",
        "setoption name OwnBook value maybe",
        "setoption name EvalMode value none",
        "setoption name UCI_Chess960 value ",
        "setoption name No Such Option value 3"
      })
  void badValuesAreRemarkedUponAndChangeNothing(String line) {
    var before = engine.config();
    List<String> lines = gui.say(line);
    assertEquals(1, lines.size());
    assertTrue(lines.get(0).startsWith("info string "), lines.get(0));
    assertEquals(before, engine.config());
  }

  @Test
  void buttonsArePressed() {
    gui.say("setoption name Clear Hash");
    assertEquals(List.of("clearHash"), engine.calls);
  }

  @Test
  void theEnginesComplaintsAreShown() {
    engine.complaints = List.of("only 512 MB of hash");
    assertEquals(
        List.of("info string only 512 MB of hash"), gui.say("setoption name Hash value 60000"));
  }

  @Test
  void optionsDuringASearchDoNotWaitForIt() {
    gui.say("go infinite");
    assertEquals(List.of(), gui.say("setoption name MultiPV value 3"));
    assertEquals(3, engine.config().multiPv());
    assertTrue(engine.isSearching());
    assertEquals(1, bestMoves(gui.say("stop")).size());
  }

  @Test
  void expectedResultsOnlyWithTheOption() {
    gui.say("go depth 2");
    engine.report(1, new SearchScore.Centipawns(1), move("e2e4"));
    assertFalse(gui.listen().getFirst().contains("wdl"));
    gui.say("setoption name UCI_ShowWDL value true");
    engine.report(2, new SearchScore.Centipawns(1), move("e2e4"));
    assertTrue(gui.listen().getFirst().contains(" wdl 300 500 200 "));
  }

  @Test
  void castlingIsWrittenAsTheOptionSays() {
    String castle = "position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    gui.say(castle, "go searchmoves e1g1 depth 1");
    engine.finish(CoordinateMove.parse(engine.root(), "e1g1"), Move.NONE);
    assertEquals(List.of("bestmove e1g1"), bestMoves(gui.listen()));
    gui.say("setoption name UCI_Chess960 value true", castle, "go depth 1");
    engine.finish(CoordinateMove.parse(engine.root(), "e1g1"), Move.NONE);
    assertEquals(List.of("bestmove e1h1"), bestMoves(gui.listen()));
  }

  @Test
  void exportsTheNetwork(@TempDir Path folder) throws IOException, InterruptedException {
    Path file = folder.resolve("our own.nnue");
    assertEquals(
        List.of("info string the network was written to " + file),
        gui.awaitTask("export_net " + file));
    assertEquals("network", Files.readString(file));
  }

  @Test
  void theLogFileIsPassedOn() {
    gui.say("setoption name Debug Log File value /tmp/some log.txt");
    assertTrue(gui.traffic().entries.contains("log to /tmp/some log.txt"));
    assertEquals(
        List.of("info string cannot write /nowhere/x"),
        gui.say("setoption name Debug Log File value /nowhere/x"));
  }

  @Test
  void opponentAndAboutAreSilent() {
    assertEquals(
        List.of(),
        gui.say(
            "setoption name UCI_Opponent value GM 2800 human Somebody",
            "setoption name UCI_EngineAbout value x",
            "setoption name Ponder value true",
            "register later",
            "",
            "# remark"));
  }

  @Test
  void unknownWordsAreIgnoredUnlessDebugging() {
    assertEquals(List.of(), gui.say("banana", "xboard", "protover 2", "accepted ping"));
    List<String> lines = gui.say("debug on", "banana");
    assertEquals(1, lines.size());
    assertTrue(lines.get(0).startsWith("info string "), lines.get(0));
    assertEquals(List.of(), gui.say("debug off", "banana"));
  }

  @Test
  void statisticsAreShownWhenDebugging() {
    gui.say("debug on", "go depth 1");
    engine.finish(move("e2e4"), Move.NONE);
    List<String> lines = gui.listen();
    assertTrue(lines.get(0).startsWith("info string 1000 nodes, 50% quiescence"), lines.get(0));
    assertTrue(lines.get(1).startsWith("info depth 3 "), lines.get(1));
    assertEquals("bestmove e2e4", lines.get(2));
  }

  @Test
  void messagesOfTheSearchBecomeRemarks() {
    gui.say("go infinite");
    engine.listener().message("something odd");
    engine.listener().currentMove(9, move("e2e4"), 1);
    engine.listener().currentLine(0, List.of(move("e2e4")));
    assertEquals(
        List.of(
            "info string something odd",
            "info depth 9 currmove e2e4 currmovenumber 1",
            "info currline 1 e2e4"),
        gui.listen());
  }

  @Test
  void refutationsAreTold() {
    gui.say("go infinite");
    engine.listener().refutation(List.of(move("f2f3"), move("e2e4")));
    assertEquals(List.of("info refutation f2f3 e2e4"), gui.listen());
  }

  private static SearchReport line(int rank, int score, String... moves) {
    return new SearchReport(
        3,
        3,
        rank,
        new SearchScore.Centipawns(score),
        SearchScore.Bound.EXACT,
        new WinDrawLoss(0, 1000, 0),
        10,
        0,
        0,
        1,
        Stream.of(moves).map(UciSessionTest::move).toList());
  }

  /** The beginnings of lines, up to the score, and the moves. */
  private static List<String> ranks(List<String> lines) {
    return lines.stream()
        .map(line -> line.replaceAll("info.*(multipv \\d) .*( pv .*)", "$1$2"))
        .toList();
  }

  @Test
  void allRanksAreToldOnceMoreBeforeTheBestMove() {
    gui.say("go infinite");
    engine.listener().progress(line(1, 30, "e2e4"));
    engine.listener().progress(line(2, 20, "d2d4"));
    engine.listener().progress(line(3, 10, "g1f3"));
    gui.listen();
    engine.finish(move("e2e4"), Move.NONE);
    List<String> lines = gui.say("stop");
    assertEquals(
        List.of("multipv 1 pv e2e4", "multipv 2 pv d2d4", "multipv 3 pv g1f3", "bestmove e2e4"),
        ranks(lines));
    for (String line : lines.subList(0, 3)) {
      assertTrue(line.contains(" nodes 1000 "), line);
    }
  }

  @Test
  void aBestMoveOfALowerRankComesFirst() {
    gui.say("go infinite");
    engine.listener().progress(line(1, 30, "e2e4"));
    engine.listener().progress(line(2, 20, "d2d4"));
    engine.listener().progress(line(3, 10, "g1f3"));
    gui.listen();
    engine.finish(move("g1f3"), Move.NONE);
    assertEquals(
        List.of("multipv 1 pv g1f3", "multipv 2 pv e2e4", "multipv 3 pv d2d4", "bestmove g1f3"),
        ranks(gui.say("stop")));
  }

  @Test
  void linesThatAreNotWantedAnyMoreAreNotTold() {
    gui.say("go infinite");
    engine.listener().progress(line(1, 30, "e2e4"));
    engine.listener().progress(line(2, 20, "d2d4"));
    engine.listener().progress(line(1, 31, "e2e4"));
    gui.listen();
    engine.finish(move("e2e4"), Move.NONE);
    assertEquals(List.of("multipv 1 pv e2e4", "bestmove e2e4"), ranks(gui.say("stop")));
  }

  @Test
  void reportsOfAnOlderSearchAreDropped() {
    gui.say("go infinite");
    var older = engine.listener();
    gui.say("stop");
    gui.say("go infinite");
    older.message("late");
    older.progress(
        new SearchReport(
            1,
            1,
            1,
            new SearchScore.Centipawns(0),
            SearchScore.Bound.EXACT,
            new WinDrawLoss(0, 1000, 0),
            1,
            0,
            0,
            1,
            List.of()));
    assertEquals(List.of(), gui.listen());
  }

  @Test
  void aFailingSearchIsReportedAndAnsweredWithALegalMove() {
    engine.failure = new IllegalStateException("boom");
    List<String> lines = gui.say("position startpos moves e2e4", "go depth 9");
    assertTrue(lines.get(0).startsWith("info string "), lines.get(0));
    assertTrue(lines.getLast().matches("bestmove [a-h][78][a-h][56]"), lines.getLast());
    assertEquals(1, gui.traffic().failures.size());
    gui.say("go depth 9");
    assertTrue(engine.isSearching());
  }

  @Test
  void anIllegalMoveOfTheSearchIsReplaced() {
    gui.say("go depth 1");
    engine.finish(Move.of(0, 63, Move.QUIET), Move.NONE);
    assertTrue(bestMoves(gui.listen()).getFirst().matches("bestmove [a-h][12][a-h][34]"));
    gui.say("go depth 1");
    engine.finish(Move.NONE, Move.NONE);
    assertTrue(bestMoves(gui.listen()).getFirst().matches("bestmove [a-h][12][a-h][34]"));
    gui.say("go depth 1");
    engine.finish(move("e2e4"), move("d2d4"));
    assertEquals(List.of("bestmove e2e4"), bestMoves(gui.listen()));
  }

  @Test
  void anExceptionElsewhereDoesNotEndTheSession() {
    gui.say("go infinite");
    engine.listener().progress(null);
    assertTrue(gui.listen().getFirst().startsWith("info string internal error"));
    assertEquals(List.of("readyok"), gui.say("isready"));
    assertEquals(1, bestMoves(gui.say("stop")).size());
  }

  @Test
  void quitEndsIdleAndSearchingSessions() {
    gui.say("quit");
    assertTrue(gui.hasQuit());
    Conversation searching = new Conversation(FakeEngine.patient(), UciSession::new);
    searching.say("go infinite", "quit");
    assertTrue(searching.hasQuit());
  }

  @Test
  void theEndOfInputQuitsWithALastBestMove() {
    gui.hangUp();
    assertTrue(gui.hasQuit());
    Conversation searching = new Conversation(FakeEngine.patient(), UciSession::new);
    searching.say("go infinite");
    assertEquals(1, bestMoves(searching.hangUp()).size());
    assertTrue(searching.hasQuit());
  }

  @Test
  void theEndOfInputDoesNotWaitForASearchThatHangs() {
    gui.say("go infinite");
    engine.finish(move("e2e4"), Move.NONE);
    gui.happen(new SessionEvent.EndOfInput());
    assertTrue(gui.hasQuit());
    Conversation hanging = new Conversation(FakeEngine.patient(), UciSession::new);
    hanging.happen(new SessionEvent.EndOfInput());
    hanging.happen(new SessionEvent.Tick(0));
    assertTrue(hanging.hasQuit());
  }

  @Test
  void anInterruptIsIgnored() {
    gui.say("go infinite");
    assertEquals(List.of(), gui.happen(new SessionEvent.Interrupt()));
    assertFalse(gui.hasQuit());
    assertTrue(engine.isSearching());
  }

  @Test
  void leavingStopsTheSearchInSilence() {
    UciSession session = new UciSession(gui.context());
    session.handle(new SessionEvent.Input("go infinite", 0));
    assertTrue(engine.isSearching());
    session.leave();
    assertFalse(engine.isSearching());
    for (SessionEvent event = gui.context().events().poll();
        event != null;
        event = gui.context().events().poll()) {
      session.handle(event);
    }
    assertEquals(List.of(), gui.listen());
  }

  @ParameterizedTest
  @CsvSource({
    "bench, ''",
    "bench 7 --threads 2, 7 --threads 2",
    "bench 16 2 9, --hash 16 --threads 2 9",
    "bench 16 2 9 default depth mixed, --hash 16 --threads 2 9",
    "bench 16 2 9 games.fen nodes, 16 2 9 games.fen nodes"
  })
  void theSignatureRunTakesStockfishsArgumentsToo(String line, String arguments)
      throws InterruptedException {
    BenchCommand bench =
        (words, lines, cancelled) -> {
          lines.accept("asked for " + words);
          lines.accept("100 nodes 50 nps");
        };
    Conversation conversation = new Conversation(engine, UciSession::new, bench);
    List<String> lines = conversation.awaitTask(line);
    assertEquals("asked for " + arguments, lines.getFirst());
    boolean asStockfish = arguments.startsWith("--hash");
    assertEquals(asStockfish ? "Nodes/second    : 50" : "100 nodes 50 nps", lines.getLast());
  }

  @Test
  void theBoardIsShown() {
    List<String> lines = gui.say("position startpos moves e2e4", "d");
    assertTrue(
        lines.contains("Fen: rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"),
        lines.toString());
    assertEquals(" +---+---+---+---+---+---+---+---+", lines.getFirst());
    assertEquals(" | r | n | b | q | k | b | n | r | 8", lines.get(1));
    assertEquals("   a   b   c   d   e   f   g   h", lines.get(17));
    assertTrue(lines.get(lines.size() - 2).matches("Key: [0-9A-F]{16}"));
    assertEquals("Checkers:", lines.getLast());
    gui.say("position startpos moves e2e4 f7f6 d1h5");
    assertEquals("Checkers: h5", gui.say("d").getLast());
  }

  @Test
  void theEvaluationIsExplained() {
    assertEquals(
        List.of("Final evaluation: +1.00 (White's side, fake)", ""),
        gui.say("eval").reversed().subList(0, 2).reversed());
  }

  @Test
  void helpAndCompilerSpeak() {
    assertTrue(gui.say("help").size() > 10);
    assertTrue(gui.say("compiler").getFirst().startsWith("info string Duplex 1.0 on "));
  }

  @Test
  void flipSwapsTheSides() {
    gui.say("position startpos moves e2e4", "flip", "go depth 1");
    assertEquals(
        "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Fen.format(engine.root()));
  }

  @Test
  void perftCountsInTheBackground() throws InterruptedException {
    List<String> lines = gui.awaitTask("go perft 2");
    assertEquals(List.of("", "Nodes searched: 400"), lines.subList(20, 22));
    assertTrue(lines.contains("e2e4: 20"));
  }

  @Test
  void perftCanBeStoppedAndDoesNotBlock() throws InterruptedException {
    gui.burst("go perft 20");
    assertTrue(gui.say("isready").contains("readyok"));
    assertEquals("perft stopped", gui.awaitTask("stop").getLast());
    gui.say("go depth 1");
    assertTrue(engine.isSearching());
  }

  @Test
  void aSearchAfterATaskWaitsForItsEnd() throws InterruptedException {
    CountDownLatch release = new CountDownLatch(1);
    Conversation conversation =
        new Conversation(
            engine,
            UciSession::new,
            (arguments, lines, cancelled) -> {
              while (release.getCount() > 0) {
                Thread.onSpinWait();
              }
            });
    conversation.burst("bench", "go depth 1");
    assertFalse(engine.isSearching());
    release.countDown();
    conversation.awaitTask();
    assertTrue(engine.isSearching());
  }

  @Test
  void benchRunsTheGivenRunner() throws InterruptedException {
    Conversation conversation =
        new Conversation(
            engine,
            UciSession::new,
            (arguments, lines, cancelled) -> lines.accept("1 nodes 2 nps " + arguments));
    assertEquals(List.of("1 nodes 2 nps 5"), conversation.awaitTask("bench 5"));
  }
}
