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
import java.util.Set;
import org.junit.jupiter.api.Test;

class XBoardClientTest {
  private static final TimeControl BLITZ = TimeControl.parseClock("40/90+0.5");
  private static final String FEATURES =
      "feature ping=1 setboard=1 usermove=1 memory=1 san=1 variants=\"normal,fischerandom\""
          + " option=\"Style -combo a /// b\" done=1";

  private final ClientFixture fixture = new ClientFixture(EngineSpec.Protocol.XBOARD, BLITZ, 40);

  /** An engine that shakes hands, answers pings and replies to go and moves with fixed lines. */
  private static ScriptedChannel engine(String features, String... reply) {
    boolean[] forced = {true};
    return new ScriptedChannel(
        (line, engine) -> {
          if (line.equals("protover 2")) {
            engine.say(features);
          } else if (line.startsWith("ping ")) {
            engine.say("pong " + line.substring(5));
          } else if (line.equals("force")) {
            forced[0] = true;
          } else if (line.equals("go") || line.startsWith("usermove ") && !forced[0]) {
            forced[0] = false;
            for (String text : reply) {
              engine.say(text);
            }
          }
        });
  }

  private EngineClient client(ScriptedChannel channel, boolean probe) {
    return fixture.client(channel, true, probe);
  }

  private Turn turn(Game game) {
    return fixture.turn(game, 1500, 1709);
  }

  private Answer answer(Game game, String... reply) throws EngineException {
    EngineClient client = client(engine(FEATURES, reply), false);
    client.start();
    client.newGame(fixture.start(game));
    return client.think(turn(game));
  }

  @Test
  void conversationOfAGame() throws EngineException {
    ScriptedChannel channel = engine(FEATURES, " 5  31 7 1000 e7e5 g1f3", "move e7e5");
    EngineClient client = client(channel, false);
    client.start();
    assertEquals(
        List.of(
            "xboard",
            "protover 2",
            "accepted ping",
            "accepted setboard",
            "accepted usermove",
            "accepted memory",
            "rejected san",
            "accepted variants",
            "accepted option",
            "accepted done",
            "memory 8"),
        channel.heard());
    channel.heard().clear();
    Game game = game(Fen.START, "e2e4");
    client.newGame(fixture.start(game));
    Answer.Played played = assertInstanceOf(Answer.Played.class, client.think(turn(game)));
    assertEquals(new Report(5, new SearchScore.Centipawns(31), 1000, 70), played.report());
    game.play(played.move());
    game.play(CoordinateMove.parse(game.position(), "g1f3"));
    client.think(turn(game));
    assertEquals(
        List.of(
            "new",
            "force",
            "level 40 1:30 0.5",
            "post",
            "easy",
            "ping 1",
            "ping 2",
            "usermove e2e4",
            "time 150",
            "otim 170",
            "go",
            "ping 3",
            "time 150",
            "otim 170",
            "usermove g1f3"),
        channel.heard());
  }

  @Test
  void otherLimitsHaveOtherWords() throws EngineException {
    ScriptedChannel channel = engine(FEATURES, "move e2e4");
    EngineClient client = client(channel, false);
    client.start();
    TimeControl free = TimeControl.parseClock("inf");
    client.newGame(
        new GameStart(Fen.start(), false, free.withMoveMillis(250).withDepth(7), "other"));
    assertTrue(channel.heard().containsAll(List.of("st 0.25", "sd 7")));
    client.newGame(new GameStart(Fen.start(), false, free.withNodes(5000), "other"));
    assertTrue(channel.heard().containsAll(List.of("st 1", "nps 5000")));
  }

  @Test
  void positionsAreSetUpOneWayOrTheOther() throws EngineException {
    GameStart start =
        new GameStart(Fen.parse("4k3/8/8/8/8/8/P7/4K3 b - - 0 1"), false, BLITZ, "other");
    ScriptedChannel modern = engine(FEATURES);
    EngineClient client = client(modern, false);
    client.start();
    client.newGame(start);
    assertTrue(modern.heard().contains("setboard 4k3/8/8/8/8/8/P7/4K3 b - - 0 1"));
    ScriptedChannel old = engine("feature ping=1 memory=1 done=1");
    EngineClient editing = client(old, false);
    editing.start();
    editing.newGame(start);
    int edit = old.heard().indexOf("edit");
    assertEquals(
        List.of("a2a3", "edit", "#", "Ke1", "Pa2", "c", "Ke8", "."),
        old.heard().subList(edit - 1, edit + 7));
  }

  @Test
  void chess960NeedsTheVariant() throws EngineException {
    GameStart start = new GameStart(Fen.start(), true, BLITZ, "other");
    ScriptedChannel able = engine(FEATURES);
    EngineClient client = client(able, false);
    client.start();
    client.newGame(start);
    assertTrue(able.heard().contains("variant fischerandom"));
    EngineClient unable = client(engine("feature variants=\"normal\" memory=1 done=1"), false);
    unable.start();
    assertThrows(EngineException.class, () -> unable.newGame(start));
  }

  @Test
  void movesInOldSpellingsCount() throws EngineException {
    Game start = game(Fen.START);
    String thought = "1 0 0 1 Nf3";
    assertInstanceOf(Answer.Played.class, answer(start, thought, "move Nf3"));
    assertEquals(Set.of(Violation.Kind.MOVE_SPELLING), fixture.kinds());
    assertInstanceOf(Answer.Played.class, answer(start, thought, "My move is : g1f3"));
    assertInstanceOf(Answer.Played.class, answer(start, thought, "1. ... g1f3"));
    assertInstanceOf(Answer.Illegal.class, answer(start, thought, "move e2e5"));
  }

  @Test
  void claimsResignationsAndProtests() throws EngineException {
    Game start = game(Fen.START);
    assertInstanceOf(Answer.Resigned.class, answer(start, "resign"));
    assertInstanceOf(Answer.Resigned.class, answer(start, "0-1 {White resigns}"));
    Answer.Claimed claimed =
        assertInstanceOf(Answer.Claimed.class, answer(start, "1/2-1/2 {Draw by repetition}"));
    assertEquals("1/2-1/2", claimed.result());
    assertInstanceOf(Answer.Protested.class, answer(start, "Illegal move: e2e4"));
  }

  @Test
  void claimsAreComparedWithTheResult() throws EngineException {
    Game mate = game("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    EngineClient client =
        client(engine(FEATURES, "1 100001 0 1 a1a8", "move a1a8", "1-0 {White mates}"), false);
    client.start();
    client.newGame(fixture.start(mate));
    Answer.Played played = assertInstanceOf(Answer.Played.class, client.think(turn(mate)));
    assertEquals(new SearchScore.MateIn(1), played.report().score());
    mate.play(played.move());
    client.gameOver(mate, "1-0", "mate");
    assertEquals(List.of(), fixture.violations());
    EngineClient liar =
        client(engine(FEATURES, "1 0 0 1 a1b1", "move a1b1", "1-0 {White mates}"), false);
    liar.start();
    Game ongoing = game("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    liar.newGame(fixture.start(ongoing));
    ongoing.play(((Answer.Played) liar.think(turn(ongoing))).move());
    ongoing.play(CoordinateMove.parse(ongoing.position(), "h7h6"));
    liar.think(turn(ongoing));
    assertTrue(fixture.kinds().contains(Violation.Kind.FALSE_CLAIM));
  }

  @Test
  void theMatedSideHearsTheMove() throws EngineException {
    ScriptedChannel channel = engine(FEATURES, "1 0 0 1 e7e5", "move e7e5");
    EngineClient client = client(channel, false);
    client.start();
    Game game = game(Fen.START, "f2f3");
    client.newGame(fixture.start(game));
    game.play(((Answer.Played) client.think(turn(game))).move());
    game.play(CoordinateMove.parse(game.position(), "g2g4"));
    channel.heard().clear();
    client.gameOver(game, "*", "broken off");
    assertEquals(
        List.of("force", "usermove g2g4", "result * {broken off}"), channel.heard().subList(0, 3));
  }

  @Test
  void faultsAreNamed() throws EngineException {
    Game start = game(Fen.START);
    answer(start, "what a fine day", "# quiet", "3 10 1 9 e2e4 e2e4", "move e2e4");
    assertEquals(Set.of(Violation.Kind.UNKNOWN_OUTPUT, Violation.Kind.ILLEGAL_PV), fixture.kinds());
    fixture.violations().clear();
    answer(start, "Error (unknown command): level", "pong 9", "move e2e4");
    assertEquals(
        Set.of(Violation.Kind.ERROR_LINE, Violation.Kind.PONG_ORDER, Violation.Kind.NO_SCORE),
        fixture.kinds());
  }

  @Test
  void pongMayNotOvertakeTheMove() throws EngineException {
    ScriptedChannel hasty =
        new ScriptedChannel(
            (line, engine) -> {
              if (line.equals("protover 2")) {
                engine.say(FEATURES);
              } else if (line.startsWith("ping ")) {
                engine.say("pong " + line.substring(5));
                if (engine.heard().contains("go")) {
                  engine.say("1 0 0 1 e2e4");
                  engine.say("move e2e4");
                }
              }
            });
    EngineClient client = client(hasty, true);
    client.start();
    client.newGame(new GameStart(Fen.start(), false, BLITZ, "other"));
    client.think(turn(game(Fen.START)));
    assertTrue(fixture.kinds().contains(Violation.Kind.PONG_ORDER));
  }

  @Test
  void overdueEnginesAreTold() throws EngineException {
    ScriptedChannel silent = engine(FEATURES);
    EngineClient client = client(silent, false);
    client.start();
    client.newGame(new GameStart(Fen.start(), false, BLITZ, "other"));
    assertInstanceOf(Answer.Overdue.class, client.think(turn(game(Fen.START))));
    assertTrue(silent.heard().contains("?"));
    assertFalse(client.isUsable());
  }

  @Test
  void linesOfThoughtInManyDresses() {
    XBoardLine.Thinking thinking =
        assertInstanceOf(
            XBoardLine.Thinking.class,
            XBoardLine.parse("12. -35 104 90000 1. e4 e5 2.Nf3! Nc6? (book) <HT>"));
    assertEquals(List.of("e4", "e5", "Nf3", "Nc6"), thinking.pv());
    assertEquals(-35, thinking.score());
    assertEquals(
        new SearchScore.MateIn(-3),
        ((XBoardLine.Thinking) XBoardLine.parse("5 -100003 1 2 e2e4")).asScore());
  }
}
