package chess.protocol.xboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Move;
import chess.core.notation.MoveText;
import chess.protocol.Conversation;
import chess.protocol.FakeEngine;
import chess.search.BestMove;
import chess.search.SearchScore;
import chess.search.SearchStatistics;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who says when that the game is over, that it is drawn, or that it is given up. */
class XBoardGameEndTest {
  private static final List<String> SILENCE = List.of();

  private final FakeEngine engine = FakeEngine.patient();
  private final Conversation gui = new Conversation(engine, XBoardSession::new);

  private void setUp(String fen) {
    gui.say("xboard", "protover 2", "new", "force", "setboard " + fen);
  }

  private List<String> reply(String move) {
    return reply(move, 12, 10);
  }

  private List<String> reply(String move, int centipawns, int depth) {
    SearchStatistics statistics =
        new SearchStatistics(1000, 500, 0, 0, 0, 0, 0, 0, depth, depth, 10);
    engine.finish(
        new BestMove(
            MoveText.parse(engine.root(), move),
            Move.NONE,
            new SearchScore.Centipawns(centipawns),
            statistics));
    return gui.listen();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "7k/8/6K1/8/8/8/8/R7 w - - 0 1 | Ra8# | move a1a8 | 1-0 {White mates}",
        "r7/8/8/8/8/6k1/8/7K b - - 0 1 | Ra1# | move a8a1 | 0-1 {Black mates}",
        "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1 | Qf7 | move f1f7 | 1/2-1/2 {Stalemate}",
        "8/8/8/8/8/3k4/1q6/K7 w - - 0 1 | Kxb2 | move a1b2 | 1/2-1/2 {Draw by insufficient"
            + " material}",
        "7k/8/6K1/8/8/8/8/R7 w - - 99 90 | Ra8# | move a1a8 | 1-0 {White mates}"
      })
  void saysTheResultAfterOurMove(String fen, String san, String move, String result) {
    setUp(fen);
    gui.say("go");
    assertEquals(List.of(move, result), reply(san));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "7k/8/6K1/8/8/8/8/R7 w - - 0 1 | a1a8 | 1-0 {White mates}",
        "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1 | f1f7 | 1/2-1/2 {Stalemate}",
        "8/8/8/8/8/3k4/1q6/K7 w - - 0 1 | a1b2 | 1/2-1/2 {Draw by insufficient material}",
        "7k/8/6K1/8/8/8/8/R7 w - - 99 90 | a1a2 | 1/2-1/2 {Draw by fifty-move rule}"
      })
  void saysTheResultInsteadOfAMoveAfterTheUsersMove(String fen, String move, String result) {
    setUp(fen);
    gui.say("playother");
    assertEquals(List.of(result), gui.say(move));
    assertFalse(engine.isSearching());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/8/4k3/8/n1n5/1q6/K7 w - - 0 1",
        "8/8/8/4k3/8/3b4/1q6/K6N w - - 0 1",
        "8/8/8/4k3/8/7n/1q6/K6N w - - 0 1",
        "8/8/8/4k3/8/3b4/1q6/K1B5 w - - 0 1"
      })
  void doesNotClaimWhatIsNoDeadPosition(String fen) {
    setUp(fen);
    gui.say("playother");
    assertEquals(SILENCE, gui.say("a1b2"));
    assertTrue(engine.isSearching());
  }

  @Test
  void claimsTheRepetitionThatOurMoveMakes() {
    gui.say("xboard", "new", "force", "g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "go");
    assertEquals(
        List.of("offer draw", "move f6g8", "1/2-1/2 {Draw by threefold repetition}"), reply("Ng8"));
  }

  @Test
  void claimsTheRepetitionThatTheUserMakes() {
    gui.say("xboard", "new", "force", "g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1");
    gui.say("playother");
    assertEquals(List.of("1/2-1/2 {Draw by threefold repetition}"), gui.say("f6g8"));
    assertEquals(List.of("pong 1"), gui.say("ping 1"));
    assertFalse(engine.isSearching());
  }

  @Test
  void playsOnWhenTheUserWantsAMoveInADrawnPosition() {
    gui.say("xboard", "new", "force");
    gui.say("g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8");
    assertEquals(SILENCE, gui.say("go"));
    assertEquals(List.of("move e2e4"), reply("e4"));
  }

  @Test
  void playsOnWhenTheFiftyMovesAreOverAlready() {
    setUp("7k/8/6K1/8/8/8/8/R7 w - - 120 90");
    assertEquals(SILENCE, gui.say("go"));
    assertEquals(
        List.of("offer draw", "move a1a2", "1/2-1/2 {Draw by fifty-move rule}"), reply("Ra2"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "R6k/8/6K1/8/8/8/8/8 b - - 0 1 | 1-0 {White mates}",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1 | 1/2-1/2 {Stalemate}"
      })
  void saysTheResultWhenThereIsNoMoveToMake(String fen, String result) {
    setUp(fen);
    assertEquals(List.of(result), gui.say("go"));
    assertEquals(SILENCE, gui.say("go"), "once for each board");
    gui.say("force", "setboard " + fen);
    assertEquals(List.of(result), gui.say("go"), "again for another board");
    assertFalse(engine.isSearching());
  }

  @ParameterizedTest
  @ValueSource(strings = {"force", "analyze"})
  void saysNoResultWithoutPlaying(String mode) {
    setUp("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
    gui.say(mode, "nopost");
    assertEquals(SILENCE, gui.say("a1a8"));
    assertEquals(List.of("pong 3"), gui.say("ping 3"));
  }

  @Test
  void saysTheResultAgainAfterATakeBack() {
    setUp("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
    gui.say("playother");
    assertEquals(List.of("1-0 {White mates}"), gui.say("a1a8"));
    gui.say("undo");
    assertEquals(List.of("1-0 {White mates}"), gui.say("a1a8"));
  }

  @Test
  void understandsAResultThatOvertakesItsOwn() {
    setUp("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
    gui.say("playother");
    assertEquals(List.of("1-0 {White mates}"), gui.say("a1a8"));
    assertEquals(SILENCE, gui.say("result 1-0 {White mates}"));
  }

  @Test
  void acceptsADrawWhenItIsWorse() {
    gui.say("xboard", "new");
    assertEquals(SILENCE, gui.say("draw", "time 100", "otim 100", "e2e4"));
    assertEquals(List.of("offer draw", "move e7e5"), reply("e5", -150, 12));
    gui.say("d2d4");
    assertEquals(List.of("move e5d4"), reply("exd4", -150, 12), "the offer has lapsed");
  }

  @ParameterizedTest
  @CsvSource({"40, 12", "0, 12", "-500, 2"})
  void declinesADrawInSilence(int centipawns, int depth) {
    gui.say("xboard", "new", "e2e4", "draw");
    assertEquals(List.of("move e7e5"), reply("e5", centipawns, depth));
  }

  @Test
  void declinesEveryDrawWhenToldSo() {
    gui.say("xboard", "new", "option DrawOffers=never", "draw", "e2e4");
    assertEquals(List.of("move e7e5"), reply("e5", -900, 20));
  }

  @Test
  void offersADrawInADeadLevelGameWhenToldSo() {
    setUp("4k2r/p6p/8/8/8/8/P6P/4K2R w - - 40 80");
    gui.say("option DrawOffers=offer", "go");
    List<String> said = reply("Kd1", 0, 12);
    String[] users = {"e8d8", "d8e8"};
    for (int i = 0; i < 12 && !said.contains("offer draw"); i++) {
      gui.say(users[i % 2]);
      if (!engine.isSearching()) {
        break;
      }
      said = reply(i % 2 == 0 ? "Rg1" : "Rh1", 0, 12);
    }
    assertTrue(said.contains("offer draw"), said.toString());
  }

  @Test
  void resignsOnlyWhenToldSoAndOnlyALostGame() {
    gui.say("xboard", "new", "option Resign=1");
    String[] white = {"a2a3", "b2b3", "c2c3", "d2d3", "e2e3", "f2f3", "g2g3"};
    String[] black = {"a6", "b6", "c6", "d6", "e6", "f6", "g6"};
    for (int i = 0; i < 5; i++) {
      gui.say(white[i]);
      assertTrue(reply(black[i], -1500, 12).getFirst().startsWith("move "));
    }
    gui.say(white[5], "ping 1");
    assertEquals(List.of("resign", "pong 1"), reply(black[5], -1500, 12));
    assertEquals(SILENCE, gui.say("result 1-0 {Black resigns}"));
  }

  @Test
  void neverResignsByDefault() {
    gui.say("xboard", "new");
    String[] white = {"a2a3", "b2b3", "c2c3", "d2d3", "e2e3", "f2f3", "g2g3", "h2h3"};
    String[] black = {"a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6"};
    for (int i = 0; i < white.length; i++) {
      gui.say(white[i]);
      assertTrue(reply(black[i], -3000, 12).getFirst().startsWith("move "));
    }
  }
}
