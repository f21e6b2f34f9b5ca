package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertSame;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import chess.search.Value;
import chess.search.worker.SearchWorker;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Threads as they may stand at the end of a search: their move, its score and their depth. */
class ThreadVoteTest {
  private static final int E4 = 1;
  private static final int D4 = 2;

  @Test
  void aSingleThreadDecidesAlone() {
    SearchWorker only = thread(E4, -300, 1);
    assertSame(only, ThreadVote.winner(List.of(only)));
  }

  @Test
  void aThreadAloneIsOutvoted() {
    SearchWorker main = thread(E4, 30, 10);
    SearchWorker second = thread(D4, 30, 10);
    SearchWorker third = thread(D4, 28, 10);
    assertSame(second, ThreadVote.winner(List.of(main, second, third)));
    assertSame(second, ThreadVote.winner(List.of(main, third, second)), "the heavier of two");
  }

  @Test
  void depthGivesWeight() {
    SearchWorker shallow = thread(E4, 40, 5);
    SearchWorker deep = thread(D4, 40, 20);
    assertSame(deep, ThreadVote.winner(List.of(shallow, deep)));
    assertSame(deep, ThreadVote.winner(List.of(deep, shallow)));
  }

  @Test
  void scoreGivesWeight() {
    SearchWorker modest = thread(E4, 10, 12);
    SearchWorker hopeful = thread(D4, 60, 12);
    assertSame(hopeful, ThreadVote.winner(List.of(modest, hopeful)));
  }

  @Test
  void equalVotesLeaveItToTheFirst() {
    SearchWorker main = thread(E4, 20, 8);
    assertSame(main, ThreadVote.winner(List.of(main, thread(D4, 20, 8))));
  }

  @Test
  void aThreadThatFinishedNothingNeverWins() {
    SearchWorker main = thread(E4, -50, 3);
    assertSame(main, ThreadVote.winner(List.of(main, thread(D4, 900, 0))));
    assertSame(main, ThreadVote.winner(List.of(main, thread(D4, Value.mateIn(3), 0))));
  }

  @Test
  void aProvenWinOutranksVotes() {
    SearchWorker main = thread(E4, 500, 20);
    SearchWorker same = thread(E4, 480, 20);
    SearchWorker winner = thread(D4, Value.mateIn(9), 4);
    assertSame(winner, ThreadVote.winner(List.of(main, same, winner)));
    assertSame(winner, ThreadVote.winner(List.of(winner, main, same)));
  }

  @Test
  void aProvenLossDoesNot() {
    SearchWorker main = thread(E4, -200, 10);
    SearchWorker lost = thread(D4, Value.matedIn(8), 30);
    assertSame(main, ThreadVote.winner(List.of(main, lost)));
  }

  @Test
  void theShortestWinIsTaken() {
    SearchWorker slow = thread(E4, Value.mateIn(15), 20);
    SearchWorker quick = thread(D4, Value.mateIn(5), 6);
    assertSame(quick, ThreadVote.winner(List.of(slow, quick)));
    assertSame(quick, ThreadVote.winner(List.of(quick, slow)));
  }

  @Test
  void theLongestResistanceIsTaken() {
    SearchWorker quick = thread(E4, Value.matedIn(4), 20);
    SearchWorker slow = thread(D4, Value.matedIn(12), 6);
    assertSame(slow, ThreadVote.winner(List.of(quick, slow)));
    SearchWorker saved = thread(D4, -400, 6);
    assertSame(saved, ThreadVote.winner(List.of(quick, saved)), "no mate is better than any");
  }

  private static SearchWorker thread(int move, int score, int depth) {
    SearchWorker worker = mock(SearchWorker.class);
    when(worker.move(0)).thenReturn(move);
    when(worker.score(0)).thenReturn(score);
    when(worker.completedDepth()).thenReturn(depth);
    return worker;
  }
}
