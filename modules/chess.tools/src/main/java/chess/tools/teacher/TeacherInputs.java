package chess.tools.teacher;

import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Square;

/**
 * The numbering of the teacher's inputs, "HalfKAv2_hm": each side sees the board from its own end,
 * mirrored so that its own king stands on the files e to h. Where that king stands chooses one of
 * 32 sets; within a set there is an input for each man and square, both kings sharing theirs.
 */
final class TeacherInputs {
  private static final int FILES = 8;
  private static final int HALF = FILES / 2;
  private static final int LAST = FILES - 1;
  private static final int MIRROR_FILES = 7;
  private static final int MIRROR_RANKS = 56;

  /** Inputs of a set: two colours of five kinds of men, and the kings. */
  private static final int SET = (2 * PieceType.KING + 1) * Square.COUNT;

  private static final int SETS = Square.COUNT / 2;

  /** All inputs of a view. */
  static final int COUNT = SETS * SET;

  private TeacherInputs() {}

  /** What turns a square to the way in which a side looks at the board. */
  static int flip(int view, int king) {
    int ranks = view == Color.WHITE ? 0 : MIRROR_RANKS;
    return Square.file(king) < HALF ? ranks | MIRROR_FILES : ranks;
  }

  /** The first input of the set that a king's square chooses. */
  static int set(int flip, int king) {
    int seen = king ^ flip;
    int fromTop = LAST - Square.rank(seen);
    int fromRight = LAST - Square.file(seen);
    return (fromTop * HALF + fromRight) * SET;
  }

  /** The input, within its set, of a man on a square. */
  static int of(int view, int flip, int piece, int square) {
    int type = Piece.type(piece);
    boolean separate = type != PieceType.KING && Piece.color(piece) != view;
    return (2 * type + (separate ? 1 : 0)) * Square.COUNT + (square ^ flip);
  }
}
