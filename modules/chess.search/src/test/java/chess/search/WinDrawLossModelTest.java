package chess.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.notation.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class WinDrawLossModelTest {
  @Test
  void matesAreCertain() {
    assertEquals(
        new WinDrawLoss(1000, 0, 0),
        WinDrawLossModel.expectation(new SearchScore.MateIn(3), Fen.start()));
    assertEquals(
        new WinDrawLoss(0, 0, 1000),
        WinDrawLossModel.expectation(new SearchScore.MateIn(-3), Fen.start()));
    assertEquals(
        new WinDrawLoss(0, 0, 1000),
        WinDrawLossModel.expectation(new SearchScore.MateIn(0), Fen.start()));
  }

  @ParameterizedTest
  @ValueSource(ints = {-20_000, -150, 0, 1, 80, 20_000})
  void whatOneSideWinsTheOtherLoses(int centipawns) {
    WinDrawLoss ours =
        WinDrawLossModel.expectation(new SearchScore.Centipawns(centipawns), Fen.start());
    WinDrawLoss theirs = WinDrawLossModel.expectation(-centipawns, Fen.start());
    assertEquals(1000, ours.win() + ours.draw() + ours.loss());
    assertEquals(ours.win(), theirs.loss());
    assertTrue(ours.draw() >= 0, ours.toString());
  }
}
