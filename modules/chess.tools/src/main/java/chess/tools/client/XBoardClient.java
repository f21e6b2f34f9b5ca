package chess.tools.client;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.game.Game;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.core.notation.MoveText;
import chess.core.notation.MoveTextException;
import chess.core.notation.San;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Drives an XBoard engine (protocol 2, and 1 as far as it goes): sets the game up in force mode,
 * says {@code go} once, and from then on sends the opponent's moves with the clocks. Without
 * pondering.
 */
final class XBoardClient extends ChannelClient {
  private static final long PONG_NANOS = Duration.ofSeconds(60).toNanos();
  private static final long STOP_NANOS = Duration.ofSeconds(5).toNanos();

  /** A claim may stand just before the move that makes it true. */
  private static final long CLAIM_GRACE_NANOS = Duration.ofMillis(500).toNanos();

  private final XBoardFeatures features = new XBoardFeatures();

  private boolean chess960;
  private boolean forced;
  private int movesTold;
  private int pings;

  /** A result the engine announced, judged once the referee knows better; null for none. */
  private @Nullable String claim;

  XBoardClient(EngineSpec spec, EngineChannel channel, Violation.Listener violations) {
    super(spec, channel, violations);
  }

  @Override
  public void start() throws EngineException {
    XBoardHandshake.shake(channel, features);
    spec.options().forEach(this::setOption);
  }

  private void setOption(String name, String value) {
    String declared = features.option(name);
    if (declared != null) {
      channel.send("option " + declared + (value.isEmpty() ? "" : "=" + value));
    } else if (name.equalsIgnoreCase("Hash") && features.isOn("memory", false)) {
      channel.send("memory " + value);
    } else if (name.equalsIgnoreCase("Threads") && features.isOn("smp", false)) {
      channel.send("cores " + value);
    } else {
      note(Violation.Kind.UNKNOWN_OPTION, name);
    }
  }

  @Override
  public void newGame(GameStart start) throws EngineException {
    drain();
    claim = null;
    chess960 = start.chess960();
    movesTold = 0;
    channel.send("new");
    if (chess960) {
      if (!features.knowsVariant("fischerandom")) {
        throw new EngineException(EngineException.Kind.START, "does not play fischerandom");
      }
      channel.send("variant fischerandom");
    }
    channel.send("force");
    forced = true;
    setBoard(start.position());
    XBoardTime.commands(start.control()).forEach(channel::send);
    channel.send("post");
    channel.send("easy");
    if (features.isOn("name", false)) {
      channel.send("computer");
      channel.send("name " + start.opponent());
    }
    ping();
  }

  private void setBoard(Position position) {
    String fen = Fen.format(position);
    if (fen.equals(Fen.START)) {
      return;
    }
    if (features.isOn("setboard", false)) {
      channel.send("setboard " + fen);
    } else {
      XBoardEdit.commands(position).forEach(channel::send);
    }
  }

  @Override
  Answer answer(Turn turn) throws EngineException {
    ping();
    if (claim != null) {
      note(Violation.Kind.FALSE_CLAIM, claim + " in a game that goes on");
      claim = null;
    }
    Game game = turn.game();
    if (forced) {
      tellMoves(game, game.moves().size());
    }
    sendClocks(turn);
    long start = channel.now();
    if (forced) {
      channel.send("go");
      forced = false;
    } else {
      tellMoves(game, game.moves().size());
    }
    Answer answer = awaitMove(turn, start);
    if (answer instanceof Answer.Played) {
      movesTold++;
    }
    return answer;
  }

  private void sendClocks(Turn turn) {
    if (features.isOn("time", true) && turn.own().control().hasClock()) {
      channel.send("time " + XBoardTime.centiseconds(turn.own()));
      channel.send("otim " + XBoardTime.centiseconds(turn.other()));
    }
  }

  /** Sends the moves of the game that the engine has not heard of yet. */
  private void tellMoves(Game game, int upTo) {
    List<Integer> moves = game.moves();
    Position position = game.startPosition();
    for (int i = 0; i < upTo; i++) {
      int move = moves.get(i);
      if (i >= movesTold) {
        channel.send((features.isOn("usermove", false) ? "usermove " : "") + text(position, move));
      }
      position.make(move);
    }
    movesTold = upTo;
  }

  private String text(Position position, int move) {
    // In Chess960 the squares do not tell castling from a king's move.
    return chess960 && Move.isCastling(move)
        ? San.format(position, move).replaceAll("[+#]", "")
        : CoordinateMove.format(move, false);
  }

  private record Claim(String result, String text) {}

  private Answer awaitMove(Turn turn, long start) throws EngineException {
    String probe = null;
    if (spec.probe() && features.isOn("ping", false)) {
      probe = Integer.toString(++pings);
      channel.send("ping " + probe);
    }
    XBoardLine.Thinking thought = null;
    Claim made = null;
    long until = start + turn.limitNanos();
    for (TimedLine line = channel.receive(until); line != null; line = channel.receive(until)) {
      long nanos = line.nanos() - start;
      XBoardLine parsed = XBoardLine.parse(line.text());
      switch (parsed) {
        case XBoardLine.Moved moved -> {
          return played(moved.text(), thought, turn.game().position(), nanos, probe);
        }
        case XBoardLine.Thinking thinking -> {
          thought = thinking;
          tell(thinking, turn.game().position(), nanos);
          if (spec.strict()) {
            checkLine(thinking, turn.game().position(), line.text());
          }
        }
        case XBoardLine.Resign resign -> {
          return new Answer.Resigned(nanos);
        }
        case XBoardLine.Result result -> {
          claim = result.result();
          made = new Claim(result.result(), line.text());
          until = Math.min(until, channel.now() + CLAIM_GRACE_NANOS);
        }
        case XBoardLine.IllegalMove illegal -> {
          return new Answer.Protested(line.text());
        }
        default -> handleAside(parsed, line.text());
      }
    }
    if (made == null) {
      return stop(probe);
    }
    claim = null;
    return new Answer.Claimed(made.result(), made.text(), channel.now() - start);
  }

  private void tell(XBoardLine.Thinking thinking, Position root, long nanos) {
    int move = thinking.pv().isEmpty() ? Move.NONE : parse(root, thinking.pv().get(0));
    if (move != Move.NONE) {
      listener().thought(move, thinking.report(), nanos);
    }
  }

  private Answer stop(@Nullable String probe) throws EngineException {
    channel.send("?");
    long until = channel.now() + STOP_NANOS;
    for (TimedLine line = channel.receive(until); line != null; line = channel.receive(until)) {
      if (XBoardLine.parse(line.text()) instanceof XBoardLine.Moved) {
        if (probe != null) {
          awaitPong(probe);
        }
        return new Answer.Overdue();
      }
    }
    stall("no move after ?");
    return new Answer.Overdue();
  }

  private Answer played(
      String text,
      XBoardLine.@Nullable Thinking thought,
      Position root,
      long nanos,
      @Nullable String probe)
      throws EngineException {
    if (probe != null) {
      awaitPong(probe);
    }
    int move = parse(root, text);
    if (move == Move.NONE) {
      return new Answer.Illegal("move " + text, nanos);
    }
    if (!text.equals(text(root, move))) {
      note(Violation.Kind.MOVE_SPELLING, "move " + text);
    }
    if (thought == null) {
      note(Violation.Kind.NO_SCORE, "move " + text + " without thinking output");
      return new Answer.Played(move, Report.NOTHING, nanos);
    }
    if (!spec.strict()) {
      checkLine(thought, root, thought.toString());
    }
    return new Answer.Played(move, thought.report(), nanos);
  }

  private void checkLine(XBoardLine.Thinking thinking, Position root, String text) {
    Violation.Kind fault =
        PrincipalVariation.check(root, thinking.pv(), thinking.asScore()).fault();
    if (fault != null) {
      note(fault, text);
    }
  }

  private static int parse(Position root, String text) {
    try {
      return MoveText.parse(root, text);
    } catch (MoveTextException e) {
      return Move.NONE;
    }
  }

  /** Waits until the engine has worked off everything it was told. */
  private void ping() throws EngineException {
    if (features.isOn("ping", false)) {
      String number = Integer.toString(++pings);
      channel.send("ping " + number);
      awaitPong(number);
    }
  }

  private void awaitPong(String number) throws EngineException {
    long until = channel.now() + PONG_NANOS;
    for (TimedLine line = channel.receive(until); line != null; line = channel.receive(until)) {
      XBoardLine parsed = XBoardLine.parse(line.text());
      if (parsed instanceof XBoardLine.Pong pong && pong.number().equals(number)) {
        return;
      }
      heardIdle(parsed, line.text());
    }
    throw silence("pong " + number);
  }

  @Override
  void heardIdle(String line) {
    heardIdle(XBoardLine.parse(line), line);
  }

  private void heardIdle(XBoardLine parsed, String text) {
    switch (parsed) {
      case XBoardLine.Moved moved when !moved.oldForm() -> note(Violation.Kind.SECOND_MOVE, text);
      case XBoardLine.Result result -> claim = result.result();
      case XBoardLine.IllegalMove illegal -> note(Violation.Kind.PROTEST, text);
      case XBoardLine.Thinking thinking -> note(Violation.Kind.OUTPUT_WHEN_IDLE, text);
      default -> handleAside(parsed, text);
    }
  }

  /** What may be said at any time, and what may be said at no time. */
  private void handleAside(XBoardLine parsed, String text) {
    switch (parsed) {
      case XBoardLine.Features late -> features.read(text);
      case XBoardLine.Pong pong -> note(Violation.Kind.PONG_ORDER, text);
      case XBoardLine.Complaint complaint -> note(Violation.Kind.ERROR_LINE, text);
      case XBoardLine.Unknown unknown -> note(Violation.Kind.UNKNOWN_OUTPUT, text);
      default -> {
        // Chat and resignations out of turn concern nobody.
      }
    }
  }

  @Override
  public void gameOver(Game game, String result, String reason) throws EngineException {
    if (movesTold < game.moves().size()) {
      if (!isDecidedOnTheBoard(game)) {
        channel.send("force");
        forced = true;
      }
      tellMoves(game, game.moves().size());
    }
    channel.send("result " + result + " {" + reason + "}");
    drain();
    ping();
    if (claim != null && !claim.equals(result)) {
      note(Violation.Kind.FALSE_CLAIM, claim + " in a game that ended " + result);
    }
    claim = null;
  }

  /** Mate and stalemate leave no move to think about; the engine may say so by itself. */
  private static boolean isDecidedOnTheBoard(Game game) {
    return switch (game.outcome()) {
      case CHECKMATE_WHITE_WINS, CHECKMATE_BLACK_WINS, STALEMATE -> true;
      default -> false;
    };
  }
}
