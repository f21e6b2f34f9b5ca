package chess.tools.datagen;

import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.tools.positions.PositionRecord;
import chess.tools.positions.RecordWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Makes many positions of one: an engine looks at every move of a position and tells what each is
 * worth. Siblings show what a single move changes, after good moves and after bad ones. Questions
 * are sent without waiting for answers, which keeps the engine busy all the time.
 *
 * <p>One ply deep its quiescence search ends where nothing is to be won by captures, and the score
 * of the line is its static evaluation of that place: so each line is one labelled quiet position.
 * Where the engine shows only the beginning of a line, something is left to be won at its end, and
 * the line is left out. Deeper, the score belongs to the position after the move, if that is quiet.
 */
final class Brancher {
  private static final int LARGEST_SCORE = 2500;
  private static final String LINE_WORD = " pv ";
  private static final String FIRST_DEPTH = "info depth 1 ";
  private static final double NANOS_PER_SECOND = 1e9;
  private static final long PROGRESS_NANOS = 10_000_000_000L;

  private final UciProgram engine;
  private final Parents parents;
  private final int depth;
  private final int movesEach;
  private final int source;
  private final RecordWriter writer;
  private final PrintStream out;
  private final String lastDepth;
  private final Map<String, Integer> firstScores = new HashMap<>();
  private final long[] record = new long[PositionRecord.LONGS];
  private final MoveList captures = new MoveList();

  /**
   * @param engine told to show all moves
   * @param depth how deep it looks
   * @param movesEach how many moves of each position, drawn by lot
   * @param source the number that the records carry in their source byte
   */
  Brancher(
      UciProgram engine,
      Parents parents,
      int depth,
      int movesEach,
      int source,
      RecordWriter writer,
      PrintStream out) {
    this.engine = engine;
    this.parents = parents;
    this.depth = depth;
    this.movesEach = movesEach;
    this.source = source;
    this.writer = writer;
    this.out = out;
    lastDepth = "info depth " + depth + " ";
  }

  /** Branches the parents from one index up to another. */
  void run(int from, int to) throws IOException {
    Thread asking = Thread.ofPlatform().name("asking").start(() -> ask(from, to));
    long start = System.nanoTime();
    long reported = start;
    for (int i = from; i < to; i++) {
      branch(i);
      long now = System.nanoTime();
      if (now - reported > PROGRESS_NANOS || i == to - 1) {
        reported = now;
        report(i + 1 - from, now - start);
      }
    }
    try {
      asking.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void ask(int from, int to) {
    for (int i = from; i < to; i++) {
      Position position = parents.position(i);
      if (MoveGenerator.hasLegalMove(position)) {
        engine.send("position fen " + Fen.format(position));
        engine.send("go depth " + depth + chosenMoves(position, i));
      }
    }
    engine.flush();
  }

  /** Nothing if all moves are wanted. */
  private String chosenMoves(Position position, int index) {
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    if (moves.size() <= movesEach) {
      return "";
    }
    SplittableRandom lot = parents.lot(index);
    StringBuilder text = new StringBuilder(" searchmoves");
    for (int i = 0; i < movesEach; i++) {
      moves.swap(i, lot.nextInt(i, moves.size()));
      text.append(' ').append(CoordinateMove.format(moves.move(i), false));
    }
    return text.toString();
  }

  private void branch(int index) throws IOException {
    Position position = parents.position(index);
    if (!MoveGenerator.hasLegalMove(position)) {
      return;
    }
    int result = parents.result(index, position);
    firstScores.clear();
    String line = engine.readLine();
    while (!line.startsWith(UciProgram.BEST_MOVE)) {
      int at = line.indexOf(LINE_WORD);
      if (at > 0 && UciProgram.tellsScore(line)) {
        String[] moves = line.substring(at + LINE_WORD.length()).split(" ");
        int score = UciProgram.score(line);
        if (line.startsWith(FIRST_DEPTH)) {
          firstScores.put(moves[0], score);
        }
        if (line.startsWith(lastDepth) && Math.abs(score) < LARGEST_SCORE) {
          write(position, moves, score, result);
        }
      }
      line = engine.readLine();
    }
  }

  private void write(Position position, String[] line, int score, int result) throws IOException {
    int length = depth == 1 ? line.length : 1;
    int made = 0;
    while (made < length && make(position, line[made])) {
      made++;
    }
    boolean sameSide = made % 2 == 0;
    int leafScore = sameSide ? score : -score;
    if (made == length
        && (depth == 1 ? isEndOfLine(position) : isQuiet(position, line, leafScore))) {
      int leafResult = sameSide ? result : PositionRecord.WON - result;
      PositionRecord.encode(position, leafScore, leafResult, source, record);
      writer.write(record, 0);
    }
    for (; made > 0; made--) {
      position.unmake();
    }
  }

  /**
   * Whether the score of a line one ply deep is the static evaluation of the place where it ends.
   */
  private boolean isEndOfLine(Position position) {
    return !position.inCheck() && QuietFilter.isSettled(position, captures);
  }

  /** Whether a static evaluation can learn from the position after the first move of a line. */
  private boolean isQuiet(Position position, String[] line, int score) {
    Integer first = firstScores.get(line[0]);
    int reply = line.length > 1 ? CoordinateMove.parse(position, line[1]) : Move.NONE;
    return first != null
        && reply != Move.NONE
        && QuietFilter.accepts(position, new Verdict(reply, score, -first));
  }

  private static boolean make(Position position, String text) {
    int move = CoordinateMove.parse(position, text);
    if (move != Move.NONE) {
      position.make(move);
    }
    return move != Move.NONE;
  }

  private void report(int branched, long nanos) {
    out.printf(
        Locale.ROOT,
        "%,d branched, %,d positions, %.0f positions/s%n",
        branched,
        writer.count(),
        writer.count() / (nanos / NANOS_PER_SECOND));
  }
}
