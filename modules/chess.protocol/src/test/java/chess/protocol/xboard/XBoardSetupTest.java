package chess.protocol.xboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.notation.Fen;
import chess.core.notation.MoveText;
import chess.protocol.Conversation;
import chess.protocol.FakeEngine;
import chess.search.BookMove;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.SearchScore;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards set up, moves taken back, analysis, and what can be set and asked. */
class XBoardSetupTest {
  private static final List<String> SILENCE = List.of();
  private static final String EMPTY_BOARD = "8/8/8/8/8/8/8/8 w - - 0 1";

  private final FakeEngine engine = FakeEngine.patient();
  private final Conversation gui = new Conversation(engine, XBoardSession::new);

  private String fen() {
    List<String> lines = gui.say("fen");
    assertEquals(1, lines.size());
    return lines.getFirst().substring("# ".length());
  }

  private void reply(String move) {
    engine.finish(MoveText.parse(engine.root(), move), Move.NONE);
    gui.listen();
  }

  @Test
  void setsAPositionUpAndStaysInItsMode() {
    gui.say("new", "setboard 4k3/8/8/8/8/8/4P3/4K3 w - -", "e2e4");
    assertTrue(engine.isSearching(), "still playing Black");
    assertEquals("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1", Fen.format(engine.root()));
  }

  @Test
  void quotesAnIllegalPosition() {
    gui.say("new", "force");
    assertEquals(
        List.of("tellusererror Illegal position: " + EMPTY_BOARD),
        gui.say("setboard " + EMPTY_BOARD));
    assertEquals(List.of("Illegal move (no legal position): e2e4"), gui.say("e2e4"));
    assertEquals(List.of("Error (command not legal now): go"), gui.say("go"));
    assertEquals(SILENCE, gui.say("hint", "analyze", "exclude e2e4", "exit", "playother", "hard"));
    assertEquals(List.of("pong 1"), gui.say("ping 1"));
    gui.say("setboard " + Fen.START);
    assertEquals(SILENCE, gui.say("e2e4"));
  }

  @Test
  void editsABoard() {
    gui.say("new", "force");
    assertEquals(SILENCE, gui.say("edit", "#", "Ke1", "Ra1", "Pe2 ", "pa4", "c", "Ke8", "rh8"));
    assertEquals(SILENCE, gui.say("Qd8", "xd8", "P@3", "."));
    assertEquals("4k2r/8/8/8/P7/8/4P3/R3K3 w Qk - 0 1", fen());
  }

  @Test
  void keepsTheSideToMoveWhileEditing() {
    gui.say("new", "force", "a2a3", "edit", "xa3", "Pa2", ".");
    assertEquals("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", fen());
    gui.say("white", "force");
    assertEquals(Fen.START, fen());
  }

  @Test
  void understandsTheExtraLinesOfChessBase() {
    gui.say("new", "force", "edit", "castle KQ", "ep -", ".");
    assertTrue(fen().contains(" w KQ - "), fen());
  }

  @Test
  void complainsAboutNonsenseWhileEditing() {
    gui.say("new", "edit");
    assertEquals(List.of("Error (unknown command): Zz9"), gui.say("Zz9"));
    assertEquals(List.of("pong 1"), gui.say("ping 1"));
    assertEquals(List.of(), gui.say("#"), "clears the board there");
    assertEquals(1, gui.say(".").size(), "an empty board is illegal");
    gui.say("edit", "quit");
    assertTrue(gui.hasQuit());
  }

  @Test
  void takesBackOnePly() {
    gui.say("new", "force", "e2e4", "e7e5", "undo");
    assertEquals("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", fen());
    gui.say("undo");
    assertEquals(Fen.START, fen());
    assertEquals(List.of("Error (command not legal now): undo"), gui.say("undo"));
  }

  @Test
  void takesBackTwoPlies() {
    gui.say("new", "e2e4");
    reply("e7e5");
    assertEquals(SILENCE, gui.say("remove"));
    assertEquals(Fen.START, fen());
    assertEquals(SILENCE, gui.say("remove"));
    gui.say("d2d4");
    assertTrue(engine.isSearching(), "still playing Black");
  }

  @Test
  void restoresWhatATakeBackRestores() {
    String fen = "r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq e3 0 1";
    gui.say("new", "force", "setboard " + fen, "e8e7", "undo");
    assertEquals(fen, fen());
  }

  @Test
  void dropsTheMoveThatATakeBackOvertakes() {
    gui.say("new", "nopost");
    assertEquals(SILENCE, gui.burst("e2e4", "undo"));
    assertEquals(Fen.START, fen());
    assertFalse(engine.isSearching());
  }

  @Test
  void passesTheMoveWhereNobodyPlays() {
    gui.say("new", "force", "e2e4");
    assertEquals(SILENCE, gui.say("usermove @@@@"));
    assertEquals("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1", fen());
    gui.say("d2d4", "@@@@", "undo", "undo");
    assertEquals("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1", fen());
    gui.say("undo");
    assertEquals("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", fen());
    gui.say("undo");
    assertEquals(Fen.START, fen());
    assertEquals(List.of("Error (command not legal now): undo"), gui.say("undo"));
  }

  @Test
  void analysesBehindANullMoveButNotInCheck() {
    gui.say("new", "analyze", "nopost", "@@@@");
    assertEquals(Color.BLACK, engine.root().sideToMove());
    gui.say("force", "setboard 4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
    assertEquals(List.of("Illegal move: @@@@"), gui.say("@@@@"));
  }

  @Test
  void boundsNoAnalysisByTheLimitsOfMoves() {
    gui.say("new", "sd 3", "st 1", "level 40 5 0", "analyze");
    assertEquals(
        SearchLimits.unlimited().withInfinite(true).withStart(engine.limits().startNanos()),
        engine.limits());
    gui.say("exit", "go");
    assertEquals(3, engine.limits().depth());
  }

  @Test
  void forgetsTheRootMovesOfAnAnalysisThatIsOver() {
    gui.say("new", "exclude all", "include a2a3", "analyze");
    assertEquals(1, engine.limits().rootMoves().size());
    gui.say("nopost", "exit", "go");
    assertEquals(List.of(), engine.limits().rootMoves());
    gui.say("force", "analyze", "nopost", "exclude a2a3", "force", "go");
    assertEquals(List.of(), engine.limits().rootMoves());
  }

  @Test
  void analysesWithoutEndAndWithoutPlaying() {
    gui.say("new", "post");
    assertEquals(SILENCE, gui.say("analyze"));
    assertTrue(engine.limits().infinite());
    assertTrue(engine.config().analyseMode());
    engine.report(4, new SearchScore.Centipawns(20), MoveText.parse(engine.root(), "e2e4"));
    assertEquals(List.of("4 20 1 1000 e2e4"), gui.listen());
    gui.say("nopost", "e2e4");
    assertEquals(Color.BLACK, engine.root().sideToMove());
    gui.say("undo");
    assertEquals(Fen.START, Fen.format(engine.root()));
    gui.say("go", "analyze", "level 40 5 0", "sd 20", "time 1", "name X", "result *");
    assertTrue(engine.isSearching());
    gui.say("exit");
    assertFalse(engine.isSearching());
    assertFalse(engine.config().analyseMode());
    gui.say("e2e4");
    assertFalse(engine.isSearching(), "in force mode now");
    assertEquals(SILENCE, gui.say("exit"));
  }

  @Test
  void leavesAnalysisByForce() {
    gui.say("new", "analyze", "nopost", "force");
    assertFalse(engine.isSearching());
  }

  @Test
  void staysInAnalysisOverANewGame() {
    gui.say("new", "analyze", "nopost", "e2e4", "new");
    assertTrue(engine.isSearching());
    assertEquals(Fen.START, Fen.format(engine.root()));
    gui.say("setboard 4k3/8/8/8/8/8/4P3/4K3 b - - 0 1");
    assertEquals("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", Fen.format(engine.root()));
    gui.say("white");
    assertEquals("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Fen.format(engine.root()));
  }

  @Test
  void waitsInAnalysisWhereThereIsNothingToAnalyse() {
    gui.say("new", "force", "setboard R6k/8/6K1/8/8/8/8/8 b - - 0 1");
    assertEquals(SILENCE, gui.say("analyze"));
    assertFalse(engine.isSearching());
    assertEquals(SILENCE, gui.say("."));
    gui.say("setboard " + Fen.START);
    assertTrue(engine.isSearching());
  }

  @Test
  void tellsHowFarTheAnalysisIs() {
    gui.say("new");
    assertEquals(SILENCE, gui.say("."));
    gui.say("analyze");
    int move = MoveText.parse(engine.root(), "e2e4");
    engine.report(4, new SearchScore.Centipawns(20), move);
    engine.listener().currentMove(5, move, 3);
    gui.listen();
    List<String> lines = gui.say(".");
    assertEquals(1, lines.size());
    assertTrue(lines.getFirst().matches("stat01: \\d+ 1000 5 17 20 e2e4"), lines.getFirst());
  }

  @Test
  void filtersRootMoves() {
    gui.say("new", "force", "exclude all", "include e2e4", "include d2d4", "analyze");
    assertEquals(2, engine.limits().rootMoves().size());
    gui.say("nopost", "exclude e2e4");
    assertEquals(List.of(MoveText.parse(Fen.start(), "d2d4")), engine.limits().rootMoves());
    gui.say("exclude d2d4");
    assertFalse(engine.isSearching(), "nothing left to analyse");
    gui.say("include all");
    assertTrue(engine.isSearching());
    assertEquals(List.of(), engine.limits().rootMoves());
    gui.say("exclude e2e4", "d2d4");
    assertEquals(List.of(), engine.limits().rootMoves(), "a move resets the filter");
    assertEquals(List.of("Illegal move: e2e5"), gui.say("exclude e2e5"));
  }

  @Test
  void filtersTheMovesItPlaysToo() {
    gui.say("new", "exclude e2e4", "go");
    assertEquals(19, engine.limits().rootMoves().size());
  }

  @Test
  void hintsAtWhatItKnows() {
    gui.say("new");
    engine.hint = MoveText.parse(Fen.start(), "e2e4");
    assertEquals(List.of("Hint: e2e4"), gui.say("hint"));
  }

  @Test
  void hintsFromTheTableWhileAnAnalysisHasNothingYet() {
    gui.say("new", "analyze");
    assertEquals(SILENCE, gui.say("hint"), "nothing is known");
    engine.hint = MoveText.parse(Fen.start(), "e2e4");
    assertEquals(List.of("Hint: e2e4"), gui.say("hint"));
  }

  @Test
  void searchesForAHintWithoutPlayingIt() {
    gui.say("new");
    assertEquals(SILENCE, gui.say("hint"));
    assertTrue(engine.isSearching());
    assertEquals(SILENCE, gui.say("ping 1"));
    engine.finish(MoveText.parse(engine.root(), "g1f3"), Move.NONE);
    assertEquals(List.of("Hint: g1f3", "pong 1"), gui.listen());
    assertEquals(Fen.START, fen());
  }

  @Test
  void forgetsTheHintWhenAMoveComesFirst() {
    gui.say("new", "hint", "e2e4");
    assertEquals(
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", Fen.format(engine.root()));
    reply("e7e5");
  }

  @Test
  void showsTheBook() {
    gui.say("new");
    assertEquals(List.of(" Book: none", ""), gui.say("bk"));
    engine.book = List.of(new BookMove(MoveText.parse(Fen.start(), "e2e4"), 617));
    assertEquals(List.of(" e2e4 61.7%", ""), gui.say("bk"));
  }

  @ParameterizedTest
  @CsvSource({
    "memory 64, 64",
    "memory 0, 16",
    "memory -48, 16",
    "memory 99999999, 65536",
    "option Hash=128, 128"
  })
  void setsTheHashTable(String command, int megabytes) {
    assertEquals(SILENCE, gui.say(command));
    assertEquals(megabytes, engine.config().hashMegabytes());
  }

  @ParameterizedTest
  @CsvSource({"cores 3, 3", "cores 0, 1", "cores -7, 1", "cores 100000, 256"})
  void setsTheThreads(String command, int threads) {
    assertEquals(SILENCE, gui.say(command));
    assertEquals(threads, engine.config().threads());
  }

  @Test
  void takesTablebasesItUnderstands(@TempDir Path folder) throws IOException {
    String tables = Files.createDirectory(folder.resolve("my tables")).toString();
    String others = Files.createDirectory(folder.resolve("other")).toString();
    String both = tables + File.pathSeparator + others;
    gui.say("egtpath nalimov " + folder, "egtpath syzygy " + both);
    assertEquals(both, engine.config().syzygyPath());
  }

  /** XBoard names a folder to every engine. */
  @Test
  void foldersOfTablebasesThatAreNotThereArePassedOver(@TempDir Path folder) {
    String absent = folder.resolve("absent").toString();
    assertEquals(SILENCE, gui.say("egtpath syzygy " + absent));
    assertEquals("", engine.config().syzygyPath());
    String one = absent + File.pathSeparator + folder;
    assertEquals(
        List.of("# there is no tablebase folder " + absent),
        gui.say("accepted debug", "egtpath syzygy " + one));
    assertEquals(folder.toString(), engine.config().syzygyPath());
  }

  @Test
  void setsOptionsOfAllKinds() {
    assertEquals(
        SILENCE,
        gui.say(
            "option MultiPV=3",
            "option MoveOverhead = 200",
            "option LimitStrength=1",
            "option Elo=99999",
            "option OwnBook=true",
            "option BookFile=/a b/c=d.bin",
            "option EvalMode=classical",
            "option ClearHash",
            "option move overhead=90000"));
    EngineConfig config = engine.config();
    assertEquals(3, config.multiPv());
    assertEquals(5000, config.moveOverheadMillis());
    assertTrue(config.limitStrength());
    assertEquals(EngineConfig.MAX_ELO, config.elo());
    assertTrue(config.ownBook());
    assertEquals("/a b/c=d.bin", config.bookFile());
    assertTrue(engine.calls.contains("clearHash"));
    gui.say("option DebugLogFile=/tmp/x.log");
    assertTrue(gui.traffic().entries.contains("log to /tmp/x.log"));
  }

  @ParameterizedTest
  @CsvSource({
    "option Nonsense=1, Error (unknown option): Nonsense",
    "option MultiPV=many, Error (bad option value): MultiPV=many",
    "option OwnBook=maybe, Error (bad option value): OwnBook=maybe",
    "option EvalMode=magic, Error (bad option value): EvalMode=magic",
    "option DrawOffers=x, Error (bad option value): DrawOffers=x"
  })
  void refusesOptionsThatMakeNoSense(String command, String answer) {
    assertEquals(List.of(answer), gui.say(command));
  }

  @Test
  void changesOptionsWithoutDisturbingTheAnalysis() {
    gui.say("new", "analyze", "nopost");
    engine.calls.clear();
    gui.say("option MultiPV=3");
    assertEquals(List.of("configure"), engine.calls);
    assertEquals(3, engine.config().multiPv());
    gui.say("cores 2");
    assertTrue(engine.calls.contains("go"), "more threads need a new start");
  }

  @Test
  void tellsTheUserWhatASettingCameTo() {
    engine.complaints = List.of("book not found");
    assertEquals(List.of("telluser book n_ot found"), gui.say("option BookFile=x"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"d", "eval", "fen", "moves", "help"})
  void answersQuestionsBehindAHash(String question) {
    gui.say("new");
    List<String> lines = gui.say(question);
    assertFalse(lines.isEmpty());
    lines.forEach(line -> assertTrue(line.startsWith("# "), line));
  }

  @Test
  void countsMoves() throws InterruptedException {
    assertEquals("# Nodes searched: 8902", gui.awaitTask("new", "perft 3").getLast());
  }

  @Test
  void tellsTheHistory() {
    gui.say("new", "force", "e2e4", "e7e5", "g1f3");
    assertEquals(List.of("# 1. e4 e5", "# 2. Nf3"), gui.say("history"));
  }
}
