package chess.blackbox;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OutputRulesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "id name X 1",
        "option name Clear Hash type button",
        "option name Hash type spin default 16 min 1 max 1024",
        "option name E type combo default a var a var b",
        "option name Book File type string default <empty>",
        "uciok",
        "readyok",
        "info string anything, 1.5 and so on",
        "info depth 1 score cp -3 nodes 20 pv e2e4 e7e5",
        "info depth 1 score mate 2 time 1 pv e7e8q",
        "info depth 3 score cp 5 upperbound nodes 1",
        "info depth 3 score cp 5 wdl 100 800 100 nodes 1",
        "info depth 9 currmove e2e4 currmovenumber 1",
        "bestmove e2e4",
        "bestmove e7e8q ponder e1d1",
        "bestmove (none)",
      })
  void uciAllows(String line) {
    UciRules rules = new UciRules();
    rules.said("go");
    assertDoesNotThrow(() -> rules.heard(line));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "hello",
        "readyok ",
        "bestmove a1a1 ponder",
        "bestmove NULL",
        "bestmove E2E4",
        "info depth 1.5",
        "info depth 1 depth 2",
        "info depth 1 score cp 0.5",
        "info depth 1 score mate 3 lowerbound",
        "info depth 1 score cp 3 wdl 1 2 3",
        "info depth",
        "info speed 3",
        "info depth 1 pv",
        "info depth 1 pv e4",
      })
  void uciForbids(String line) {
    UciRules rules = new UciRules();
    rules.said("go");
    assertThrows(AssertionError.class, () -> rules.heard(line));
  }

  @Test
  void uciCountsBestMoves() {
    UciRules rules = new UciRules();
    assertThrows(AssertionError.class, () -> rules.heard("info depth 1 score cp 1"));
    rules.said("go infinite");
    rules.heard("info depth 1 score cp 1");
    rules.heard("bestmove e2e4");
    assertThrows(AssertionError.class, () -> rules.heard("bestmove e2e4"));
    assertThrows(AssertionError.class, () -> rules.heard("info depth 1 score cp 1"));
  }

  @Test
  void uciAllowsFreeTextWhenAsked() {
    UciRules rules = new UciRules();
    rules.said("d");
    assertDoesNotThrow(() -> rules.heard("Fen: 8/8"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "feature done=0",
        "feature ping=1 myname=\"Duplex 1\" option=\"Hash -spin 1 1 2\"",
        "move e2e4",
        "move O-O-O",
        "Illegal move: e2e5",
        "Illegal move (not your turn): e2e5",
        "Error (unknown command): xyz",
        "1/2-1/2 {Draw by repetition}",
        "offer draw",
        "resign",
        "telluser hello",
        "# anything",
        "Hint: e2e4",
        "3 25 10 4711 e2e4 e7e5",
        "3 -100002 10 4711 e2e4 !",
        "3 25 10 4711 12 470000 0\te2e4",
        "stat01: 10 4711 3 4 20 e2e4",
        " Book: none",
        "",
      })
  void xboardAllows(String line) {
    assertDoesNotThrow(() -> new XBoardRules().heard(line));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hello",
        "White mates",
        "Draw",
        "setboard 8/8",
        "warning: x",
        "move Nf3",
        "move e7e8Q",
        "1-0",
        "3. 25 10 4711 e2e4",
        "3 0.25 10 4711 e2e4",
        "telluser file not found",
        "pong 7",
        "feature ping",
      })
  void xboardForbids(String line) {
    assertThrows(AssertionError.class, () -> new XBoardRules().heard(line));
  }

  @Test
  void xboardCountsPongs() {
    XBoardRules rules = new XBoardRules();
    rules.said("ping 7");
    rules.heard("pong 7");
    assertThrows(AssertionError.class, () -> rules.heard("pong 7"));
  }
}
