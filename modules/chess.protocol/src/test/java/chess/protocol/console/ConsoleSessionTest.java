package chess.protocol.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.notation.Fen;
import chess.core.notation.MoveText;
import chess.protocol.Conversation;
import chess.protocol.FakeEngine;
import chess.protocol.ScriptedEditor;
import chess.protocol.SessionEvent;
import chess.search.BestMove;
import chess.search.BookMove;
import chess.search.EngineConfig;
import chess.search.SearchScore;
import chess.search.SearchStatistics;
import chess.search.TimeBudget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Talking with a person. */
class ConsoleSessionTest {
  private static final Capabilities PIPE = new Capabilities(false, false, false);
  private static final Capabilities TERMINAL = new Capabilities(true, false, false);
  private static final String ROOK_MATE = "setboard 7k/8/6K1/8/8/8/8/R7 w - - 0 1";

  private final FakeEngine engine = FakeEngine.patient();
  private final Conversation script = open(PIPE);

  private Conversation open(Capabilities capabilities) {
    return new Conversation(engine, context -> new ConsoleSession(context, capabilities));
  }

  private List<String> reply(String move) {
    return reply(script, move, 12);
  }

  private List<String> reply(Conversation person, String move, int centipawns) {
    engine.finish(
        new BestMove(
            MoveText.parse(engine.root(), move),
            Move.NONE,
            new SearchScore.Centipawns(centipawns),
            new SearchStatistics(1000, 500, 0, 0, 0, 0, 0, 0, 12, 12, 10)));
    return person.listen();
  }

  private String fen() {
    return script.say("fen").getFirst();
  }

  private static boolean mentions(List<String> lines, String text) {
    return lines.stream().anyMatch(line -> line.contains(text));
  }

  private static void assertMentions(List<String> lines, String text) {
    assertTrue(mentions(lines, text), text + " in " + lines);
  }

  @Nested
  class Playing {
    @Test
    void answersInWords() {
      assertEquals(List.of(), script.say("e4"));
      List<String> lines = reply("Nf6");
      assertEquals("I play Nf6.", lines.getFirst());
      assertMentions(lines, "  8  r  n  b  q  k  b [.] r");
    }

    @ParameterizedTest
    @ValueSource(strings = {"e4", "e2e4", "E2E4", "e2-e4", "usermove e2e4"})
    void takesMovesInAnyNotation(String move) {
      script.say(move);
      assertTrue(engine.isSearching());
    }

    @Test
    void thinksForAFewSecondsUnlessToldOtherwise() {
      script.say("e4");
      assertEquals(new TimeBudget.FixedMillis(3000), engine.limits().time());
    }

    @Test
    void playsWhiteWhenToldToGo() {
      script.say("go");
      assertEquals("I play d4.", reply("d4").getFirst());
      script.say("d5");
      assertEquals(Color.WHITE, engine.root().sideToMove());
    }

    @Test
    void announcesResultsInWords() {
      script.say("load 7k/8/6K1/8/8/8/8/R7 w - - 0 1");
      List<String> lines = script.say("Ra8");
      assertMentions(lines, "Checkmate: White wins, 1-0.");
      assertMentions(lines, "!k!");
    }

    @Test
    void announcesItsOwnMate() {
      script.say(ROOK_MATE, "go");
      List<String> lines = reply("Ra8#");
      assertEquals("I play Ra8#.", lines.getFirst());
      assertMentions(lines, "Checkmate: White wins, 1-0.");
    }

    @Test
    void letsTwoPeoplePlayAndJudges() {
      script.say("mode people");
      List<String> lines = script.say("f3", "e5", "g4", "Qh4");
      assertFalse(engine.isSearching());
      assertMentions(lines, "Checkmate: Black wins, 0-1.");
      assertEquals(1, lines.stream().filter(line -> line.startsWith("Checkmate")).count());
    }

    @Test
    void playsAgainstItself() {
      script.say("mode watch");
      assertEquals("White plays e4.", reply("e4").getFirst());
      assertEquals("Black plays e5.", reply("e5").getFirst());
      assertTrue(engine.isSearching());
      script.say("stop");
      assertFalse(engine.isSearching());
      script.say("Nf3");
      assertFalse(engine.isSearching(), "people have taken over");
    }

    @Test
    void takesAMovePairBack() {
      script.say("e4");
      reply("e5");
      script.say("Nf3");
      reply("Nc6");
      script.say("undo");
      assertEquals("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", fen());
      script.say("undo");
      assertEquals(Fen.START, fen());
      assertEquals(List.of("There is nothing to take back."), script.say("undo"));
      script.say("d4");
      assertTrue(engine.isSearching());
    }

    @Test
    void takesASingleMoveBackBetweenPeople() {
      script.say("force", "e4", "e5", "undo");
      assertTrue(fen().contains(" b "), "Black is to move again");
    }

    @Test
    void beginsAnew() {
      script.say("e4");
      reply("e5");
      assertMentions(script.say("new"), "A new game. You have White, I have Black.");
      assertEquals(Fen.START, fen());
    }

    @Test
    void acceptsDraws() {
      assertMentions(script.say("draw"), "next move");
      script.say("e4");
      List<String> lines = reply(script, "e5", -300);
      assertEquals("I accept the draw.", lines.getFirst());
      assertMentions(lines, "Draw agreed, 1/2-1/2.");
      assertMentions(script.say("Nf3"), "This game is over.");
      script.say("undo", "d4");
      assertTrue(engine.isSearching(), "taking back revives the game");
    }

    @Test
    void letsAPersonResign() {
      assertMentions(script.say("resign"), "White resigns, 0-1.");
      assertMentions(script.say("resign"), "This game is over.");
      script.say("new", "go");
      reply("e4");
      assertMentions(script.say("resign"), "Black resigns, 1-0.");
    }

    @Test
    void movesAtOnceWhenTold() {
      script.say("e4");
      assertMentions(script.say("?"), "I play ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"e2 e4", "e2 - e4", " E2  e4 "})
    void takesTheSquaresOfAMoveAsTwoWords(String move) {
      script.say(move);
      assertTrue(engine.isSearching());
    }

    @Test
    void letsAPersonChooseASide() {
      assertMentions(script.say("white"), "You have White, I have Black.");
      assertFalse(engine.isSearching());
      assertMentions(script.say("black"), "You have Black, I have White.");
      assertTrue(engine.isSearching(), "White is to move");
      assertEquals("I play d4.", reply("d4").getFirst());
      assertEquals(1, script.say("history").size());
      script.say("d5");
      assertEquals(Color.WHITE, engine.root().sideToMove());
    }

    @Test
    void goesOnWhenAResignationIsTakenBack() {
      script.say("black");
      reply("d4");
      script.say("resign");
      assertMentions(script.say("d5"), "This game is over.");
      script.say("undo", "d5");
      assertTrue(engine.isSearching());
      assertEquals(List.of("1. d4 d5"), beforeTheAnswer("history"));
    }

    /** Scripts wait for our answer, so it comes first. */
    private List<String> beforeTheAnswer(String question) {
      script.say(question);
      List<String> lines = reply("c4");
      return List.of(lines.stream().filter(line -> line.startsWith("1.")).findFirst().get());
    }

    @Test
    void hearsOfResults() {
      assertMentions(script.say("result 1-0 {time}"), "The game is over, 1-0.");
      assertMentions(script.say("e4"), "This game is over.");
      assertMentions(script.say("result"), "Please say: result 1-0");
    }

    @Test
    void knowsWhenAGameThatIsLoadedIsOver() {
      assertMentions(
          script.say("load 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"), "Checkmate: White wins, 1-0.");
      assertMentions(script.say("Kxg7"), "This game is over.");
    }

    @Test
    void tellsThatItHasStopped() {
      script.say("mode watch");
      assertMentions(script.say("stop"), "You play both sides now");
      script.say("analyze");
      assertMentions(script.say("stop"), "You play both sides");
    }

    @Test
    void survivesAnEngineThatFails() {
      engine.failure = new IllegalStateException("broken");
      List<String> lines = script.say("e4");
      assertMentions(lines, "I play ");
    }
  }

  @Nested
  class Asking {
    @Test
    void showsTheBoard() {
      List<String> lines = script.say("show");
      assertMentions(lines, "8  r  n  b  q  k  b  n  r");
      assertMentions(lines, "a  b  c  d  e  f  g  h");
      assertEquals(lines, script.say("d"));
    }

    @Test
    void turnsTheBoard() {
      assertMentions(script.say("flip"), "h  g  f  e  d  c  b  a");
    }

    @Test
    void drawsFiguresOnRequest() {
      assertMentions(script.say("pieces figures"), "♜  ♞  ♝  ♛  ♚  ♝  ♞  ♜");
      assertMentions(script.say("pieces letters"), "r  n  b  q  k");
      assertMentions(script.say("pieces"), "Please say: pieces letters");
    }

    @Test
    void keepWhatWasPlayedBeforeANullMove(@TempDir Path folder) throws IOException {
      Path file = folder.resolve("passed.pgn");
      script.say("mode people", "e4", "@@@@");
      assertEquals(List.of("1. e4 --"), script.say("history"));
      script.say("d4", "Nf6");
      assertEquals(List.of("1. e4 --", "2. d4 Nf6"), script.say("history"));
      script.say("save " + file);
      String saved = Files.readString(file);
      assertTrue(saved.contains("{after 1. e4 --} 1. d4 Nf6 *"), saved);
      script.say("undo", "undo", "undo");
      assertEquals(List.of("1. e4"), script.say("history"));
    }

    @Test
    void listsMovesAndHistory() {
      assertEquals(20, script.say("moves").getFirst().split(" ").length);
      assertEquals(List.of("No move has been played yet."), script.say("history"));
      script.say("force", "e4", "e5", "Nf3");
      assertEquals(List.of("1. e4 e5", "2. Nf3"), script.say("history"));
    }

    @Test
    void evaluates() {
      List<String> lines = script.say("eval");
      assertEquals("By hand +1.00: White is better.", lines.getFirst());
      assertMentions(lines, "Material          1.20   0.20   1.00");
      assertMentions(lines, "  1   R   N   B   Q   K   B   N   R");
      assertEquals("      h   g   f   e   d   c   b   a", turned(script.say("flip", "eval")));
    }

    private static String turned(List<String> lines) {
      return lines.getLast();
    }

    @Test
    void hints() {
      engine.hint = MoveText.parse(Fen.start(), "e2e4");
      assertEquals(List.of("Hint: e4"), script.say("hint"));
    }

    @Test
    void helps() {
      List<String> lines = script.say("help");
      for (String word :
          List.of("new", "undo", "save", "load", "mode", "elo", "level", "quit", "analyze")) {
        assertMentions(lines, word);
      }
      assertMentions(script.say("help elo"), "elo 1500");
      assertMentions(script.say("help xyzzy"), "I know nothing about xyzzy");
    }

    @ParameterizedTest
    @ValueSource(strings = {"help", "mode", "edit", "level x", "st x", "sd x", "exclude", "?"})
    void fitsIntoTheTerminal(String question) {
      for (String line : script.say(question)) {
        assertTrue(line.length() <= ConsoleOutput.WIDTH, line);
      }
    }

    @Test
    void hintsNothingWhereThereIsNoMove() {
      script.say("load 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
      assertEquals(List.of("There is no legal move."), script.say("hint"));
    }

    @Test
    void showsTheBook() {
      assertEquals(List.of("The book knows nothing here."), script.say("bk"));
      engine.book = List.of(new BookMove(MoveText.parse(Fen.start(), "d2d4"), 400));
      assertEquals(List.of("  d4       40.0%"), script.say("bk"));
    }

    @Test
    void namesTheOpeningOnceItChanges() {
      script.say("e4");
      assertMentions(reply("c5"), "Opening: B20 Sicilian Defense.");
      script.say("h3");
      assertFalse(mentions(reply("a6"), "Opening"), "the name is the same");
      assertEquals(List.of("Opening: B20 Sicilian Defense."), script.say("opening"));
      script.say("new");
      assertEquals(List.of("I know no name for this opening."), script.say("opening"));
      script.say("mode people");
      assertMentions(script.say("d4", "d5", "c4"), "Opening: D06 Queen's Gambit.");
    }

    @Test
    void takesNamesOfOpeningsFromAFile(@TempDir Path folder) throws IOException {
      Path table = Files.writeString(folder.resolve("mine.tsv"), "A00\tMine\t1. a3\n");
      script.say("mode people", "a3");
      assertMentions(script.say("opening " + table), "I know 1 openings");
      assertEquals(List.of("Opening: A00 Mine."), script.say("opening"));
      assertMentions(script.say("opening " + folder.resolve("absent.tsv")), "no such file");
      assertEquals(List.of("Opening: A00 Mine."), script.say("opening"));
      assertMentions(script.say("opening off"), "myself");
      assertEquals(List.of("Opening: A00 Anderssen Opening."), script.say("opening"));
    }

    @Test
    void playsFromABookUnlessToldOtherwise() {
      assertTrue(engine.config().ownBook());
      assertEquals(List.of("I play the opening from my own book."), script.say("book"));
      assertEquals(List.of("I play without a book."), script.say("book off"));
      assertFalse(engine.config().ownBook());
      assertMentions(script.say("book My Book.bin"), "the book My Book.bin.");
      assertEquals("My Book.bin", engine.config().bookFile());
      assertEquals(List.of("I play the opening from my own book."), script.say("book own"));
      script.say("option OwnBook=0");
      assertFalse(engine.config().ownBook());
    }

    @Test
    void leavesNoBookBehind() {
      script.leave();
      assertFalse(engine.config().ownBook());
    }

    @Test
    void countsMoves() throws InterruptedException {
      assertEquals("Nodes searched: 400", script.awaitTask("perft 2").getLast());
    }
  }

  @Nested
  class Mistakes {
    @ParameterizedTest
    @CsvSource({
      "hepl, Did you mean help?",
      "nwe, Did you mean new?",
      "historry, Did you mean history?",
      "Nf33, Did you mean Nf3?",
      "e2e44, Did you mean e2e4?",
      "levle 40 5 0, Did you mean level?",
      "sav my game.pgn, Did you mean save?"
    })
    void areMetWithASuggestion(String typed, String suggestion) {
      assertMentions(script.say(typed), suggestion);
    }

    @Test
    void areNamedWhenAMoveIsIllegal() {
      assertEquals(List.of("e2f4 is not legal here. Did you mean e2e4?"), script.say("e2f4"));
      assertMentions(script.say("Qh5"), "Qh5 is not legal here.");
    }

    @Test
    void areExplainedWhenAMoveIsAmbiguous() {
      script.say("load 4k3/8/8/8/8/8/4K3/R2R4 w - - 0 1");
      assertMentions(script.say("Rb1"), "could be more than one move");
    }

    @ParameterizedTest
    @ValueSource(
        strings = {"sd 0", "sd -1", "st 0", "st -5", "level 0 -5 0", "level 0 5 -2", "time 5"})
    void inTimesAndDepthsChangeNothing(String line) {
      assertMentions(script.say(line), "Please say: ");
      script.say("e4");
      assertEquals(new TimeBudget.FixedMillis(3000), engine.limits().time());
    }

    @Test
    void cannotGiveOrdersToTheTerminal() {
      for (String line : script.say("\u001b[2J\u0007\u009b", "load \u001b]0;x\u0007.pgn")) {
        assertTrue(line.chars().noneMatch(Character::isISOControl), line);
      }
    }

    @ParameterizedTest
    @ValueSource(strings = {"level", "level x", "st", "mode nonsense", "save", "load", "elo x"})
    void neverLeadToAStackTrace(String line) {
      List<String> lines = script.say(line);
      assertFalse(lines.isEmpty());
      assertEquals(List.of(), script.traffic().failures);
    }

    @Test
    void inFilesAreAnsweredInWords(@TempDir Path folder) throws IOException {
      assertEquals(
          List.of("I could not read nowhere.pgn: there is no such file or folder."),
          script.say("load nowhere.pgn"));
      assertMentions(script.say("save " + folder.resolve("no/such/x.pgn")), "I could not write");
      Path broken = folder.resolve("broken.pgn");
      Files.writeString(broken, "[Event \"x\"]\n\n1. e4 e5 2. Qxh9 *\n");
      assertMentions(script.say("load " + broken), "I could not understand");
      Path empty = folder.resolve("empty.pgn");
      Files.writeString(empty, "");
      assertMentions(script.say("load " + empty), "There is no game in");
      assertMentions(script.say("load 8/8/8/8 w - - 0 1"), "That is not a legal position");
    }

    @Test
    void inPositionsDoNotCostTheGame() {
      script.say("mode people", "e4");
      assertMentions(script.say("load 8/8/8/8 w - - 0 1"), "That is not a legal position");
      assertMentions(script.say("setboard nonsense"), "That is not a legal position");
      script.say("e5");
      assertEquals(List.of("1. e4 e5"), script.say("history"));
    }
  }

  @Nested
  class Settings {
    @Test
    void setTheStrength() {
      assertEquals(List.of("I play like somebody rated 1500."), script.say("elo 1500"));
      assertEquals(1500, engine.config().elo());
      assertTrue(engine.config().limitStrength());
      assertEquals(
          List.of(
              "I can be limited to 800 to 3000, so 800 it is.", "I play like somebody rated 800."),
          script.say("elo 99"));
      assertEquals(EngineConfig.MIN_ELO, engine.config().elo());
      assertEquals(List.of("I play as well as I can."), script.say("elo off"));
      assertFalse(engine.config().limitStrength());
    }

    @Test
    void setTheTime() {
      assertEquals(List.of("I take 0.5 seconds for each move."), script.say("st 0.5"));
      assertEquals(List.of("My clock shows 5 minutes for 40 moves."), script.say("level 40 5 0"));
      assertEquals(
          List.of("My clock shows 3 minutes, and each move adds 2 seconds."),
          script.say("level 0 3 2"));
      assertEquals(
          List.of("My clock shows 3 minutes, and each move adds 2 seconds."), script.say("level"));
    }

    @ParameterizedTest
    @CsvSource({
      "hard, I think while you do.",
      "easy, I think only when it is my turn.",
      "post, I show every line that I think of.",
      "nopost, I show only how far I am.",
      "memory 8, My hash table may have 8 MB.",
      "cores 1, I think with one thread.",
      "cores 2, I think with 2 threads.",
      "sd 5, I look at most 5 half-moves ahead.",
      "sd off, I look as far ahead as I can.",
      "nps 100, I count 100 positions as a second.",
      "name Ada, 'Pleased to meet you, Ada.'",
      "option Hash=32, Hash is 32 now.",
      "option hash = 99999999, hash is 65536 now.",
      "option OwnBook=1, OwnBook is on now.",
      "option EvalMode=classical, EvalMode is classical now."
    })
    void areConfirmed(String setting, String answer) {
      assertEquals(List.of(answer), script.say(setting));
    }

    @Test
    void showThinkingOnRequest() {
      script.say("post", "e4");
      engine.report(5, new SearchScore.Centipawns(31), MoveText.parse(engine.root(), "e7e5"));
      assertMentions(script.listen(), "-0.31");
      script.say("?", "nopost", "d4");
      engine.report(5, new SearchScore.MateIn(2), MoveText.parse(engine.root(), "h7h6"));
      assertEquals(List.of(), script.listen());
    }
  }

  @Nested
  class Analysis {
    @Test
    void showsLinesFromWhitesSide() {
      script.say("force", "e4", "analyze");
      engine.report(9, new SearchScore.MateIn(-2), MoveText.parse(engine.root(), "e7e5"));
      assertMentions(script.listen(), " 9     +M2    0.0s  e5");
      assertFalse(mentions(script.say("e5"), "I play"));
      script.say("exit");
      assertFalse(engine.isSearching());
      assertFalse(script.hasQuit());
      script.say("exit");
      assertTrue(script.hasQuit());
    }

    @Test
    void goesBackToTheGame() {
      script.say("analyze", "e4");
      assertMentions(script.say("exit"), "You have Black, I have White.");
      script.say("e5");
      assertTrue(engine.isSearching(), "we play again");
    }
  }

  @Nested
  class Games {
    @Test
    void nameTheOpening(@TempDir Path folder) throws IOException {
      Path file = folder.resolve("game.pgn");
      script.say("mode people", "e4", "c5", "save " + file);
      List<String> lines = Files.readAllLines(file);
      assertTrue(lines.contains("[ECO \"B20\"]"), lines.toString());
      assertTrue(lines.contains("[Opening \"Sicilian Defense\"]"), lines.toString());
    }

    @Test
    void keepGames(@TempDir Path folder) throws IOException {
      Path file = folder.resolve("my game.pgn");
      script.say("name Ada", "e4");
      reply("e5");
      assertEquals(List.of("The game is in " + file + "."), script.say("save " + file));
      String pgn = Files.readString(file);
      assertTrue(pgn.contains("[White \"Ada\"]"), pgn);
      assertTrue(pgn.contains("[Black \"Duplex 1.0\"]"), pgn);
      assertTrue(pgn.contains("1. e4 e5 *"), pgn);
      script.say("new");
      assertMentions(script.say("load " + file), "You have White, I have Black.");
      assertEquals("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", fen());
      script.say("Nf3");
      assertTrue(engine.isSearching());
    }

    @Test
    void keepHowAGameWasGivenUp(@TempDir Path folder) throws IOException {
      Path file = folder.resolve("lost.pgn");
      script.say("resign", "save " + file);
      assertTrue(Files.readString(file).contains("[Result \"0-1\"]"));
    }

    @Test
    void keepPositions() {
      String fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1";
      assertMentions(script.say("load " + fen), "You have Black, I have White.");
      assertEquals(fen, fen());
    }
  }

  @Nested
  class Editing {
    @Test
    void placesMen() {
      script.say("edit", "#", "Ke1", "Qd1", "c", "Ke8");
      assertMentions(script.say("."), "1  :  .  :  Q  K  .  :  .");
      assertEquals("4k3/8/8/8/8/8/8/3QK3 w - - 0 1", fen());
    }
  }

  @Nested
  class Scripts {
    @Test
    void waitForTheAnswer() {
      script.say("e4", "Nf3", "history", "quit");
      assertFalse(script.hasQuit());
      List<String> lines = reply("e5");
      assertEquals("I play e5.", lines.getFirst());
      lines = reply("Nc6");
      assertEquals("I play Nc6.", lines.getFirst());
      assertMentions(lines, "2. Nf3 Nc6");
      assertTrue(script.hasQuit());
    }

    @ParameterizedTest
    @ValueSource(strings = {"?", "stop"})
    void mayMakeUsMoveAtOnce(String word) {
      script.say("e4", "history");
      List<String> lines = script.say(word);
      assertMentions(lines, "I play ");
      assertMentions(lines, "1. e4");
    }

    @Test
    void mayStopWhatTakesForEver() {
      assertEquals(List.of(), script.say("perft 20", "fen"));
      assertEquals(List.of(Fen.START), script.say("stop"));
    }

    @Test
    void seeTheAnswerAfterTheirLastWord() {
      script.say("e4");
      assertEquals(List.of(), script.hangUp());
      assertFalse(script.hasQuit());
      assertMentions(script.happen(new SessionEvent.Tick(0)), "I play ");
      assertTrue(script.hasQuit());
    }

    @Test
    void endWithTheInput() {
      script.hangUp();
      assertTrue(script.hasQuit());
    }

    @Test
    void endEvenInAnalysisAndSelfPlay() {
      script.say("mode watch");
      script.hangUp();
      assertTrue(script.hasQuit());
      Conversation other = open(PIPE);
      other.say("analyze");
      other.hangUp();
      assertTrue(other.hasQuit());
    }
  }

  @Nested
  class Impatience {
    @Test
    void endsAConversationThatDoesNotEnd() {
      script.say("bench");
      script.hangUp();
      script.happen(new SessionEvent.Tick(0));
      script.happen(new SessionEvent.Tick(0));
      assertTrue(script.hasQuit());
    }
  }

  @Nested
  class Terminals {
    private final Conversation person = open(TERMINAL);

    @Test
    void greet() {
      List<String> lines = person.listen();
      assertTrue(lines.getFirst().startsWith("Duplex 1.0."));
      assertTrue(lines.getLast().endsWith("White to move> "), lines.getLast());
      assertTrue(engine.calls.contains("prepare"));
    }

    @Test
    void showProgress() {
      person.say("e4");
      engine.report(5, new SearchScore.Centipawns(31), MoveText.parse(engine.root(), "e7e5"));
      assertMentions(person.listen(), "thinking  5   -0.31");
      List<String> lines = reply(person, "e5", 0);
      assertMentions(lines, "I play e5.");
      assertTrue(lines.getLast().endsWith("White to move> "));
    }

    @Test
    void canInterruptTheThinking() {
      person.say("e4");
      assertMentions(person.happen(new SessionEvent.Interrupt()), "I play ");
      assertFalse(person.hasQuit());
      person.say("d4");
      person.happen(new SessionEvent.Interrupt());
      person.happen(new SessionEvent.Interrupt());
      assertTrue(person.hasQuit());
    }

    @Test
    void mayNotMoveWhileWeThink() {
      person.say("e4");
      assertMentions(person.say("d4"), "It is not your turn");
    }

    @Test
    void endTheLineBeforeAnotherProtocolSpeaks() {
      person.listen();
      new ConsoleSession(person.context(), TERMINAL).leave();
      person.context().output().line("feature done=0");
      List<String> lines = person.listen();
      assertEquals("feature done=0", lines.getLast());
      assertEquals("White to move> ", lines.get(lines.size() - 2));
    }
  }

  @Nested
  class Editors {
    private static final long SECOND = 1_000_000_000L;

    private final ScriptedEditor editor = new ScriptedEditor();
    private final Conversation person =
        new Conversation(engine, context -> new ConsoleSession(context, TERMINAL), editor);

    @Test
    void askForTheLineAndCompleteIt() {
      assertEquals("White to move> ", editor.prompt);
      assertTrue(editor.completer.after("N").words().contains("Nf3"));
      person.say("mode people", "e4");
      assertEquals("Black to move> ", editor.prompt);
      assertTrue(editor.completer.after("N").words().contains("Nf6"));
      assertFalse(editor.completer.after("N").words().contains("Nf3"));
    }

    @Test
    void haveNoPromptAmongTheLines() {
      List<String> lines = person.listen();
      assertEquals("", lines.getLast());
      assertTrue(lines.stream().noneMatch(line -> line.contains("to move>")), lines.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"help", "eval"})
    void breakLinesAtTheirWidth(String question) {
      List<String> lines = person.say(question);
      assertTrue(lines.stream().allMatch(line -> line.length() <= 40), lines.toString());
    }

    @Test
    void showProgressInTheStatusLine() {
      person.say("e4");
      assertEquals("", editor.prompt);
      engine.report(5, new SearchScore.Centipawns(31), MoveText.parse(engine.root(), "e7e5"));
      assertTrue(person.listen().stream().noneMatch(line -> line.contains("thinking")));
      assertTrue(editor.status.apply(0).startsWith("thinking  5   -0.31"), editor.status.apply(0));
      reply(person, "e5", 0);
      assertEquals("", editor.status.apply(0));
      assertEquals("White to move> ", editor.prompt);
    }

    @Test
    void showTheClocks() {
      person.say("level 0 5 0");
      assertEquals("White 5:00   Black 5:00", editor.status.apply(System.nanoTime()));
      person.say("e4");
      long now = System.nanoTime();
      assertTrue(editor.status.apply(now + 61 * SECOND).startsWith("White 5:00   Black 3:5"));
      engine.report(5, new SearchScore.Centipawns(31), MoveText.parse(engine.root(), "e7e5"));
      person.listen();
      assertMentions(List.of(editor.status.apply(now)), "   thinking  5");
      reply(person, "e5", 0);
      now = System.nanoTime();
      assertTrue(editor.status.apply(now + 61 * SECOND).startsWith("White 3:5"));
      person.say("st 5");
      assertEquals("", editor.status.apply(now));
    }
  }

  @Nested
  class Sides {
    private String files(String... said) {
      return script.say(said).stream()
          .filter(line -> line.endsWith(" h") || line.endsWith(" a"))
          .reduce("", (first, last) -> "    " + last);
    }

    @Test
    void turnTheBoard() {
      assertTrue(files("black").endsWith("h  g  f  e  d  c  b  a"));
      reply("e4");
      assertTrue(files("show").endsWith("h  g  f  e  d  c  b  a"));
      assertTrue(files("new").endsWith("a  b  c  d  e  f  g  h"));
      assertTrue(files("flip").endsWith("h  g  f  e  d  c  b  a"), "whoever wants it otherwise");
      script.say("new", "go");
      assertTrue(mentions(reply("d4"), "h  g  f  e  d  c  b  a"), "White is ours now");
    }

    @Test
    void canBeChosenWithANewGame() {
      assertMentions(script.say("new black"), "A new game. You have Black, I have White.");
      assertEquals("I play d4.", reply("d4").getFirst());
      assertMentions(script.say("new white"), "A new game. You have White, I have Black.");
      assertEquals(Fen.START, fen());
      script.say("mode people", "e4");
      assertEquals(List.of("Please say: new, new white or new black."), script.say("new blakc"));
      assertTrue(fen().contains("4P3"), "the game goes on");
    }

    @Test
    void changeInARematch() {
      assertMentions(script.say("rematch"), "A new game. You have Black, I have White.");
      reply("d4");
      assertMentions(script.say("rematch"), "A new game. You have White, I have Black.");
      assertEquals(Fen.START, fen());
    }

    @Test
    void stayTheSameInARematchOfTwoPeople() {
      script.say("mode people", "e4");
      assertMentions(script.say("rematch"), "A new game. You play both sides");
      script.say("e4", "e5");
      assertFalse(engine.isSearching());
    }

    @Test
    void takeBackByAnotherName() {
      script.say("e4");
      reply("e5");
      script.say("takeback");
      assertEquals(Fen.START, fen());
    }
  }

  @Nested
  class Promotions {
    private static final String PAWN = "load 1n2k3/P7/8/8/8/8/8/N3K2N w - - 0 1";

    @ParameterizedTest
    @CsvSource({
      "a8, q, Q",
      "a7a8, rook, R",
      "axb8, N, N",
      "a7-a8, =B, B",
      "a7 a8, knight, N",
      "a8+, queen, Q"
    })
    void askForThePiece(String move, String answer, String piece) {
      script.say(PAWN);
      assertMentions(script.say(move), "Which piece?");
      assertFalse(engine.isSearching());
      script.say(answer);
      assertFalse(script.hasQuit());
      assertTrue(engine.isSearching());
      assertTrue(Fen.format(engine.root()).substring(0, 4).contains(piece));
    }

    @Test
    void areAskedAboutAgainWhenTheAnswerIsNotUnderstood() {
      script.say(PAWN, "a8");
      assertMentions(script.say("quen"), "Which piece?");
      script.say("q");
      assertTrue(engine.isSearching());
    }

    @Test
    void areForgottenWhenSomethingElseIsSaid() {
      script.say(PAWN, "a8", "Nb3");
      assertTrue(engine.isSearching());
      reply("Ke7");
      script.say("a8", "undo");
      assertMentions(script.say("r"), "I do not understand");
    }

    @Test
    void needNoQuestionWhenThePieceIsNamed() {
      script.say(PAWN, "a8=N");
      assertTrue(engine.isSearching());
    }
  }

  @Nested
  class Clocks {
    private static final long SECOND = 1_000_000_000L;
    private final long start = System.nanoTime();

    private List<String> at(long second, String line) {
      return script.happen(new SessionEvent.Input(line, start + second * SECOND));
    }

    @Test
    void runForPeople() {
      script.say("mode people", "level 0 1 2");
      assertMentions(at(100, "e4"), "White 1:02   Black 1:00");
      assertMentions(at(110, "e5"), "White 1:02   Black 0:52");
      assertMentions(at(155, "Nf3"), "White 0:19.0   Black 0:52");
      assertMentions(at(160, "clock"), "White 0:19.0   Black 0:47");
    }

    @Test
    void fallOnce() {
      script.say("mode people", "level 0 1 0");
      at(0, "e4");
      at(10, "e5");
      List<String> lines = at(75, "Nf3");
      assertMentions(lines, "White's flag has fallen: Black wins on time, 0-1.");
      assertMentions(lines, "This game is over.");
      at(80, "undo");
      lines = at(200, "Nf3");
      assertFalse(mentions(lines, "flag"), lines.toString());
      assertMentions(lines, "White 0:00.0");
    }

    @Test
    void tellAtTheMomentWhenTheyFall() {
      script.say("mode people", "level 0 0:01 0");
      long before = System.nanoTime();
      script.happen(new SessionEvent.Input("e4", before - 5 * SECOND));
      assertMentions(script.happen(new SessionEvent.Tick(0)), "Black's flag has fallen");
    }

    @Test
    void doNotWinForABareKing() {
      script.say("load 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "mode people", "level 0 1 0");
      at(0, "e4");
      at(10, "Kd7");
      assertMentions(at(90, "e5"), "cannot mate, so it is a draw, 1/2-1/2.");
    }

    @Test
    void areShownAfterOurMove() {
      script.say("level 0 5 0", "e4");
      assertMentions(reply("e5"), "White 5:00   Black ");
      assertTrue(engine.limits().time() instanceof TimeBudget.Clock);
    }

    @Test
    void stayWithTheirColours() {
      script.say("mode people", "level 0 5 0");
      at(0, "e4");
      at(60, "e5");
      script.say("white");
      assertMentions(script.say("clock"), "Black 4:00");
      script.say("black");
      assertEquals(300_000, ((TimeBudget.Clock) engine.limits().time()).remainingMillis());
    }

    @Test
    void standStill() {
      script.say("mode people", "level 0 5 0");
      at(0, "e4");
      at(10, "pause");
      at(100, "resume");
      assertMentions(at(110, "e5"), "Black 4:40");
    }

    @ParameterizedTest
    @CsvSource({"0, 0:00.0", "19999, 0:19.9", "20000, 0:20", "3599000, 59:59", "3723000, 1:02:03"})
    void areReadable(long millis, String text) {
      assertEquals(text, ChessClocks.text(millis));
    }
  }

  @Nested
  class FilesOfGames {
    private static final String TWO =
        """
        [Event "Cup"]
        [White "Ada"]
        [Black "Bob"]
        [Date "1999.01.20"]
        [Result "1-0"]

        {a start} 1. e4 $1 {best by test} e5 (1... c5 2. Nf3 {open}) 2. Nf3 1-0

        [Event "Cup"]
        [White "Cid"]
        [Black "Dan"]
        [Result "0-1"]

        1. d4 d5 0-1
        """;

    private final Path file;

    FilesOfGames(@TempDir Path folder) throws IOException {
      file = Files.writeString(folder.resolve("games.pgn"), TWO);
    }

    @Test
    void offerAChoice() {
      List<String> lines = script.say("load " + file);
      assertMentions(lines, "   1  Ada - Bob, Cup, 1999.01.20, 1-0, 2 moves");
      assertMentions(lines, "   2  Cid - Dan, Cup, 0-1, 1 move");
      assertMentions(lines, "Which game? Type its number.");
      assertEquals("Cid - Dan, Cup, 0-1, 1 move.", script.say("2").getFirst());
      assertEquals(List.of("1. d4 d5"), script.say("history"));
    }

    @Test
    void offerAChoiceAtOnce() {
      assertEquals(
          "Ada - Bob, Cup, 1999.01.20, 1-0, 2 moves.",
          script.say("load " + file + " 1").getFirst());
      assertMentions(script.say("load " + file + " 3"), "There is no game 3 in ");
      script.say("load " + file);
      assertMentions(script.say("9"), "There is no game 9 in ");
      script.say("load " + file);
      assertMentions(script.say("moves"), "Nc6");
    }

    @Test
    void areWrittenBackAsTheyWere() throws IOException {
      Path copy = file.resolveSibling("copy.pgn");
      script.say("load " + file + " 1", "save " + copy);
      String pgn = Files.readString(copy).replace('\n', ' ');
      assertTrue(pgn.contains("[White \"Ada\"]"), pgn);
      assertTrue(pgn.contains("[Result \"1-0\"]"), pgn);
      assertTrue(
          pgn.contains("{a start} 1. e4 $1 {best by test} 1... e5 (1... c5 2. Nf3 {open}) 2. Nf3"),
          pgn);
    }

    @Test
    void keepTheOldMovesAsAVariation() throws IOException {
      Path copy = file.resolveSibling("copy.pgn");
      script.say("load " + file + " 1", "mode people", "undo", "d4", "save " + copy);
      String pgn = Files.readString(copy).replace('\n', ' ');
      assertTrue(pgn.contains("2. d4 (2. Nf3) *"), pgn);
    }

    @Test
    void haveNothingToDoWithALaterGame() throws IOException {
      Path copy = file.resolveSibling("copy.pgn");
      script.say("load " + file + " 1", "new", "mode people", "e4", "save " + copy);
      assertFalse(Files.readString(copy).contains("Ada"));
    }
  }
}
