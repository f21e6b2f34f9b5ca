package chess.protocol.xboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import chess.core.board.Color;
import chess.protocol.xboard.XBoardCommand.BadParameter;
import chess.protocol.xboard.XBoardCommand.Ignored;
import chess.protocol.xboard.XBoardCommand.Level;
import chess.protocol.xboard.XBoardCommand.Topic;
import chess.protocol.xboard.XBoardCommand.Unknown;
import chess.protocol.xboard.XBoardCommand.UserMove;
import chess.search.TimeMeter;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Text becomes commands. */
class XBoardParserTest {
  private static XBoardCommand parse(String line) {
    return XBoardParser.parse(line);
  }

  @Test
  void knowsEveryCommand() {
    Map<String, XBoardCommand> commands =
        Map.ofEntries(
            Map.entry("xboard", new XBoardCommand.Handshake()),
            Map.entry("protover 2", new XBoardCommand.ProtocolVersion(2)),
            Map.entry("protover 99", new XBoardCommand.ProtocolVersion(99)),
            Map.entry("protover", new XBoardCommand.ProtocolVersion(2)),
            Map.entry("accepted ping", new XBoardCommand.FeatureReply("ping", true)),
            Map.entry("rejected san", new XBoardCommand.FeatureReply("san", false)),
            Map.entry("rejected option Hash", new XBoardCommand.FeatureReply("option", false)),
            Map.entry("new", new XBoardCommand.NewGame()),
            Map.entry("variant fischerandom", new XBoardCommand.Variant("fischerandom")),
            Map.entry("quit", new XBoardCommand.Quit()),
            Map.entry("force", new XBoardCommand.Force()),
            Map.entry("go", new XBoardCommand.Go()),
            Map.entry("playother", new XBoardCommand.PlayOther()),
            Map.entry("white", new XBoardCommand.SideToMove(Color.WHITE)),
            Map.entry("black", new XBoardCommand.SideToMove(Color.BLACK)),
            Map.entry("sd 8", new XBoardCommand.DepthLimit(8)),
            Map.entry("depth 8", new XBoardCommand.DepthLimit(8)),
            Map.entry("mate 3", new XBoardCommand.ProveMate(3)),
            Map.entry("nps 100000", new XBoardCommand.MeasureTime(new TimeMeter.Nodes(100_000))),
            Map.entry("nps 0", new XBoardCommand.MeasureTime(TimeMeter.PROCESSOR)),
            Map.entry("nps -1", new XBoardCommand.MeasureTime(TimeMeter.WALL)),
            Map.entry("time 30000", new XBoardCommand.ClockReading(true, 30_000)),
            Map.entry("otim -5", new XBoardCommand.ClockReading(false, -5)),
            Map.entry("usermove e2e4", new UserMove("e2e4")),
            Map.entry("?", new XBoardCommand.MoveNow()),
            Map.entry("ping 65536", new XBoardCommand.Ping("65536")),
            Map.entry("draw", new XBoardCommand.DrawOffer()),
            Map.entry(
                "result 1-0 {White mates}", new XBoardCommand.GameResult("1-0 {White mates}")),
            Map.entry("result", new XBoardCommand.GameResult("")),
            Map.entry("setboard 8/8 w - -", new XBoardCommand.SetBoard("8/8 w - -")),
            Map.entry("edit", new XBoardCommand.Edit()),
            Map.entry("hint", new XBoardCommand.Hint()),
            Map.entry("bk", new XBoardCommand.Book()),
            Map.entry("undo", new XBoardCommand.Undo()),
            Map.entry("remove", new XBoardCommand.Remove()),
            Map.entry("hard", new XBoardCommand.Ponder(true)),
            Map.entry("easy", new XBoardCommand.Ponder(false)),
            Map.entry("post", new XBoardCommand.Post(true)),
            Map.entry("nopost", new XBoardCommand.Post(false)),
            Map.entry("analyze", new XBoardCommand.Analyze()),
            Map.entry("exit", new XBoardCommand.ExitAnalysis()),
            Map.entry(".", new XBoardCommand.Status()),
            Map.entry("pause", new XBoardCommand.Pause(true)),
            Map.entry("resume", new XBoardCommand.Pause(false)),
            Map.entry("memory -48", new XBoardCommand.Memory(-48)),
            Map.entry("cores 2", new XBoardCommand.Cores(2)),
            Map.entry(
                "egtpath syzygy /my tables:/b",
                new XBoardCommand.TablebasePath("syzygy", "/my tables:/b")),
            Map.entry("exclude e2e4", new XBoardCommand.RootChoice(false, "e2e4")),
            Map.entry("include all", new XBoardCommand.RootChoice(true, "all")),
            Map.entry("name GM Some Body", new XBoardCommand.OpponentName("GM Some Body")),
            Map.entry("d", new XBoardCommand.Question(Topic.BOARD, "")),
            Map.entry("perft 3", new XBoardCommand.Question(Topic.PERFT, "3")),
            Map.entry("FORCE", new XBoardCommand.Force()),
            Map.entry("  ping\t7 \r", new XBoardCommand.Ping("7")));
    commands.forEach((line, command) -> assertEquals(command, parse(line), line));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "   ", "random", "computer", "rating 0 2000", "ics -", "ics freechess.org", "fritz",
        "reset", "ponder", "partner", "ptell hi", "holding [] []", "lift e2", "put e4,", "hover e4",
        "setscore 12 3", "bogus", "# a comment", "sd", "sd x", "depth"
      })
  void keepsSilentAboutWordsThatNeedNoReaction(String line) {
    assertInstanceOf(Ignored.class, parse(line));
  }

  @ParameterizedTest
  @CsvSource({
    "level 40 5 0, 40, 300000, 0",
    "level 0 2 12, 0, 120000, 12000",
    "level 40 0:30 0, 40, 30000, 0",
    "level 0 0:5 0.1, 0, 5000, 100",
    "level 40 1:05 0.5, 40, 65000, 500",
    "level 0 25+5 5, 0, 1500000, 5000",
    "level 0 0 12, 0, 10000, 12000",
    "level 0 1, 0, 60000, 0",
    "level 40 2.5 0, 40, 150000, 0",
    "level -3 5 -2, 0, 300000, 0",
    "level 1 5 0, 1, 300000, 0"
  })
  void readsTimeControlsOfAllShapes(String line, int moves, long base, long increment) {
    assertEquals(new Level(moves, base, increment), parse(line));
  }

  @ParameterizedTest
  @CsvSource({
    "st 5, 5000",
    "st 0, 0",
    "st 0.01, 10",
    "st 0.25, 250",
    "st 1.500000, 1500",
    "st -3, 0",
    "st +5, 5000",
    "level 1 2, 120000",
    "level 1 0:30, 30000"
  })
  void readsTimesForOneMove(String line, long millis) {
    assertEquals(new XBoardCommand.TimePerMove(millis), parse(line));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "e2e4", "e7e8q", "E7E8Q", "e7e8=Q", "e1g1", "e1h1", "O-O", "0-0", "O-O-O", "0-0-0", "o-o",
        "Nf3", "exd5", "e8=Q", "e8=N+", "Qxf7#", "e4!?", "bxc3", "b4", "bb4", "Bb4", "d4", "@@@@",
        "P@h3"
      })
  void tellsMovesFromWords(String move) {
    assertEquals(new UserMove(move), parse(move));
    assertEquals(new UserMove(move), parse("usermove " + move));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "option ClearHash | ClearHash | -",
        "option MultiPV=3 | MultiPV | 3",
        "option Book File = C:/My Books/a=b.bin | Book File | C:/My Books/a=b.bin",
        "option SyzygyPath= | SyzygyPath | ''"
      })
  void readsOptions(String line, String name, String value) {
    Optional<String> given = "-".equals(value) ? Optional.empty() : Optional.of(value);
    assertEquals(new XBoardCommand.SetOption(name, given), parse(line));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "level",
        "level x 5 0",
        "level 40",
        "st",
        "st soon",
        "time",
        "time x",
        "nps",
        "memory",
        "cores many",
        "usermove",
        "exclude",
        "option",
        "option =3",
        "mate",
        "mate 0",
        "mate soon"
      })
  void refusesParametersThatMakeNoSense(String line) {
    assertEquals(new BadParameter(line), parse(line));
  }

  @ParameterizedTest
  @ValueSource(strings = {"hello", "e9e4", "12", "Zf3", "go!", "usermoves e4"})
  void knowsWhatItDoesNotKnow(String line) {
    assertEquals(new Unknown(line), parse(line));
  }

  @Test
  void readsHugeNumbersWithoutOverflow() {
    assertEquals(
        new XBoardCommand.ClockReading(true, Long.MAX_VALUE), parse("time 99999999999999999999"));
    assertEquals(
        new Level(10_000, TimeText.MAX_MILLIS, TimeText.MAX_MILLIS),
        parse("level 99999999999 99999999999999999 99999999999999999999"));
    assertEquals(new XBoardCommand.DepthLimit(Integer.MAX_VALUE), parse("sd 99999999999999999999"));
  }

  @Test
  void neverThrows() {
    Random random = new Random(7);
    for (int i = 0; i < 200_000; i++) {
      StringBuilder line = new StringBuilder();
      line.append(XBoardParser.WORDS.get(random.nextInt(XBoardParser.WORDS.size())));
      int length = random.nextInt(12);
      for (int j = 0; j < length; j++) {
        line.append((char) (random.nextInt(8) == 0 ? random.nextInt(0x3000) : random.nextInt(128)));
      }
      parse(line.toString());
    }
  }
}
