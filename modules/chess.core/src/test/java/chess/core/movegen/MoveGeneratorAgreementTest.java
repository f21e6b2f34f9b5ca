package chess.core.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.Square;
import chess.core.notation.Fen;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The generator against a naive one, its parts against the whole, and the legality test against the
 * generator.
 */
class MoveGeneratorAgreementTest {
  private static final int GAMES = 2_000;
  private static final int PLIES = 60;
  private static final int LEGALITY_GAMES = 9;
  private static final int LEGALITY_PLIES = 40;

  @Test
  void agreesWithNaiveRulesOnRandomGames() {
    for (int game = 0; game < GAMES; game++) {
      Playouts.play(start(game), game, PLIES, MoveGeneratorAgreementTest::compareWithNaiveRules);
    }
  }

  /** What random games hardly ever reach: one kind of move alone, and none at all. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        // Only a capture in passing: out of check, and along a pin.
        "8/1q4k1/8/3pP3/2Kb4/1n2r3/3p4/r7 w - d6 0 1",
        "1k5K/3r4/2p3q1/4Ppn1/8/8/8/b7 w - f6 0 1",
        // Stalemate with a pinned knight.
        "8/8/8/8/8/1k6/8/KN5r w - - 0 1",
        // Check by two, one of whom could be captured.
        "4r1k1/8/8/8/8/5n2/8/R3K2B w Q - 0 1"
      })
  void agreesWithNaiveRulesInRarePositions(String fen) {
    compareWithNaiveRules(Fen.parse(fen));
    compareLegality(Fen.parse(fen), new HashSet<>());
  }

  @Test
  void noisyAndQuietMovesTogetherAreAllMoves() {
    for (int game = 0; game < GAMES / 10; game++) {
      Playouts.play(start(game), game, PLIES, MoveGeneratorAgreementTest::compareParts);
    }
  }

  @Test
  void legalityAgreesForEveryCode() {
    Set<Integer> kindsSeen = new HashSet<>();
    for (int game = 0; game < LEGALITY_GAMES; game++) {
      Playouts.play(
          start(game), game, LEGALITY_PLIES, position -> compareLegality(position, kindsSeen));
    }
    assertTrue(
        kindsSeen.containsAll(
            Set.of(Move.CASTLING, Move.EN_PASSANT, Move.PROMOTION, Move.PROMOTION_CAPTURE)));
  }

  @Test
  void givesCheckForetellsCheck() {
    for (int game = 0; game < GAMES / 10; game++) {
      Playouts.play(
          start(game),
          game,
          PLIES,
          position -> {
            MoveList moves = new MoveList();
            MoveGenerator.all(position, moves);
            for (int i = 0; i < moves.size(); i++) {
              boolean foretold = position.givesCheck(moves.move(i));
              position.make(moves.move(i));
              boolean checked = position.inCheck();
              position.unmake();
              assertEquals(checked, foretold, () -> Fen.formatShredder(position));
            }
          });
    }
  }

  private static String start(int game) {
    return Playouts.STARTS.get(game % Playouts.STARTS.size());
  }

  private static void compareWithNaiveRules(Position position) {
    String fen = Fen.formatShredder(position);
    NaiveRules naive = new NaiveRules(fen);
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      texts.add(text(moves.move(i)));
    }
    List<String> expected = naive.legalMoves();
    Collections.sort(texts);
    Collections.sort(expected);
    assertEquals(expected, texts, fen);
    assertEquals(naive.inCheck(), position.inCheck(), fen);
    assertEquals(!expected.isEmpty(), MoveGenerator.hasLegalMove(position), fen);
  }

  private static void compareParts(Position position) {
    MoveList all = new MoveList();
    MoveList noisy = new MoveList();
    MoveList quiet = new MoveList();
    MoveGenerator.all(position, all);
    MoveGenerator.noisy(position, noisy);
    MoveGenerator.quiet(position, quiet);
    assertEquals(all.size(), noisy.size() + quiet.size());
    if (position.inCheck()) {
      MoveList evasions = new MoveList();
      MoveGenerator.evasions(position, evasions);
      assertEquals(all.size(), evasions.size());
    }
    for (int i = 0; i < noisy.size(); i++) {
      assertTrue(Move.isNoisy(noisy.move(i)) && all.contains(noisy.move(i)));
    }
    for (int i = 0; i < quiet.size(); i++) {
      assertTrue(Move.isQuiet(quiet.move(i)) && all.contains(quiet.move(i)));
    }
  }

  private static void compareLegality(Position position, Set<Integer> kindsSeen) {
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    boolean[] legal = new boolean[Move.CODES];
    for (int i = 0; i < moves.size(); i++) {
      legal[moves.move(i)] = true;
      kindsSeen.add(Move.kind(moves.move(i)));
    }
    for (int code = 0; code < Move.CODES; code++) {
      if (legal[code] != Legality.isLegal(position, code)) {
        assertEquals(
            legal[code], !legal[code], "code " + code + " in " + Fen.formatShredder(position));
      }
    }
  }

  private static String text(int move) {
    String squares = Square.name(Move.from(move)) + Square.name(Move.to(move));
    return Move.isPromotion(move)
        ? squares
            + String.valueOf(PieceType.letter(Move.promotionType(move))).toLowerCase(Locale.ROOT)
        : squares;
  }
}
