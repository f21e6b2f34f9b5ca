package chess.search.worker;

import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoInteractions;

import chess.search.SearchLimits;
import chess.search.SearchListener;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Which move is being searched is told in long searches only, on a clock that the test moves. */
final class CurrentMoveTest {
  private static final long MILLI = 1_000_000;

  private long now = 5_000 * MILLI;
  private final SearchListener listener = mock(SearchListener.class);
  private final SearchControl control = new SearchControl(() -> now);

  @BeforeEach
  void begin() {
    SearchLimits limits = SearchLimits.unlimited().withStart(now);
    control.time().start(limits, 0);
    control.begin(limits, listener);
  }

  @Test
  void notInTheFirstSeconds() {
    now += 2_999 * MILLI;
    control.currentMove(5, 1, 1);
    verifyNoInteractions(listener);
  }

  @Test
  void afterThreeSeconds() {
    now += 3_000 * MILLI;
    control.currentMove(5, 1, 2);
    verify(listener).currentMove(5, 1, 2);
  }
}
