package chess.tools.teacher;

import static org.junit.jupiter.api.Assertions.assertEquals;

import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.PositionBuilder;
import chess.core.board.Square;
import chess.core.notation.Fen;
import chess.tools.positions.RandomWalk;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TeacherTest {
  private static final int PLIES = 400;

  private static final TeacherNetwork NETWORK = SmallTeacher.network();

  private final RandomWalk walk = new RandomWalk(new Random(3));

  /** One ply on, or a new game. */
  private Position next(Position position) {
    return walk.step(position)
        ? position
        : Fen.parse("r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1");
  }

  @Test
  void isThePlainArithmeticWithAndWithoutMemory() {
    Teacher remembering = new Teacher(NETWORK, true);
    Teacher fresh = new Teacher(NETWORK, false);
    Position position = Fen.parse("4k3/8/8/8/8/8/4K3/8 w - - 0 1");
    position = next(position);
    for (int ply = 0; ply < PLIES; ply++) {
      remembering.look(position);
      fresh.look(position);
      for (int stack = 0; stack < TeacherNetwork.STACKS; stack++) {
        String where = Fen.format(position) + " stack " + stack;
        assertEquals(
            PlainTeacher.material(NETWORK, position, stack),
            remembering.material(position, stack),
            where);
        int layers = PlainTeacher.layers(NETWORK, position, stack);
        assertEquals(layers, remembering.layers(position, stack), where);
        assertEquals(layers, fresh.layers(position, stack), where);
      }
      position = next(position);
    }
  }

  @Test
  void isTheSameForBothColoursAndBothWings() {
    Teacher teacher = new Teacher(NETWORK, true);
    Position position = Fen.parse("r4rk1/1p3ppp/p1n2q2/3p4/3P4/2PB1N2/P4PPP/R2Q1RK1 w - - 0 1");
    float value = teacher.centipawns(position);
    assertEquals(value, teacher.centipawns(turned(position, 56)));
    assertEquals(value, teacher.centipawns(turned(position, 7)));
  }

  /** Mirrored; the colours and the side to move are exchanged if the ranks are. */
  private static Position turned(Position position, int flip) {
    boolean exchange = flip == 56;
    PositionBuilder builder = new PositionBuilder();
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = position.pieceAt(square);
      if (piece != Piece.NONE) {
        int color = Piece.color(piece);
        builder.put(
            square ^ flip, Piece.of(exchange ? Color.opposite(color) : color, Piece.type(piece)));
      }
    }
    return builder.sideToMove(exchange ? Color.BLACK : Color.WHITE).build();
  }

  @Test
  void everyInputOfAViewHasItsOwnNumber() {
    boolean[] seen = new boolean[TeacherInputs.COUNT];
    for (int king = 0; king < Square.COUNT; king++) {
      int flip = TeacherInputs.flip(Color.BLACK, king);
      int set = TeacherInputs.set(flip, king);
      for (int piece = 0; piece < Piece.COUNT; piece++) {
        for (int square = 0; square < Square.COUNT; square++) {
          seen[set + TeacherInputs.of(Color.BLACK, flip, piece, square)] = true;
        }
      }
    }
    int used = 0;
    for (boolean input : seen) {
      used += input ? 1 : 0;
    }
    assertEquals(TeacherInputs.COUNT, used);
    int flip = TeacherInputs.flip(Color.WHITE, 0);
    assertEquals(
        TeacherInputs.of(Color.WHITE, flip, Piece.of(Color.WHITE, PieceType.KING), 9),
        TeacherInputs.of(Color.WHITE, flip, Piece.of(Color.BLACK, PieceType.KING), 9));
  }
}
