package chess.tools.client;

import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.game.Game;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import java.time.Duration;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Drives a UCI engine the way the common tournament programs do: the whole game with every {@code
 * position}, and {@code isready} before every {@code go}, so that nothing said in between can be
 * taken for part of the new search.
 */
final class UciClient extends ChannelClient {
  private static final long HANDSHAKE_NANOS = Duration.ofSeconds(30).toNanos();
  private static final long READY_NANOS = Duration.ofSeconds(60).toNanos();

  /** How long an engine may take to obey {@code stop} before it counts as hung. */
  private static final long STOP_NANOS = Duration.ofSeconds(5).toNanos();

  /** A search this short may be over before the engine looks at its input again. */
  private static final long PROBE_NANOS = Duration.ofMillis(100).toNanos();

  private static final String CHESS960_OPTION = "UCI_Chess960";

  /** Declared option names: lower case to the engine's own spelling. */
  private final Map<String, String> declared = new HashMap<>();

  private boolean chess960;
  private boolean playing;

  UciClient(EngineSpec spec, EngineChannel channel, Violation.Listener violations) {
    super(spec, channel, violations);
  }

  @Override
  public void start() throws EngineException {
    channel.send("uci");
    boolean named = false;
    long until = channel.now() + HANDSHAKE_NANOS;
    for (String line = next(until, "uciok"); !line.equals("uciok"); line = next(until, "uciok")) {
      named |= line.startsWith("id name ");
      if (line.startsWith("option name ")) {
        declare(line);
      }
    }
    if (!named) {
      note(Violation.Kind.BAD_HANDSHAKE, "no id name");
    }
    spec.options().forEach(this::setOption);
    awaitReady();
  }

  private void declare(String line) {
    int type = line.indexOf(" type ");
    if (type < 0) {
      note(Violation.Kind.BAD_HANDSHAKE, line);
      return;
    }
    String name = line.substring("option name ".length(), type).strip();
    declared.put(name.toLowerCase(Locale.ROOT), name);
  }

  private void setOption(String name, String value) {
    String spelling = declared.get(name.toLowerCase(Locale.ROOT));
    if (spelling == null) {
      note(Violation.Kind.UNKNOWN_OPTION, name);
      spelling = name;
    }
    channel.send("setoption name " + spelling + (value.isEmpty() ? "" : " value " + value));
  }

  private void awaitReady() throws EngineException {
    channel.send("isready");
    long until = channel.now() + READY_NANOS;
    for (String l = next(until, "readyok"); !l.equals("readyok"); l = next(until, "readyok")) {
      if (l.startsWith("bestmove")) {
        note(Violation.Kind.SECOND_MOVE, l);
      } else if (!l.startsWith("info string") && playing) {
        note(Violation.Kind.OUTPUT_WHEN_IDLE, l);
      }
    }
  }

  private String next(long until, String awaited) throws EngineException {
    TimedLine line = channel.receive(until);
    if (line == null) {
      throw silence(awaited);
    }
    return line.text().strip();
  }

  @Override
  public void newGame(GameStart start) throws EngineException {
    if (start.chess960() != chess960) {
      chess960 = start.chess960();
      setOption(CHESS960_OPTION, Boolean.toString(chess960));
    }
    drain();
    playing = false;
    channel.send("ucinewgame");
    awaitReady();
    playing = true;
  }

  @Override
  void heardIdle(String line) {
    if (line.startsWith("bestmove")) {
      note(Violation.Kind.SECOND_MOVE, line);
    } else if (playing) {
      note(Violation.Kind.OUTPUT_WHEN_IDLE, line);
    }
  }

  @Override
  Answer answer(Turn turn) throws EngineException {
    channel.send(positionCommand(turn.game()));
    awaitReady();
    return search(turn);
  }

  private Answer search(Turn turn) throws EngineException {
    Position root = turn.game().position();
    UciSearchLog log = new UciSearchLog(root, spec.strict(), listener(), this::note);
    String command = goCommand(turn, root.sideToMove());
    long start = channel.now();
    channel.send(command);
    boolean probing = spec.probe();
    if (probing) {
      channel.send("isready");
    }
    long until = start + turn.limitNanos();
    for (TimedLine line = channel.receive(until); line != null; line = channel.receive(until)) {
      String text = line.text().strip();
      if (text.startsWith("bestmove")) {
        Answer answer = readMove(text, root, log, line.nanos() - start);
        if (probing) {
          if (line.nanos() - start > PROBE_NANOS) {
            note(Violation.Kind.LATE_READY, "no readyok before " + text);
          }
          next(channel.now() + READY_NANOS, "readyok");
        }
        return answer;
      } else if (text.equals("info") || text.startsWith("info ")) {
        log.info(text, line.nanos() - start);
      } else if (text.equals("readyok") && probing) {
        probing = false;
      } else if (!text.isEmpty()) {
        note(Violation.Kind.UNKNOWN_OUTPUT, text);
      }
    }
    return stop(probing);
  }

  private Answer stop(boolean probing) throws EngineException {
    channel.send("stop");
    long until = channel.now() + STOP_NANOS;
    for (TimedLine line = channel.receive(until); line != null; line = channel.receive(until)) {
      if (line.text().startsWith("bestmove")) {
        if (probing) {
          next(channel.now() + READY_NANOS, "readyok");
        }
        return new Answer.Overdue();
      }
      probing &= !line.text().equals("readyok");
    }
    stall("no bestmove after stop");
    return new Answer.Overdue();
  }

  private Answer readMove(String line, Position root, UciSearchLog log, long nanos) {
    String[] words = line.split("\\s+");
    String text = words.length > 1 ? words[1] : "";
    int move = CoordinateMove.parse(root, text);
    if (move == Move.NONE) {
      return new Answer.Illegal(line, nanos);
    }
    if (!text.equals(CoordinateMove.format(move, chess960))) {
      note(Violation.Kind.MOVE_SPELLING, line);
    }
    if (words.length > 2) {
      checkPonder(line, words, root, move);
    }
    return new Answer.Played(move, log.finish(move), nanos);
  }

  private void checkPonder(String line, String[] words, Position root, int move) {
    Position after = root.copy();
    after.make(move);
    boolean legal =
        words.length == 4
            && words[2].equals("ponder")
            && CoordinateMove.parse(after, words[3]) != Move.NONE;
    if (!legal) {
      note(Violation.Kind.BAD_PONDER, line);
    }
  }

  private String positionCommand(Game game) {
    StringBuilder command = new StringBuilder("position ");
    Position start = game.startPosition();
    String fen = Fen.format(start);
    if (fen.equals(Fen.START)) {
      command.append("startpos");
    } else {
      command.append("fen ").append(chess960 ? Fen.formatShredder(start) : fen);
    }
    String separator = " moves ";
    for (int move : game.moves()) {
      command.append(separator).append(CoordinateMove.format(move, chess960));
      separator = " ";
    }
    return command.toString();
  }

  private static String goCommand(Turn turn, int sideToMove) {
    StringBuilder command = new StringBuilder("go");
    TimeControl control = turn.own().control();
    if (control.hasClock()) {
      boolean white = sideToMove == Color.WHITE;
      ClockReading whites = white ? turn.own() : turn.other();
      ClockReading blacks = white ? turn.other() : turn.own();
      command.append(" wtime ").append(shown(whites)).append(" btime ").append(shown(blacks));
      command.append(" winc ").append(whites.control().incrementMillis());
      command.append(" binc ").append(blacks.control().incrementMillis());
      if (turn.own().movesToGo() > 0) {
        command.append(" movestogo ").append(turn.own().movesToGo());
      }
    }
    if (control.moveMillis() > 0) {
      command.append(" movetime ").append(control.moveMillis());
    }
    if (control.nodes() > 0) {
      command.append(" nodes ").append(control.nodes());
    }
    if (control.depth() > 0) {
      command.append(" depth ").append(control.depth());
    }
    return control.isLimited() ? command.toString() : "go infinite";
  }

  /** Some engines take a clock at or below zero for no clock at all. */
  private static long shown(ClockReading clock) {
    return Math.max(1, clock.millis());
  }

  @Override
  public void gameOver(Game game, String result, String reason) throws EngineException {
    drain();
    awaitReady();
    playing = false;
  }
}
