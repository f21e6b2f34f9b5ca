package chess.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.notation.Fen;
import chess.core.notation.MoveText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each way a game ends on the board, and what outranks what. */
class RuleOutcomeTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | ONGOING",
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3 | CHECKMATE_BLACK_WINS",
        "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1 | CHECKMATE_WHITE_WINS",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1 | STALEMATE",
        "4k3/8/8/8/8/8/8/R3K3 w - - 99 80 | ONGOING",
        "4k3/8/8/8/8/8/8/R3K3 w - - 100 80 | FIFTY_MOVES",
        "4k3/8/8/8/8/8/8/R3K3 w - - 149 80 | FIFTY_MOVES",
        "4k3/8/8/8/8/8/8/R3K3 w - - 150 80 | SEVENTY_FIVE_MOVES",
        // Mate and stalemate outrank the clock.
        "R5k1/5ppp/8/8/8/8/8/4K3 b - - 100 90 | CHECKMATE_WHITE_WINS",
        "R5k1/5ppp/8/8/8/8/8/4K3 b - - 150 90 | CHECKMATE_WHITE_WINS",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 150 90 | STALEMATE",
        // Dead by material, and not.
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 | INSUFFICIENT_MATERIAL",
        "4k3/8/8/8/8/8/8/4KB2 w - - 0 1 | INSUFFICIENT_MATERIAL",
        "4k3/8/8/8/8/8/8/4KN2 b - - 0 1 | INSUFFICIENT_MATERIAL",
        "2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1 | INSUFFICIENT_MATERIAL",
        "2b1k3/8/4b3/8/8/3B4/8/4KB2 w - - 0 1 | INSUFFICIENT_MATERIAL",
        "4k3/8/8/8/8/3B4/8/4KB2 w - - 0 1 | INSUFFICIENT_MATERIAL",
        "2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1 | ONGOING",
        "4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1 | ONGOING",
        "4k3/8/8/8/8/8/8/3NKN2 w - - 0 1 | ONGOING",
        "1n2k3/8/8/8/8/8/8/4KN2 w - - 0 1 | ONGOING",
        "1n2k3/8/8/8/8/8/8/4KB2 w - - 0 1 | ONGOING",
        "4k3/8/8/8/8/8/P7/4K3 w - - 0 1 | ONGOING"
      })
  void onTheBoard(String fen, RuleOutcome expected) {
    assertEquals(expected, new Game(Fen.parse(fen)).outcome());
  }

  @Test
  void thirdOccurrenceMayBeClaimedAndTheFifthEnds() {
    Game game = new Game();
    for (int round = 1; round <= 4; round++) {
      play(game, "Nf3 Nf6 Ng1");
      play(game, "Ng8");
      RuleOutcome expected =
          switch (round) {
            case 1 -> RuleOutcome.ONGOING;
            case 2, 3 -> RuleOutcome.THREEFOLD_REPETITION;
            default -> RuleOutcome.FIVEFOLD_REPETITION;
          };
      assertEquals(expected, game.outcome(), "round " + round);
    }
    assertTrue(RuleOutcome.THREEFOLD_REPETITION.isClaimable());
    assertFalse(RuleOutcome.FIVEFOLD_REPETITION.isClaimable());
    game.undo();
    assertEquals(RuleOutcome.THREEFOLD_REPETITION, game.outcome());
  }

  @Test
  void enPassantMattersToRepetitionOnlyIfItCanBePlayed() {
    Game useless = new Game();
    play(useless, "e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1");
    assertEquals(RuleOutcome.THREEFOLD_REPETITION, useless.outcome());

    Game useful = new Game(Fen.parse("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1"));
    play(useful, "e4 Ke7 Ke2 Ke8 Ke1 Ke7 Ke2 Ke8 Ke1");
    assertEquals(RuleOutcome.ONGOING, useful.outcome());
    play(useful, "Ke7 Ke2 Ke8 Ke1");
    assertEquals(RuleOutcome.THREEFOLD_REPETITION, useful.outcome());
  }

  @Test
  void lostCastlingRightsMakeAnotherPosition() {
    Game game = new Game(Fen.parse("4k3/8/8/8/8/8/P7/4K2R w K - 0 1"));
    play(game, "Ke2 Kd8 Ke1 Ke8 Ke2 Kd8 Ke1 Ke8");
    assertEquals(RuleOutcome.ONGOING, game.outcome());
    play(game, "Ke2 Kd8 Ke1 Ke8");
    assertEquals(RuleOutcome.THREEFOLD_REPETITION, game.outcome());
  }

  @Test
  void mateOnTheHundredthPlyWins() {
    Game game = new Game(Fen.parse("6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 90"));
    play(game, "Ra8");
    assertEquals(RuleOutcome.CHECKMATE_WHITE_WINS, game.outcome());
    game.undo();
    play(game, "Ra7");
    assertEquals(RuleOutcome.FIFTY_MOVES, game.outcome());
  }

  @Test
  void resultsAndNatureOfEachOutcome() {
    for (RuleOutcome outcome : RuleOutcome.values()) {
      String expected =
          switch (outcome) {
            case ONGOING -> "*";
            case CHECKMATE_WHITE_WINS -> "1-0";
            case CHECKMATE_BLACK_WINS -> "0-1";
            default -> "1/2-1/2";
          };
      assertEquals(expected, outcome.result());
      assertEquals(outcome != RuleOutcome.ONGOING, outcome.isOver());
      assertEquals(outcome.name().startsWith("CHECKMATE"), outcome.isCheckmate());
      assertFalse(outcome.description().isEmpty());
    }
  }

  private static void play(Game game, String moves) {
    for (String move : moves.split(" ")) {
      game.play(MoveText.parse(game.position(), move));
    }
  }
}
