package chess.search.eval.hce;

import static chess.search.eval.hce.EvalTerm.KING;
import static chess.search.eval.hce.EvalTerm.MATERIAL;
import static chess.search.eval.hce.EvalTerm.MINORS;
import static chess.search.eval.hce.EvalTerm.MOBILITY;
import static chess.search.eval.hce.EvalTerm.PASSED;
import static chess.search.eval.hce.EvalTerm.PAWNS;
import static chess.search.eval.hce.EvalTerm.ROOKS;
import static chess.search.eval.hce.EvalTerm.SHELTER;
import static chess.search.eval.hce.EvalTerm.SPACE;
import static chess.search.eval.hce.EvalTerm.SQUARES;
import static chess.search.eval.hce.EvalTerm.TEMPO;
import static chess.search.eval.hce.EvalTerm.THREATS;

import java.util.List;

/**
 * Every weight of the hand-written evaluation: its name, its place and its value in one line.
 *
 * <p>The constants are places in one flat array of {@link TaperedScore} numbers, in which runs of
 * neighbouring weights form small tables. The evaluation reads its weights from such an array and
 * is linear in them; that is what allows the tuner to find them by gradient descent and to write
 * the result back into this file, and what lets the report show one term alone.
 */
public final class EvalParameters {
  private static final WeightTable TABLE = new WeightTable();

  /** By piece type, pawn to queen. */
  static final int PIECE_VALUE =
      weights(MATERIAL, "PIECE_VALUE", mg(85, 330, 350, 490, 1000), eg(105, 300, 320, 530, 980));

  /** Two or more bishops. */
  static final int BISHOP_PAIR = weight(MATERIAL, "BISHOP_PAIR", 25, 55);

  /** What each own pawn adds to the value of a knight, bishop, rook, queen. */
  static final int VALUE_PER_PAWN =
      weights(MATERIAL, "VALUE_PER_PAWN", mg(3, 0, -2, 0), eg(3, 0, -2, 0));

  // Two tables of 64 squares each.

  static final int PAWN_SQUARES =
      squares("PAWN_SQUARES", PieceSquareTables.PAWN_MIDDLEGAME, PieceSquareTables.PAWN_ENDGAME);

  static final int KNIGHT_SQUARES =
      squares(
          "KNIGHT_SQUARES", PieceSquareTables.KNIGHT_MIDDLEGAME, PieceSquareTables.KNIGHT_ENDGAME);

  static final int BISHOP_SQUARES =
      squares(
          "BISHOP_SQUARES", PieceSquareTables.BISHOP_MIDDLEGAME, PieceSquareTables.BISHOP_ENDGAME);

  static final int ROOK_SQUARES =
      squares("ROOK_SQUARES", PieceSquareTables.ROOK_MIDDLEGAME, PieceSquareTables.ROOK_ENDGAME);

  static final int QUEEN_SQUARES =
      squares("QUEEN_SQUARES", PieceSquareTables.QUEEN_MIDDLEGAME, PieceSquareTables.QUEEN_ENDGAME);

  static final int KING_SQUARES =
      squares("KING_SQUARES", PieceSquareTables.KING_MIDDLEGAME, PieceSquareTables.KING_ENDGAME);

  /** By the number of squares it can usefully go to. */
  static final int KNIGHT_MOBILITY =
      weights(
          MOBILITY,
          "KNIGHT_MOBILITY",
          mg(-50, -22, -10, -1, 7, 13, 19, 25, 30),
          eg(-60, -30, -18, -8, 0, 7, 14, 20, 25));

  /** By the number of squares it can usefully go to. */
  static final int BISHOP_MOBILITY =
      weights(
          MOBILITY,
          "BISHOP_MOBILITY",
          mg(-40, -12, -1, 8, 15, 22, 28, 33, 38, 43, 48, 52, 56, 60),
          eg(-50, -19, -7, 3, 11, 18, 25, 31, 36, 42, 46, 51, 56, 60));

  /** By the number of squares it can usefully go to. */
  static final int ROOK_MOBILITY =
      weights(
          MOBILITY,
          "ROOK_MOBILITY",
          mg(-45, -24, -15, -8, -2, 3, 7, 12, 15, 19, 23, 26, 29, 32, 35),
          eg(-60, -20, -3, 9, 20, 30, 38, 46, 53, 60, 67, 73, 79, 85, 90));

  /** By the number of squares it can usefully go to. */
  static final int QUEEN_MOBILITY =
      weights(
          MOBILITY,
          "QUEEN_MOBILITY",
          new int[] {
            -25, -9, -2, 3, 8, 12, 15, 18, 21, 24, 27, 29, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50,
            52, 53, 55, 57, 58, 60
          },
          new int[] {
            -40, -11, 1, 10, 18, 25, 31, 36, 42, 47, 51, 56, 60, 64, 68, 72, 75, 79, 82, 86, 89, 92,
            95, 98, 101, 104, 107, 110
          });

  /** No own pawn on the neighbouring files: with an enemy pawn ahead, without. */
  static final int ISOLATED = weights(PAWNS, "ISOLATED", mg(-6, -16), eg(-10, -18));

  /** An own pawn ahead on the file: with neighbours, isolated. */
  static final int DOUBLED = weights(PAWNS, "DOUBLED", mg(-8, -10), eg(-16, -24));

  /** Behind its neighbours and unable to advance: with an enemy pawn ahead, without. */
  static final int BACKWARD = weights(PAWNS, "BACKWARD", mg(-5, -14), eg(-10, -16));

  /** Side by side with an own pawn, by rank. */
  static final int PHALANX =
      weights(PAWNS, "PHALANX", mg(0, 3, 8, 16, 30, 60, 90, 0), eg(0, 0, 4, 10, 25, 50, 80, 0));

  /** Protected by an own pawn, by rank. */
  static final int SUPPORTED =
      weights(PAWNS, "SUPPORTED", mg(0, 0, 14, 12, 20, 40, 60, 0), eg(0, 0, 8, 8, 16, 35, 50, 0));

  /** May become passed with the help of its neighbours, by rank. */
  static final int CANDIDATE =
      weights(PAWNS, "CANDIDATE", mg(0, 0, 2, 6, 14, 30, 0, 0), eg(0, 4, 6, 14, 30, 50, 0, 0));

  /** A passed pawn, by rank. */
  static final int PASSED_PAWN =
      weights(
          PASSED, "PASSED_PAWN", mg(0, 0, 0, 5, 25, 60, 110, 0), eg(0, 10, 12, 25, 50, 90, 140, 0));

  /** Beside or protected by another passed pawn, by rank. */
  static final int PASSED_CONNECTED =
      weights(
          PASSED,
          "PASSED_CONNECTED",
          mg(0, 0, 0, 5, 10, 20, 30, 0),
          eg(0, 0, 5, 10, 20, 30, 40, 0));

  /**
   * Distance of the own king from the square ahead; eight entries for each rank from the fourth to
   * the seventh.
   */
  static final int PASSED_OWN_KING =
      weights(
          PASSED,
          "PASSED_OWN_KING",
          new int[] {
            0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0
          },
          new int[] {
            0, 0, -3, -6, -9, -12, -12, -12,
            0, 0, -6, -12, -18, -24, -24, -24,
            0, 0, -12, -24, -36, -48, -48, -48,
            0, 0, -15, -30, -45, -60, -60, -60
          });

  /** The same for the enemy king. */
  static final int PASSED_ENEMY_KING =
      weights(
          PASSED,
          "PASSED_ENEMY_KING",
          new int[] {
            0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0
          },
          new int[] {
            0, 0, 4, 8, 12, 16, 16, 16,
            0, 0, 8, 16, 24, 32, 32, 32,
            0, 0, 16, 32, 48, 64, 64, 64,
            0, 0, 20, 40, 60, 80, 80, 80
          });

  /** A man stands on the square ahead, by rank. */
  static final int PASSED_BLOCKED =
      weights(
          PASSED,
          "PASSED_BLOCKED",
          mg(0, 0, 0, -2, -8, -15, -30, 0),
          eg(0, -4, -6, -12, -25, -45, -70, 0));

  /** The square ahead is free and not attacked; by rank, first with the enemy to move. */
  static final int PASSED_SAFE_STOP =
      weights(
          PASSED,
          "PASSED_SAFE_STOP",
          mg(0, 0, 0, 2, 5, 10, 15, 0, 0, 0, 0, 2, 5, 10, 15, 0),
          eg(0, 0, 2, 5, 10, 20, 35, 0, 0, 0, 2, 5, 10, 20, 35, 0));

  /** No square up to promotion is occupied or attacked by the enemy, by rank. */
  static final int PASSED_SAFE_PATH =
      weights(
          PASSED, "PASSED_SAFE_PATH", mg(0, 0, 0, 3, 8, 15, 20, 0), eg(0, 3, 6, 12, 25, 45, 60, 0));

  /** The square ahead is defended, by rank. */
  static final int PASSED_ESCORTED =
      weights(
          PASSED, "PASSED_ESCORTED", mg(0, 0, 0, 2, 5, 10, 15, 0), eg(0, 0, 2, 5, 10, 15, 20, 0));

  /** An own rook behind it on an open way. */
  static final int PASSED_ROOK_BEHIND = weight(PASSED, "PASSED_ROOK_BEHIND", 5, 15);

  /** An enemy rook behind it on an open way. */
  static final int PASSED_ENEMY_ROOK_BEHIND = weight(PASSED, "PASSED_ENEMY_ROOK_BEHIND", -5, -15);

  /** The lone enemy king is outside the square of the pawn. */
  static final int PASSED_UNSTOPPABLE = weight(PASSED, "PASSED_UNSTOPPABLE", 0, 250);

  /** On a square no enemy pawn can ever attack: without, with pawn support. */
  static final int KNIGHT_OUTPOST = weights(MINORS, "KNIGHT_OUTPOST", mg(10, 28), eg(6, 18));

  /** On a square no enemy pawn can ever attack: without, with pawn support. */
  static final int BISHOP_OUTPOST = weights(MINORS, "BISHOP_OUTPOST", mg(6, 18), eg(2, 8));

  /** A supported outpost is one knight move away. */
  static final int KNIGHT_OUTPOST_IN_REACH = weight(MINORS, "KNIGHT_OUTPOST_IN_REACH", 10, 8);

  /** A knight or bishop with a pawn just ahead. */
  static final int MINOR_BEHIND_PAWN = weight(MINORS, "MINOR_BEHIND_PAWN", 5, 3);

  /** Each step between a knight or bishop and the own king. */
  static final int MINOR_KING_DISTANCE =
      weights(MINORS, "MINOR_KING_DISTANCE", mg(-3, -3), eg(-3, -3));

  /** Each own blocked pawn on the four centre files, for each bishop on its colour. */
  static final int BISHOP_BLOCKED_PAWNS = weight(MINORS, "BISHOP_BLOCKED_PAWNS", -3, -3);

  /** No pawn on its file. */
  static final int ROOK_OPEN_FILE = weight(ROOKS, "ROOK_OPEN_FILE", 32, 10);

  /** No own pawn on its file. */
  static final int ROOK_SEMI_OPEN_FILE = weight(ROOKS, "ROOK_SEMI_OPEN_FILE", 14, 8);

  /** On the seventh rank with the king on the eighth or pawns on the seventh. */
  static final int ROOK_ON_SEVENTH = weight(ROOKS, "ROOK_ON_SEVENTH", 8, 22);

  /** Few moves and shut in by the own king. */
  static final int ROOK_TRAPPED = weight(ROOKS, "ROOK_TRAPPED", -35, -10);

  /**
   * Nearest own pawn on a file near the king: eight ranks (0 for none) for each distance of the
   * file from the edge.
   */
  static final int SHELTER_PAWN =
      weights(
          SHELTER,
          "SHELTER_PAWN",
          new int[] {
            -24, 24, 16, 6, -1, -4, -6, 0,
            -36, 32, 24, 14, 7, 4, 2, 0,
            -18, 22, 14, 4, -3, -6, -8, 0,
            -12, 18, 10, 0, -7, -10, -12, 0
          },
          new int[] {
            0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0
          });

  /** Nearest enemy pawn on such a file when no own pawn blocks it, laid out in the same way. */
  static final int STORM_PAWN =
      weights(
          SHELTER,
          "STORM_PAWN",
          new int[] {
            0, 0, -45, -28, -10, -2, 0, 0,
            0, 0, -45, -28, -10, -2, 0, 0,
            0, 0, -45, -28, -10, -2, 0, 0,
            0, 0, -45, -28, -10, -2, 0, 0
          },
          new int[] {
            0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0
          });

  /** Nearest enemy pawn on such a file stopped by an own pawn, by rank. */
  static final int STORM_PAWN_BLOCKED =
      weights(
          SHELTER,
          "STORM_PAWN_BLOCKED",
          mg(0, 0, -20, -6, -4, 0, 0, 0),
          eg(0, 0, -10, -5, 0, 0, 0, 0));

  /** By attack units. */
  static final int KING_DANGER =
      weights(
          KING,
          "KING_DANGER",
          new int[] {
            0, -1, -3, -5, -7, -10, -13, -16, -20, -24, -28, -33, -37, -43, -48, -54, -60, -67, -73,
            -81, -88, -96, -104, -112, -121, -130, -139, -149, -159, -169, -180, -191, -202, -214,
            -226, -238, -251, -263, -277, -290, -304, -318, -333, -347, -363, -378, -394, -410,
            -426, -443, -460, -477, -495, -500, -500, -500, -500, -500, -500, -500, -500, -500,
            -500, -500
          },
          new int[] {
            0, -1, -2, -2, -3, -4, -5, -6, -6, -7, -8, -9, -10, -10, -11, -12, -13, -14, -14, -15,
            -16, -17, -18, -18, -19, -20, -21, -22, -22, -23, -24, -25, -26, -26, -27, -28, -29,
            -30, -30, -31, -32, -33, -34, -34, -35, -36, -37, -38, -38, -39, -40, -41, -42, -42,
            -43, -44, -45, -46, -46, -47, -48, -49, -50, -50
          });

  /** Each man that must not leave the line between the king and an enemy piece. */
  static final int KING_PINS = weight(KING, "KING_PINS", -10, -10);

  /** No pawn at all on the files near the king. */
  static final int KING_PAWNLESS_FLANK = weight(KING, "KING_PAWNLESS_FLANK", -8, -30);

  /**
   * A pawn attacks a knight, bishop, rook, queen; with the enemy to move, then with its own side.
   */
  static final int THREAT_BY_PAWN =
      weights(
          THREATS,
          "THREAT_BY_PAWN",
          mg(55, 55, 75, 70, 55, 55, 75, 70),
          eg(30, 45, 25, 20, 30, 45, 25, 20));

  /** A knight or bishop attacks a weak pawn, a knight, bishop, rook, queen; in both turns. */
  static final int THREAT_BY_MINOR =
      weights(
          THREATS,
          "THREAT_BY_MINOR",
          mg(4, 18, 20, 45, 40, 4, 18, 20, 45, 40),
          eg(12, 20, 20, 20, 40, 12, 20, 20, 20, 40));

  /** A rook attacks a weak pawn, knight, bishop, rook, queen; in both turns. */
  static final int THREAT_BY_ROOK =
      weights(
          THREATS,
          "THREAT_BY_ROOK",
          mg(3, 20, 22, 0, 45, 3, 20, 22, 0, 45),
          eg(15, 25, 22, 10, 20, 15, 25, 22, 10, 20));

  /** The king attacks a weak man; in both turns. */
  static final int THREAT_BY_KING = weights(THREATS, "THREAT_BY_KING", mg(10, 10), eg(40, 40));

  /**
   * An enemy man is attacked and not defended, or attacked twice and defended once; in both turns.
   */
  static final int HANGING = weights(THREATS, "HANGING", mg(30, 30), eg(20, 20));

  /** A pawn can safely advance to attack a piece; in both turns. */
  static final int PUSH_THREAT = weights(THREATS, "PUSH_THREAT", mg(18, 18), eg(14, 14));

  /** A square the enemy attacks and we contest. */
  static final int RESTRICTED = weight(THREATS, "RESTRICTED", 3, 3);

  /** Each safe square behind the own pawns in the centre. */
  static final int SPACE_SQUARE = weight(SPACE, "SPACE_SQUARE", 3, 0);

  /** The right to move. */
  static final int RIGHT_TO_MOVE = weight(TEMPO, "RIGHT_TO_MOVE", 18, 12);

  private static final int[] DEFAULTS = TABLE.values();

  private EvalParameters() {}

  /** The names and places of all weights, in order. */
  public static List<WeightGroup> groups() {
    return TABLE.groups();
  }

  /** A fresh copy of the weights of this file. */
  public static int[] copyOfDefaults() {
    return DEFAULTS.clone();
  }

  /** The weights of this file, shared by all evaluators and never written to. */
  static int[] defaults() {
    return DEFAULTS;
  }

  private static int weight(EvalTerm term, String name, int middlegame, int endgame) {
    return TABLE.add(term, name, new int[] {middlegame}, new int[] {endgame});
  }

  private static int[] mg(int... values) {
    return values;
  }

  private static int[] eg(int... values) {
    return values;
  }

  private static int squares(String name, int[] middlegame, int[] endgame) {
    return TABLE.add(SQUARES, name, middlegame, endgame);
  }

  private static int weights(EvalTerm term, String name, int[] middlegame, int[] endgame) {
    return TABLE.add(term, name, middlegame, endgame);
  }
}
