package chess.search.engine;

import chess.search.Value;
import chess.search.worker.SearchWorker;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which thread's result is taken: each votes for its move with a weight that grows with its depth
 * and score, and the thread whose move got most wins; a proven win outranks votes.
 */
final class ThreadVote {
  private static final int SCORE_BASE = 10;

  private ThreadVote() {}

  static SearchWorker winner(List<SearchWorker> workers) {
    int worst = Integer.MAX_VALUE;
    for (SearchWorker worker : workers) {
      worst = Math.min(worst, worker.score(0));
    }
    Map<Integer, Long> votes = new HashMap<>();
    for (SearchWorker worker : workers) {
      votes.merge(worker.move(0), weight(worker, worst), Long::sum);
    }
    SearchWorker best = workers.get(0);
    for (SearchWorker worker : workers) {
      if (worker.completedDepth() > 0 && isBetter(worker, best, votes, worst)) {
        best = worker;
      }
    }
    return best;
  }

  private static boolean isBetter(
      SearchWorker candidate, SearchWorker best, Map<Integer, Long> votes, int worst) {
    if (Value.isDecisive(best.score(0))) {
      // The shortest win, or the longest resistance.
      return candidate.score(0) > best.score(0);
    }
    if (Value.isDecisive(candidate.score(0))) {
      return Value.isWin(candidate.score(0));
    }
    long candidateVotes = votes.getOrDefault(candidate.move(0), 0L);
    long bestVotes = votes.getOrDefault(best.move(0), 0L);
    return candidateVotes > bestVotes
        || candidateVotes == bestVotes && weight(candidate, worst) > weight(best, worst);
  }

  private static long weight(SearchWorker worker, int worst) {
    return (long) (worker.score(0) - worst + SCORE_BASE) * worker.completedDepth();
  }
}
