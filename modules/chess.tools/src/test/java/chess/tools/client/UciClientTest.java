package chess.tools.client;

import static chess.tools.client.ClientFixture.game;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.game.Game;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.search.SearchScore;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class UciClientTest {
  private static final TimeControl BLITZ = TimeControl.parseClock("2+0.02");

  private final ClientFixture fixture = new ClientFixture(EngineSpec.Protocol.UCI, BLITZ, 0);

  private EngineClient client(ScriptedChannel channel, boolean strict, boolean probe) {
    return fixture.client(channel, strict, probe);
  }

  private Turn turn(Game game) {
    return fixture.turn(game, 1500, 1700);
  }

  /** Plays one move in the position with the lines a search says. */
  private Answer answer(Game game, boolean strict, String... lines) throws EngineException {
    EngineClient client = client(new ScriptedChannel(UciScript.playing(lines)), strict, false);
    client.start();
    client.newGame(fixture.start(game));
    return client.think(turn(game));
  }

  @Test
  void saysWhatTheProtocolWants() throws EngineException {
    ScriptedChannel channel =
        new ScriptedChannel(
            new UciScript(
                (position, engine) -> {
                  engine.say("info depth 3 score cp 25 nodes 100 time 4 pv g1f3 b8c6");
                  engine.after(120).say("bestmove g1f3 ponder b8c6");
                }));
    EngineClient client = client(channel, true, false);
    client.start();
    Game game = game(Fen.START, "e2e4", "e7e5");
    client.newGame(fixture.start(game));
    Answer.Played played = assertInstanceOf(Answer.Played.class, client.think(turn(game)));
    client.gameOver(game, "*", "test");
    assertEquals(
        List.of(
            "uci",
            "setoption name Hash value 8",
            "isready",
            "ucinewgame",
            "isready",
            "position startpos moves e2e4 e7e5",
            "isready",
            "go wtime 1500 btime 1700 winc 20 binc 20",
            "isready"),
        channel.heard());
    assertEquals("g1f3", CoordinateMove.format(played.move(), false));
    assertEquals(new Report(3, new SearchScore.Centipawns(25), 100, 4), played.report());
    assertEquals(120_000_000, played.nanos());
    assertEquals(List.of(), fixture.violations());
    client.close();
    assertTrue(channel.isClosed());
  }

  @Test
  void blackHasTheOtherClockAndChess960ItsOwnSpelling() throws EngineException {
    ScriptedChannel channel =
        new ScriptedChannel(UciScript.playing("info score cp 1", "bestmove e8h8"));
    EngineClient client = client(channel, false, false);
    client.start();
    Game game = game("4k2r/8/8/8/8/8/8/4K3 b k - 0 1");
    client.newGame(new GameStart(game.startPosition(), true, BLITZ, "other"));
    assertInstanceOf(Answer.Played.class, client.think(turn(game)));
    assertTrue(channel.heard().contains("setoption name UCI_Chess960 value true"));
    assertTrue(channel.heard().contains("position fen 4k2r/8/8/8/8/8/8/4K3 b h - 0 1"));
    assertTrue(channel.heard().contains("go wtime 1700 btime 1500 winc 20 binc 20"));
    assertEquals(List.of(), fixture.violations());
  }

  @Test
  void illegalAndMisspeltMoves() throws EngineException {
    assertInstanceOf(Answer.Illegal.class, answer(game(Fen.START), false, "bestmove e2e5"));
    assertInstanceOf(Answer.Illegal.class, answer(game(Fen.START), false, "bestmove (none)"));
    assertInstanceOf(Answer.Illegal.class, answer(game(Fen.START), false, "bestmove"));
    Game castling = game("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    assertInstanceOf(
        Answer.Played.class, answer(castling, false, "info score cp 0", "bestmove e1h1"));
    assertEquals(Set.of(Violation.Kind.MOVE_SPELLING), fixture.kinds());
  }

  @Test
  void faultsInLinesOfThoughtAreNamed() throws EngineException {
    Game start = game(Fen.START);
    answer(start, true, "info depth 1 depth 2 score cp 1.5 pv e2e4", "bestmove e2e4");
    assertEquals(Set.of(Violation.Kind.REPEATED_KEY, Violation.Kind.BAD_NUMBER), fixture.kinds());
    fixture.violations().clear();
    answer(start, true, "info score cp 1 wdl 1 2 3 nonsense pv e2e4", "bestmove e2e4");
    assertEquals(Set.of(Violation.Kind.BAD_NUMBER, Violation.Kind.UNKNOWN_OUTPUT), fixture.kinds());
    fixture.violations().clear();
    answer(start, true, "info depth 1", "bestmove e2e4 ponder e2e4");
    assertEquals(Set.of(Violation.Kind.NO_SCORE, Violation.Kind.BAD_PONDER), fixture.kinds());
    fixture.violations().clear();
    answer(start, true, "info score cp 9 pv e2e4 e2e4", "bestmove d2d4");
    assertEquals(Set.of(Violation.Kind.ILLEGAL_PV, Violation.Kind.PV_NOT_PLAYED), fixture.kinds());
    fixture.violations().clear();
    answer(start, false, "hello", "info score cp 9 pv e2e4", "bestmove e2e4");
    assertEquals(Set.of(Violation.Kind.UNKNOWN_OUTPUT), fixture.kinds());
  }

  @Test
  void linesEndWithTheGameAndKeepTheirMates() throws EngineException {
    Game backRank = game("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    answer(backRank, true, "info score mate 1 pv a1a8", "bestmove a1a8");
    assertEquals(Set.of(), fixture.kinds());
    answer(backRank, true, "info score mate 1 pv a1a8 g8f8", "bestmove a1a8");
    assertEquals(Set.of(Violation.Kind.PV_AFTER_END), fixture.kinds());
    fixture.violations().clear();
    answer(backRank, true, "info score mate -1 pv a1a8", "bestmove a1a8");
    assertEquals(Set.of(Violation.Kind.WRONG_MATE), fixture.kinds());
    fixture.violations().clear();
    answer(backRank, true, "info score mate 2 pv a1a8", "bestmove a1a8");
    assertEquals(Set.of(Violation.Kind.WRONG_MATE), fixture.kinds());
    fixture.violations().clear();
    answer(backRank, true, "info score mate 1 pv a1b1 h7h6", "bestmove a1b1");
    assertEquals(Set.of(Violation.Kind.WRONG_MATE), fixture.kinds());
    fixture.violations().clear();
    Game lastPawn = game("k7/8/8/8/8/8/1p6/K7 w - - 0 1");
    answer(lastPawn, true, "info score cp 0 pv a1b2 a8a7", "bestmove a1b2");
    assertEquals(Set.of(Violation.Kind.PV_AFTER_END), fixture.kinds());
  }

  @Test
  void talkWithoutBeingAskedIsNoted() throws EngineException {
    EngineClient client =
        client(
            new ScriptedChannel(
                UciScript.playing("info score cp 0", "bestmove e2e4", "info x", "bestmove d2d4")),
            false,
            false);
    client.start();
    Game game = game(Fen.START);
    client.newGame(fixture.start(game));
    client.think(turn(game));
    client.gameOver(game, "*", "test");
    assertEquals(
        Set.of(Violation.Kind.OUTPUT_WHEN_IDLE, Violation.Kind.SECOND_MOVE), fixture.kinds());
  }

  @Test
  void overdueEnginesAreStopped() throws EngineException {
    ScriptedChannel obedient =
        new ScriptedChannel(
            new UciScript((position, engine) -> {})
                .onStop(engine -> engine.after(20).say("bestmove e2e4")));
    EngineClient client = client(obedient, false, false);
    client.start();
    assertInstanceOf(Answer.Overdue.class, client.think(turn(game(Fen.START))));
    assertTrue(client.isUsable());
    EngineClient hung =
        client(new ScriptedChannel(new UciScript((position, engine) -> {})), false, false);
    hung.start();
    assertInstanceOf(Answer.Overdue.class, hung.think(turn(game(Fen.START))));
    assertFalse(hung.isUsable());
    assertEquals(Set.of(Violation.Kind.STALL), fixture.kinds());
  }

  @Test
  void deathIsNoticed() throws EngineException {
    EngineClient client =
        client(
            new ScriptedChannel(new UciScript((position, engine) -> engine.die())), false, false);
    client.start();
    Answer.Gone gone = assertInstanceOf(Answer.Gone.class, client.think(turn(game(Fen.START))));
    assertEquals(EngineException.Kind.ENDED, gone.kind());
    assertFalse(client.isUsable());
    EngineClient mute = client(new ScriptedChannel((line, engine) -> {}), false, false);
    assertThrows(EngineException.class, mute::start);
  }

  @Test
  void probesWantAnAnswerDuringTheSearch() throws EngineException {
    ScriptedChannel lively =
        new ScriptedChannel(
            (line, engine) -> {
              UciScript.playing().hear(line, engine);
              boolean searching = engine.heard().stream().anyMatch(said -> said.startsWith("go"));
              if (line.equals("isready") && searching) {
                engine.say("info score cp 0");
                engine.say("bestmove e2e4");
              }
            });
    EngineClient client = client(lively, false, true);
    client.start();
    assertInstanceOf(Answer.Played.class, client.think(turn(game(Fen.START))));
    assertFalse(fixture.kinds().contains(Violation.Kind.LATE_READY));
    EngineClient deaf =
        client(
            new ScriptedChannel(
                new UciScript(
                    (position, engine) -> {
                      engine.say("info score cp 0");
                      engine.after(500).say("bestmove e2e4");
                    })),
            false,
            true);
    deaf.start();
    deaf.think(turn(game(Fen.START)));
    assertTrue(fixture.kinds().contains(Violation.Kind.LATE_READY));
  }

  @Test
  void undeclaredOptionsAreNoted() throws EngineException {
    fixture
        .client(new ScriptedChannel(UciScript.playing()), Map.of("Hsah", "8"), false, false)
        .start();
    assertEquals(Set.of(Violation.Kind.UNKNOWN_OPTION), fixture.kinds());
  }
}
