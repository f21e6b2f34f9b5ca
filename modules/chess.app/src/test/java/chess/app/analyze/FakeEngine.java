package chess.app.analyze;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.search.BestMove;
import chess.search.BookMove;
import chess.search.Engine;
import chess.search.EngineConfig;
import chess.search.EvalReport;
import chess.search.SearchLimits;
import chess.search.SearchListener;
import chess.search.SearchReport;
import chess.search.SearchScore;
import chess.search.SearchStatistics;
import chess.search.WinDrawLossModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;

/** Answers every search at once, as a function says, or goes on until it is told to stop. */
final class FakeEngine implements Engine {
  /** What to answer. */
  record Answer(int centipawns, List<Integer> line) {}

  private final Function<Position, Answer> answers;
  private final int answered;
  private EngineConfig config = EngineConfig.DEFAULT;
  private Runnable held = () -> {};
  private boolean searching;
  private int searches;
  final List<SearchLimits> limits = new CopyOnWriteArrayList<>();
  boolean closed;

  FakeEngine(Function<Position, Answer> answers) {
    this(answers, Integer.MAX_VALUE);
  }

  /**
   * @param answered how many searches to answer at once; later ones are held
   */
  FakeEngine(Function<Position, Answer> answers, int answered) {
    this.answers = answers;
    this.answered = answered;
  }

  /** Everything is equal, and the first legal move is as good as any. */
  static Answer equal(Position position) {
    return new Answer(0, List.of(Positions.anyMove(position)));
  }

  @Override
  public EngineConfig config() {
    return config;
  }

  @Override
  public List<String> configure(EngineConfig newConfig) {
    config = newConfig;
    return List.of();
  }

  @Override
  public void newGame() {}

  @Override
  public void clearHash() {}

  @Override
  public void prepare(Runnable whenReady) {
    whenReady.run();
  }

  @Override
  public void go(Position root, SearchLimits wanted, SearchListener listener) {
    limits.add(wanted);
    Answer answer = answers.apply(root.copy());
    SearchScore score = new SearchScore.Centipawns(answer.centipawns());
    listener.progress(report(root, score, answer));
    held =
        () ->
            listener.finished(
                new BestMove(answer.line().getFirst(), Move.NONE, score, SearchStatistics.NONE));
    searching = true;
    if (searches++ < answered) {
      stop();
    }
  }

  private static SearchReport report(Position root, SearchScore score, Answer answer) {
    return new SearchReport(
        1,
        1,
        1,
        score,
        SearchScore.Bound.EXACT,
        WinDrawLossModel.expectation(answer.centipawns(), root),
        1,
        0,
        0,
        0,
        answer.line());
  }

  @Override
  public void stop() {
    if (searching) {
      searching = false;
      held.run();
    }
  }

  @Override
  public void ponderHit(long nanos) {}

  @Override
  public void pause() {}

  @Override
  public void resume() {}

  @Override
  public boolean isSearching() {
    return searching;
  }

  @Override
  public boolean awaitIdle(Duration timeout) {
    return !searching;
  }

  @Override
  public int hint(Position position) {
    return Move.NONE;
  }

  @Override
  public List<BookMove> bookMoves(Position position) {
    return List.of();
  }

  @Override
  public EvalReport evaluate(Position position) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void exportNetwork(Path file) throws IOException {
    Files.writeString(file, "network");
  }

  @Override
  public EvalReport evaluateByHand(Position position) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void close() {
    closed = true;
  }
}
