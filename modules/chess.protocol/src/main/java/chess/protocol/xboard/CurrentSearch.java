package chess.protocol.xboard;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.movegen.Legality;
import chess.protocol.LegalMoves;
import chess.protocol.RunningSearch;
import chess.protocol.SessionContext;
import chess.protocol.SessionEvent.CurrentMove;
import chess.search.SearchLimits;
import chess.search.SearchReport;
import chess.search.SearchScore;
import chess.search.TimeMeter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * What we search for at the moment, if anything: for what purpose, behind which expected move,
 * among which root moves, what came of it so far, and who waits for its end.
 */
final class CurrentSearch {
  /** What a search is for. */
  enum Purpose {
    NOTHING,
    MOVE,
    PONDER,
    ANALYSIS,
    HINT,
    /** Of a mate, for somebody who asked. */
    PROOF
  }

  private final SessionContext context;
  private Purpose purpose = Purpose.NOTHING;

  /** The last search that was started, which runs unless the purpose is nothing. */
  private Optional<RunningSearch> last = Optional.empty();

  /** The move that leads to the root of a ponder search. */
  private int ponderMove = Move.NONE;

  /** The reply we expect in the position on the board. */
  private int expectedReply = Move.NONE;

  /** The last report of each rank. */
  private final Map<Integer, SearchReport> reported = new TreeMap<>();

  private Optional<CurrentMove> current = Optional.empty();
  private final Set<Integer> excluded = new HashSet<>();
  private final List<String> waitingPings = new ArrayList<>();

  CurrentSearch(SessionContext context) {
    this.context = context;
  }

  Purpose purpose() {
    return purpose;
  }

  boolean isFor(Purpose which) {
    return purpose == which;
  }

  /** Whether a move or the answer to a question is on its way. */
  boolean owesAnswer() {
    return purpose == Purpose.MOVE || isForQuestion();
  }

  /** Whether somebody waits for something else than a move on the board. */
  boolean isForQuestion() {
    return purpose == Purpose.HINT || purpose == Purpose.PROOF;
  }

  /** Starts a search in place of the one that runs. */
  void start(Purpose newPurpose, Position position, SearchLimits limits) {
    start(newPurpose, position.copy(), limits, Move.NONE);
  }

  /** Starts a search behind the reply that we expect. */
  void startPondering(Position position, SearchLimits limits) {
    Position after = position.copy();
    after.make(expectedReply);
    start(Purpose.PONDER, after, limits.withPonder(true), expectedReply);
  }

  private void start(Purpose newPurpose, Position root, SearchLimits limits, int expected) {
    resume();
    purpose = Purpose.NOTHING;
    ponderMove = expected;
    current = Optional.empty();
    reported.clear();
    last = Optional.of(RunningSearch.start(context, root, limits));
    purpose = newPurpose;
  }

  /** The expected move was played: what was pondering is thinking about our move from now on. */
  void ponderHit(long nanos) {
    purpose = Purpose.MOVE;
    ponderMove = Move.NONE;
    running().ponderHit(nanos);
  }

  /** Asks for the move at once. */
  void stop() {
    running().stop();
  }

  /** Stops, and forgets that it ever searched. */
  void abandon() {
    if (purpose != Purpose.NOTHING) {
      purpose = Purpose.NOTHING;
      running().stop();
    }
    resume();
  }

  /** The search is over by itself. */
  void end() {
    purpose = Purpose.NOTHING;
  }

  /** Freezes it; a hint takes no time to speak of and somebody waits for it. */
  void pause() {
    if (purpose != Purpose.NOTHING && purpose != Purpose.HINT) {
      running().pause();
    }
  }

  void resume() {
    last.ifPresent(RunningSearch::resume);
  }

  /** Whether a report with this number is about the search that we care about. */
  boolean isSourceOf(long generation) {
    return purpose != Purpose.NOTHING && running().isSourceOf(generation);
  }

  /** The search that runs; only while there is one. */
  private RunningSearch running() {
    return last.orElseThrow();
  }

  /**
   * Takes a report; says whether it is news. Once a mate is found, deeper searches repeat it in no
   * time, which is hundreds of lines that tell nothing.
   */
  boolean isNews(SearchReport info) {
    SearchReport before = reported.put(info.multiPv(), info);
    return !(info.score() instanceof SearchScore.MateIn)
        || before == null
        || !info.score().equals(before.score())
        || info.bound() != before.bound()
        || !info.pv().equals(before.pv());
  }

  /** The last line of each rank, best first. */
  List<SearchReport> reports() {
    return reported.values().stream().filter(info -> !info.pv().isEmpty()).toList();
  }

  void heard(CurrentMove move) {
    current = Optional.of(move);
  }

  /** Where the search began; only while there is one. */
  Position root() {
    return running().root();
  }

  /** The limits it was started with; only while there is one. */
  SearchLimits limits() {
    return running().limits();
  }

  /** The move that leads to the root while we ponder, else {@code Move.NONE}. */
  int ponderMove() {
    return ponderMove;
  }

  /** The reply we expect in the position on the board, {@code Move.NONE} if none. */
  int expectedReply() {
    return expectedReply;
  }

  /** We expect this move next, if it is legal in the position on the board. */
  void expect(int move, Position position) {
    expectedReply = Legality.isLegal(position, move) ? move : Move.NONE;
  }

  /** The last report of the best line. */
  Optional<SearchReport> best() {
    return Optional.ofNullable(reported.get(1));
  }

  /** The best move so far, {@code Move.NONE} if there is none yet. */
  int bestMove() {
    return best().flatMap(info -> info.pv().stream().findFirst()).orElse(Move.NONE);
  }

  /** How long the last search has been at our expense. */
  long elapsedMillis() {
    return last.map(RunningSearch::elapsedMillis).orElse(0L);
  }

  /** How far it is; only while there is a search. */
  AnalysisStatus status() {
    int depth = best().map(SearchReport::depth).orElse(0);
    int moves = allowedMoves(root()).size();
    return new AnalysisStatus(
        limits().meter().equals(TimeMeter.WALL)
            ? elapsedMillis()
            : best().map(SearchReport::millis).orElse(0L),
        best().map(SearchReport::nodes).orElse(0L),
        Math.max(depth, current.map(CurrentMove::depth).orElse(0)),
        Math.max(0, moves - current.map(CurrentMove::number).orElse(0)),
        moves,
        current.map(CurrentMove::move).orElse(bestMove()));
  }

  /** Another position: root moves and expectations belonged to the old one. */
  void positionChanged() {
    includeAll();
    expectedReply = Move.NONE;
  }

  /** Whether some root moves are left out. */
  boolean isRestricted() {
    return !excluded.isEmpty();
  }

  /** The legal moves that are not excluded. */
  List<Integer> allowedMoves(Position position) {
    List<Integer> moves = LegalMoves.of(position);
    moves.removeAll(excluded);
    return moves;
  }

  /** Takes a root move in or out. */
  void chooseRoot(boolean include, int move) {
    if (include) {
      excluded.remove(move);
    } else {
      excluded.add(move);
    }
  }

  void includeAll() {
    excluded.clear();
  }

  void excludeAll(Position position) {
    excluded.addAll(LegalMoves.of(position));
  }

  /** Somebody waits for the answer that is on its way. */
  void addPing(String text) {
    waitingPings.add(text);
  }

  /** Those that wait, in the order they came; each is handed out once. */
  List<String> takePings() {
    List<String> taken = List.copyOf(waitingPings);
    waitingPings.clear();
    return taken;
  }
}
