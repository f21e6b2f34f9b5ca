package chess.tools.lessons;

import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.Fen;
import chess.search.BestMove;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.SearchListener;
import chess.search.SearchReport;
import chess.search.engine.AlphaBetaEngine;
import chess.search.eval.Evaluator;
import chess.search.eval.hce.BareKing;
import chess.tools.positions.PositionRecord;
import chess.tools.positions.PositionSet;
import chess.tools.positions.RandomWalk;
import chess.tools.positions.RecordList;
import chess.tools.teacher.Teacher;
import java.time.Duration;
import java.util.SplittableRandom;

/** Makes portions of lessons, one after the other. Belongs to one thread at a time. */
final class LessonMaker implements AutoCloseable {
  /** The source byte of a position after a move and what is won by captures. */
  static final int BRANCHED = 3;

  /** The source byte of a position that a search evaluated. */
  static final int SEARCHED = 4;

  private static final int SEED_SHIFT = 40;
  private static final int LARGEST_SCORE = 30_000;
  private static final Duration A_WHILE = Duration.ofHours(1);

  /** So often a line goes on with a random move instead of the best one. */
  private static final double SURPRISE = 0.2;

  private final PositionSet games;
  private final LessonPlan plan;
  private final Teacher teacher;
  private final AlphaBetaEngine engine = AlphaBetaEngine.with(Listener::new);
  private final SearchListener answer = new Answer();
  private final BareKing bareKing = new BareKing();
  private final Settling settling = new Settling();
  private final MoveList moves = new MoveList();
  private final long[] record = new long[PositionRecord.LONGS];
  private RecordList lessons = new RecordList();
  private SplittableRandom random = new SplittableRandom();
  private RandomWalk walk = new RandomWalk(random);

  /** What the last search wanted to play. */
  private volatile int bestMove = Move.NONE;

  /** How the game ended that the lessons at hand come from, for White. */
  private int result;

  LessonMaker(PositionSet games, LessonPlan plan, Teacher teacher) {
    this.games = games;
    this.plan = plan;
    this.teacher = teacher;
    engine.configure(EngineConfig.DEFAULT.with().hashMegabytes(1).build());
    // An engine that has searched does not warm up beside its searches any more.
    search(Fen.start(), 1);
  }

  RecordList make(long number) {
    random = new SplittableRandom(plan.seed() << SEED_SHIFT | number);
    walk = new RandomWalk(random);
    lessons = new RecordList();
    // A search that had to hurry would not begin with a clean table.
    engine.newGame();
    engine.prepareNow();
    Position position = start();
    for (int i = 0; i < plan.searched(); i++) {
      search(position, plan.nodes());
      for (int way = 0; way < plan.branched(); way++) {
        int plies = walk.go(position, plan.walk());
        branch(position);
        for (; plies > 0; plies--) {
          position.unmake();
        }
      }
      boolean over = (i + 1) % plan.line() == 0 || !playOn(position);
      position = over ? start() : position;
    }
    return lessons;
  }

  private void search(Position position, long nodes) {
    engine.go(position, SearchLimits.nodes(nodes), answer);
    engine.awaitIdle(A_WHILE);
  }

  /**
   * Makes the best move, or a surprising one: what follows is in no game yet.
   *
   * @return false if there is none
   */
  private boolean playOn(Position position) {
    if (random.nextDouble() < SURPRISE || bestMove == Move.NONE) {
      return walk.step(position);
    }
    position.make(bestMove);
    return true;
  }

  /** Some random plies away from a position of a game. */
  private Position start() {
    int index = random.nextInt(games.size());
    long[] page = games.page(index);
    int offset = games.offset(index);
    result = PositionRecord.result(page[offset + PositionRecord.LABEL]);
    Position position = PositionRecord.decode(page, offset);
    if (random.nextDouble() < plan.thinned()) {
      position = Thinning.of(position, random);
    }
    walk.go(position, plan.walk());
    return position;
  }

  /** Each of some moves, and the quiet position behind it. */
  private void branch(Position position) {
    moves.clear();
    MoveGenerator.all(position, moves);
    int count = Math.min(plan.moves(), moves.size());
    for (int i = 0; i < count; i++) {
      moves.swap(i, random.nextInt(i, moves.size()));
      position.make(moves.move(i));
      if (settling.settle(position)) {
        evaluate(position, BRANCHED, 1);
      }
      settling.undo(position);
      position.unmake();
    }
  }

  /** Makes a lesson of a share of the positions, never of one that is known by heart. */
  private int evaluate(Position position, int source, double share) {
    int known = bareKing.value(position);
    if (known != BareKing.UNKNOWN) {
      return known;
    }
    int score = Math.round(teacher.centipawns(position));
    if (random.nextDouble() < share) {
      note(position, score, source);
    }
    return Math.clamp(score, 1 - Evaluator.KNOWN_WIN, Evaluator.KNOWN_WIN - 1);
  }

  private void note(Position position, int score, int source) {
    int label = Math.clamp(score, -LARGEST_SCORE, LARGEST_SCORE);
    int ours = position.sideToMove() == Color.WHITE ? result : PositionRecord.WON - result;
    PositionRecord.encode(position, label, ours, source, record);
    lessons.add(record);
  }

  /** Hears what the search wants to play. */
  private final class Answer implements SearchListener {
    @Override
    public void progress(SearchReport info) {}

    @Override
    public void failed(String what, Throwable cause) {
      throw new IllegalStateException(what, cause);
    }

    @Override
    public void finished(BestMove best) {
      bestMove = best.move();
    }
  }

  /** Answers the search as the teacher would, and makes lessons of its questions. */
  private final class Listener implements Evaluator {
    @Override
    public int evaluate(Position position) {
      return LessonMaker.this.evaluate(position, SEARCHED, plan.kept());
    }
  }

  @Override
  public void close() {
    engine.close();
  }
}
