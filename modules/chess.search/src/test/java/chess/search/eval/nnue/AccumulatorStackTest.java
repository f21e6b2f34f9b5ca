package chess.search.eval.nnue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.notation.Fen;
import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sums kept move by move must equal sums computed afresh. */
class AccumulatorStackTest {
  private static final Network NETWORK = RandomNetwork.of(64, 3);
  private static final int PLIES = 400;

  @ParameterizedTest
  @ValueSource(
      strings = {
        Fen.START,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/PPPk4/8/8/8/8/4Kppp/8 w - - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
        "nrkbbnqr/pppppppp/8/8/8/8/PPPPPPPP/NRKBBNQR w HBhb - 0 1",
        "rkbbnnqr/pppppppp/8/8/8/8/PPPPPPPP/RKBBNNQR w HAha - 0 1",
        "4k3/8/8/8/8/8/8/3K4 w - - 0 1",
      })
  void agreesWithRecomputationInRandomGames(String fen) {
    for (int seed = 1; seed <= 8; seed++) {
      playOneGame(fen, seed);
    }
  }

  // Evaluates only now and then, so that several moves are outstanding, and goes back at times.
  private static void playOneGame(String fen, int seed) {
    Position position = Fen.parse(fen);
    NnueEvaluator evaluator = new NnueEvaluator(NETWORK, new InferenceSwitch());
    evaluator.reset(position);
    RandomPlay play = new RandomPlay(seed);
    Deque<Integer> made = new ArrayDeque<>();
    for (int i = 0; i < PLIES; i++) {
      int move = play.play(position, evaluator);
      boolean back = move < 0 || play.nextInt(4) == 0;
      if (move >= 0) {
        made.push(move);
      }
      for (int steps = 1 + play.nextInt(3); back && steps > 0 && !made.isEmpty(); steps--) {
        RandomPlay.undo(position, evaluator, made.pop());
      }
      if (play.nextInt(3) > 0) {
        assertEquals(
            Reference.evaluate(NETWORK, position), networkValue(evaluator, position), fen + seed);
      }
    }
  }

  @Test
  void randomGamesContainEveryKindOfMove() {
    boolean castling = false;
    boolean enPassant = false;
    boolean promotion = false;
    boolean nullMove = false;
    boolean turning = false;
    NnueEvaluator evaluator = new NnueEvaluator(NETWORK, new InferenceSwitch());
    for (int seed = 1; seed <= 40; seed++) {
      Position position = Fen.start();
      RandomPlay play = new RandomPlay(seed);
      evaluator.reset(position);
      int move = 1;
      for (int i = 0; i < PLIES && move >= 0; i++) {
        int king = position.kingSquare(position.sideToMove());
        move = play.play(position, evaluator);
        castling |= move > 0 && Move.isCastling(move);
        enPassant |= move > 0 && Move.isEnPassant(move);
        promotion |= move > 0 && Move.isPromotion(move);
        nullMove |= move == Move.NONE;
        turning |= move > 0 && changesTheView(position, move, king);
      }
    }
    assertTrue(castling && enPassant && promotion && nullMove && turning);
  }

  private static boolean changesTheView(Position position, int move, int kingBefore) {
    int mover = Color.opposite(position.sideToMove());
    int king = position.kingSquare(mover);
    return Piece.type(position.pieceAt(Move.to(move))) == PieceType.KING
        && FeatureIndex.orientation(mover, king) != FeatureIndex.orientation(mover, kingBefore);
  }

  @Test
  void mirroredPositionsHaveTheSameValue() {
    String fen = "6k1/5p2/3q2p1/1p6/4P3/1P3Q2/5PP1/2R3K1 w - - 0 1";
    String mirrored = "1k6/2p5/1p2q3/6p1/3P4/2Q3P1/1PP5/1K3R2 w - - 0 1";
    String colorsSwapped = "2r3k1/5pp1/1p3q2/4p3/1P6/3Q2P1/5P2/6K1 b - - 0 1";
    int value = value(fen);
    assertEquals(value, value(mirrored));
    assertEquals(value, value(colorsSwapped));
  }

  private static int value(String fen) {
    Position position = Fen.parse(fen);
    NnueEvaluator evaluator = new NnueEvaluator(NETWORK, new InferenceSwitch());
    evaluator.reset(position);
    return networkValue(evaluator, position);
  }

  /** What the network says, also of endings that the evaluator knows by heart. */
  private static int networkValue(NnueEvaluator evaluator, Position position) {
    return evaluator.evaluate(position, Network.bucket(Bitboard.count(position.occupied())));
  }
}
