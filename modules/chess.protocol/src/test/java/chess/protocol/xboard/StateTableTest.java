package chess.protocol.xboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.notation.MoveText;
import chess.protocol.Conversation;
import chess.protocol.FakeEngine;
import chess.protocol.LegalMoves;
import chess.protocol.xboard.StateTable.Cell;
import chess.protocol.xboard.XBoardPlayer.State;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every command in every state, as {@code docs/protocols.md} has it. */
class StateTableTest {
  /** What is no command but the end of the search. */
  private static final String END_OF_SEARCH = "(the search ends)";

  /** Commands that concern the conversation and change no state of the game. */
  private static final Set<Class<?>> NOT_IN_THE_TABLE =
      Set.of(
          XBoardCommand.Handshake.class,
          XBoardCommand.ProtocolVersion.class,
          XBoardCommand.FeatureReply.class,
          XBoardCommand.OpponentName.class,
          XBoardCommand.Quit.class,
          XBoardCommand.Ignored.class);

  private final FakeEngine engine = FakeEngine.patient();
  private XBoardSession session;
  private final Conversation gui =
      new Conversation(engine, context -> session = new XBoardSession(context));

  static List<Cell> cells() {
    return StateTable.read();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cells")
  void isAsTheTableSays(Cell cell) {
    reach(cell.before());
    assertEquals(cell.before(), session.state(), "the state to begin with");

    List<String> answers = cell.commands().stream().flatMap(line -> say(line)).toList();

    assertEquals(cell.after(), session.state());
    assertEquals(cell.answers().size(), answers.size(), answers.toString());
    for (int i = 0; i < answers.size(); i++) {
      assertTrue(answers.get(i).startsWith(cell.answers().get(i)), answers.toString());
    }
  }

  @ParameterizedTest
  @EnumSource
  void hasAColumn(State state) {
    assertTrue(cells().stream().anyMatch(cell -> cell.before() == state));
  }

  @Test
  void hasARowForEveryCommand() {
    Set<Class<?>> missing = new HashSet<>(Set.of(XBoardCommand.class.getPermittedSubclasses()));
    missing.removeAll(NOT_IN_THE_TABLE);
    for (Cell cell : cells()) {
      for (String line : cell.commands()) {
        missing.remove(XBoardParser.parse(line).getClass());
      }
    }
    assertEquals(Set.of(), missing);
  }

  /**
   * 1. e4 was played by the user, who has White; 1... e5 is our answer, behind which we expect Nf3.
   */
  private void reach(State state) {
    gui.say("xboard", "new");
    if (state == State.PONDERING) {
      gui.say("hard");
    }
    gui.say("e2e4");
    if (state != State.THINKING) {
      answer("e7e5", "g1f3");
    }
    switch (state) {
      case THINKING, WAITING, PONDERING -> {}
      case FORCE -> gui.say("force");
      case OUR_TURN -> gui.say("undo");
      case HINTING -> gui.say("undo", "hint");
      case ANALYSING -> gui.say("analyze");
      case OVER -> gui.say("result 1/2-1/2 {Draw agreed}");
      case NO_BOARD -> gui.say("setboard 8/8/8/8/8/8/8/8 w - - 0 1");
    }
  }

  private void answer(String move, String expected) {
    Position after = engine.root().copy();
    int best = MoveText.parse(after, move);
    after.make(best);
    engine.finish(best, MoveText.parse(after, expected));
    gui.listen();
  }

  private Stream<String> say(String line) {
    if (line.equals(END_OF_SEARCH)) {
      if (engine.isSearching()) {
        engine.finish(LegalMoves.of(engine.root()).getFirst(), Move.NONE);
      }
      return gui.listen().stream();
    }
    boolean whiteToMove = gui.say("fen").getFirst().contains(" w ");
    return gui
        .say(
            line.replace("MOVE", whiteToMove ? "d2d4" : "g8f6")
                .replace("EXPECTED", whiteToMove ? "g1f3" : "g8f6"))
        .stream();
  }
}
