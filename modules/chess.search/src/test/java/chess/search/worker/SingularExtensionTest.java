package chess.search.worker;

import static chess.search.tuning.SearchParameters.DOUBLE_EXTENSIONS_MAX;
import static chess.search.tuning.SearchParameters.SINGULAR_DOUBLE;
import static chess.search.tuning.SearchParameters.SINGULAR_DOUBLE_PV;
import static chess.search.tuning.SearchParameters.SINGULAR_TRIPLE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import chess.search.history.Histories;
import org.junit.jupiter.api.Test;

/** Extensions follow forced lines, but do not feed themselves. */
final class SingularExtensionTest {
  private static final int LARGE_MARGIN =
      SINGULAR_DOUBLE + SINGULAR_DOUBLE_PV + SINGULAR_TRIPLE + 1;

  private final Frame parent = new Frame(new Histories());

  @Test
  void theMarginDecides() {
    assertEquals(1, AlphaBeta.singularExtension(parent, SINGULAR_DOUBLE, false, true));
    assertEquals(2, AlphaBeta.singularExtension(parent, SINGULAR_DOUBLE + 1, false, true));
    assertEquals(2, AlphaBeta.singularExtension(parent, LARGE_MARGIN, true, false));
    assertEquals(3, AlphaBeta.singularExtension(parent, LARGE_MARGIN, true, true));
  }

  @Test
  void onePlyOnlyOnceALineHasHadItsShare() {
    parent.doubleExtensions = DOUBLE_EXTENSIONS_MAX - 1;
    assertEquals(3, AlphaBeta.singularExtension(parent, LARGE_MARGIN, false, true));
    parent.doubleExtensions = DOUBLE_EXTENSIONS_MAX;
    assertEquals(1, AlphaBeta.singularExtension(parent, LARGE_MARGIN, false, true));
  }
}
