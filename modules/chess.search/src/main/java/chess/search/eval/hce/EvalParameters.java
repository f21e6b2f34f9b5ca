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
      weights(MATERIAL, "PIECE_VALUE", mg(-30, 189, 222, 222, 691), eg(96, 325, 342, 574, 880));

  /** Two or more bishops. */
  static final int BISHOP_PAIR = weight(MATERIAL, "BISHOP_PAIR", 24, 40);

  /** What each own pawn adds to the value of a knight, bishop, rook, queen. */
  static final int VALUE_PER_PAWN =
      weights(MATERIAL, "VALUE_PER_PAWN", mg(14, 12, 19, 4), eg(9, 5, 6, 37));

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
          mg(-34, -21, -13, -5, 0, 3, 8, 11, 10),
          eg(-80, -47, -19, -9, 1, 11, 13, 13, 11));

  /** By the number of squares it can usefully go to. */
  static final int BISHOP_MOBILITY =
      weights(
          MOBILITY,
          "BISHOP_MOBILITY",
          mg(-35, -24, -13, -8, -1, 4, 8, 8, 10, 14, 19, 22, 28, 35),
          eg(-95, -44, -21, -4, 2, 9, 14, 16, 18, 16, 17, 12, 20, 5));

  /** By the number of squares it can usefully go to. */
  static final int ROOK_MOBILITY =
      weights(
          MOBILITY,
          "ROOK_MOBILITY",
          mg(-57, -20, -10, -8, -7, -6, -4, -1, 3, 6, 8, 10, 15, 14, 29),
          eg(-132, -64, -34, -18, -9, -1, 4, 8, 11, 12, 15, 17, 16, 20, 10));

  /** By the number of squares it can usefully go to. */
  static final int QUEEN_MOBILITY =
      weights(
          MOBILITY,
          "QUEEN_MOBILITY",
          new int[] {
            -50, -18, -15, -12, -11, -10, -7, -6, -3, -2, -1, 0, 1, 1, 2, 3, 2, 4, 8, 17, 37, 72,
            70, 116, 100, 116, 64, 92
          },
          new int[] {
            -98, -124, -128, -103, -50, -33, -24, -11, -9, 0, 9, 16, 23, 27, 27, 32, 35, 32, 25, 21,
            -3, -40, -31, -75, -73, -87, -50, -115
          });

  /** No own pawn on the neighbouring files: with an enemy pawn ahead, without. */
  static final int ISOLATED = weights(PAWNS, "ISOLATED", mg(1, -6), eg(-2, -6));

  /** An own pawn ahead on the file: with neighbours, isolated. */
  static final int DOUBLED = weights(PAWNS, "DOUBLED", mg(-8, -6), eg(-9, -21));

  /** Behind its neighbours and unable to advance: with an enemy pawn ahead, without. */
  static final int BACKWARD = weights(PAWNS, "BACKWARD", mg(3, -8), eg(-3, -4));

  /** Side by side with an own pawn, by rank. */
  static final int PHALANX =
      weights(PAWNS, "PHALANX", mg(0, 2, 7, 9, 15, 24, 41, 0), eg(0, -2, 3, 4, 16, 38, 102, 0));

  /** Protected by an own pawn, by rank. */
  static final int SUPPORTED =
      weights(PAWNS, "SUPPORTED", mg(0, 0, 10, 10, 14, 25, 107, 0), eg(0, 0, 6, 7, 10, 28, 52, 0));

  /** May become passed with the help of its neighbours, by rank. */
  static final int CANDIDATE =
      weights(PAWNS, "CANDIDATE", mg(0, 1, 0, 0, 3, -8, 0, 0), eg(0, -1, 2, 9, 22, 79, 0, 0));

  /** A passed pawn, by rank. */
  static final int PASSED_PAWN =
      weights(
          PASSED,
          "PASSED_PAWN",
          mg(0, -21, -15, -3, 15, 36, 94, 0),
          eg(0, 19, 13, 27, 54, 93, 136, 0));

  /** Beside or protected by another passed pawn, by rank. */
  static final int PASSED_CONNECTED =
      weights(
          PASSED,
          "PASSED_CONNECTED",
          mg(0, 4, 8, -5, 5, 23, -8, 0),
          eg(0, -14, -6, 10, 9, 2, -14, 0));

  /**
   * Distance of the own king from the square ahead; eight entries for each rank from the fourth to
   * the seventh.
   */
  static final int PASSED_OWN_KING =
      weights(
          PASSED,
          "PASSED_OWN_KING",
          new int[] {
            -21, -9, 6, -4, -4, -7, 5, -10,
            -15, 20, 19, 2, -10, -12, 0, -9,
            -54, -17, 33, 18, -2, -13, -24, -14,
            -14, -19, -6, 16, 34, 11, -7, -28
          },
          new int[] {
            40, 30, 6, -10, -20, -17, -22, -23,
            71, 38, 1, -14, -27, -38, -40, -31,
            101, 42, -17, -39, -49, -57, -57, -68,
            187, 5, 15, -51, -79, -92, -91, -78
          });

  /** The same for the enemy king. */
  static final int PASSED_ENEMY_KING =
      weights(
          PASSED,
          "PASSED_ENEMY_KING",
          new int[] {
            -33, -8, 2, -4, -10, -6, 3, 4,
            -36, -21, 3, 1, -1, -8, 1, -8,
            -47, -40, 9, -4, -1, -1, 7, 25,
            -20, 16, 24, -1, -3, -18, -20, -9
          },
          new int[] {
            6, 3, -2, 4, 20, 28, 24, 25,
            -2, -6, -6, 16, 36, 50, 56, 56,
            -24, -10, -2, 40, 61, 81, 84, 81,
            -29, -32, -19, 47, 76, 101, 108, 115
          });

  /** A man stands on the square ahead, by rank. */
  static final int PASSED_BLOCKED =
      weights(
          PASSED,
          "PASSED_BLOCKED",
          mg(0, 5, -5, 9, 3, 6, -30, 0),
          eg(0, -1, 9, 0, -8, -15, -34, 0));

  /** The square ahead is free and not attacked; by rank, first with the enemy to move. */
  static final int PASSED_SAFE_STOP =
      weights(
          PASSED,
          "PASSED_SAFE_STOP",
          mg(0, -1, -4, -6, -3, 3, -21, 0, 0, 12, 1, 3, 7, 25, -9, 0),
          eg(0, -3, 1, 6, 4, 2, 57, 0, 0, 0, 10, 14, 19, 29, 41, 0));

  /** No square up to promotion is occupied or attacked by the enemy, by rank. */
  static final int PASSED_SAFE_PATH =
      weights(
          PASSED,
          "PASSED_SAFE_PATH",
          mg(0, -44, -41, -50, -44, -34, -28, 0),
          eg(0, 21, 25, 35, 40, 60, 82, 0));

  /** The square ahead is defended, by rank. */
  static final int PASSED_ESCORTED =
      weights(
          PASSED, "PASSED_ESCORTED", mg(0, 8, 6, 15, 11, 22, 44, 0), eg(0, 6, 6, 1, 10, 24, 93, 0));

  /** An own rook behind it on an open way. */
  static final int PASSED_ROOK_BEHIND = weight(PASSED, "PASSED_ROOK_BEHIND", 5, 13);

  /** An enemy rook behind it on an open way. */
  static final int PASSED_ENEMY_ROOK_BEHIND = weight(PASSED, "PASSED_ENEMY_ROOK_BEHIND", 3, -48);

  /** The lone enemy king is outside the square of the pawn. */
  static final int PASSED_UNSTOPPABLE = weight(PASSED, "PASSED_UNSTOPPABLE", -410, 123);

  /** On a square no enemy pawn can ever attack: without, with pawn support. */
  static final int KNIGHT_OUTPOST = weights(MINORS, "KNIGHT_OUTPOST", mg(13, 19), eg(-12, 1));

  /** On a square no enemy pawn can ever attack: without, with pawn support. */
  static final int BISHOP_OUTPOST = weights(MINORS, "BISHOP_OUTPOST", mg(9, 20), eg(-8, 0));

  /** A supported outpost is one knight move away. */
  static final int KNIGHT_OUTPOST_IN_REACH = weight(MINORS, "KNIGHT_OUTPOST_IN_REACH", 14, 9);

  /** A knight or bishop with a pawn just ahead. */
  static final int MINOR_BEHIND_PAWN = weight(MINORS, "MINOR_BEHIND_PAWN", 4, 14);

  /** Each step between a knight or bishop and the own king. */
  static final int MINOR_KING_DISTANCE =
      weights(MINORS, "MINOR_KING_DISTANCE", mg(-2, -4), eg(-5, -2));

  /** Each own blocked pawn on the four centre files, for each bishop on its colour. */
  static final int BISHOP_BLOCKED_PAWNS = weight(MINORS, "BISHOP_BLOCKED_PAWNS", -8, -12);

  /** No pawn on its file. */
  static final int ROOK_OPEN_FILE = weight(ROOKS, "ROOK_OPEN_FILE", 23, 2);

  /** No own pawn on its file. */
  static final int ROOK_SEMI_OPEN_FILE = weight(ROOKS, "ROOK_SEMI_OPEN_FILE", 10, -2);

  /** On the seventh rank with the king on the eighth or pawns on the seventh. */
  static final int ROOK_ON_SEVENTH = weight(ROOKS, "ROOK_ON_SEVENTH", -25, 22);

  /** Few moves and shut in by the own king. */
  static final int ROOK_TRAPPED = weight(ROOKS, "ROOK_TRAPPED", -6, -15);

  /**
   * Nearest own pawn on a file near the king: eight ranks (0 for none) for each distance of the
   * file from the edge.
   */
  static final int SHELTER_PAWN =
      weights(
          SHELTER,
          "SHELTER_PAWN",
          new int[] {
            -19, 14, 15, 4, 8, -4, 28, 0,
            -11, 21, 11, 2, 13, 12, 26, 0,
            -1, 16, 2, -3, 10, 13, 16, 0,
            -6, 14, 14, 8, -2, -8, -23, 0
          },
          new int[] {
            9, -14, -5, 0, -2, 17, 3, 0,
            3, -1, -4, 2, -7, -1, 12, 0,
            7, 4, 0, -1, -14, -14, -10, 0,
            0, 2, -3, -2, -2, 0, 7, 0
          });

  /** Nearest enemy pawn on such a file when no own pawn blocks it, laid out in the same way. */
  static final int STORM_PAWN =
      weights(
          SHELTER,
          "STORM_PAWN",
          new int[] {
            -13, 48, -40, -31, -17, -8, -7, 0,
            -4, 0, -41, -12, -15, 0, -2, 0,
            12, 33, -33, -8, -6, 7, 7, 0,
            -16, -38, -52, -12, -12, -10, -13, 0
          },
          new int[] {
            -3, 0, 14, 9, 4, 1, 0, 0,
            2, 18, 15, 13, 10, 5, 4, 0,
            -8, -10, -6, 3, 1, 0, -6, 0,
            4, 27, 1, -2, 0, 0, 6, 0
          });

  /** Nearest enemy pawn on such a file stopped by an own pawn, by rank. */
  static final int STORM_PAWN_BLOCKED =
      weights(
          SHELTER,
          "STORM_PAWN_BLOCKED",
          mg(0, 0, -10, -2, -2, -6, -2, 0),
          eg(0, 0, -58, -12, -12, -6, -9, 0));

  /** By attack units. */
  static final int KING_DANGER =
      weights(
          KING,
          "KING_DANGER",
          new int[] {
            0, 2, 2, 1, 0, 1, 2, -1, -3, -4, -5, -8, -12, -13, -17, -20, -24, -30, -34, -35, -40,
            -42, -44, -55, -60, -65, -71, -80, -82, -89, -92, -100, -111, -123, -125, -127, -139,
            -138, -151, -154, -161, -150, -178, -199, -182, -208, -236, -237, -236, -245, -246,
            -249, -307, -283, -301, -298, -340, -339, -323, -359, -403, -357, -374, -339
          },
          new int[] {
            0, -5, -5, -8, -9, -13, -16, -15, -18, -17, -21, -19, -22, -24, -20, -25, -23, -21, -21,
            -26, -31, -30, -31, -29, -27, -30, -32, -32, -36, -36, -38, -39, -37, -20, -29, -31,
            -24, -27, -15, -24, -18, -33, 2, 30, -18, 0, 35, 35, 43, 46, 41, 77, 80, 69, 61, 122,
            81, 78, 80, 59, 20, 50, 23, 193
          });

  /** Each man that must not leave the line between the king and an enemy piece. */
  static final int KING_PINS = weight(KING, "KING_PINS", -15, -11);

  /** No pawn at all on the files near the king. */
  static final int KING_PAWNLESS_FLANK = weight(KING, "KING_PAWNLESS_FLANK", 13, -41);

  /**
   * A pawn attacks a knight, bishop, rook, queen; with the enemy to move, then with its own side.
   */
  static final int THREAT_BY_PAWN =
      weights(
          THREATS,
          "THREAT_BY_PAWN",
          mg(45, 48, 51, 49, 61, 71, 70, 79),
          eg(28, 39, 23, -13, 111, 99, 148, 89));

  /** A knight or bishop attacks a weak pawn, a knight, bishop, rook, queen; in both turns. */
  static final int THREAT_BY_MINOR =
      weights(
          THREATS,
          "THREAT_BY_MINOR",
          mg(2, 21, 28, 45, 45, 4, 19, 25, 55, 84),
          eg(17, 23, 16, 8, 8, 13, 26, 16, 111, 78));

  /** A rook attacks a weak pawn, knight, bishop, rook, queen; in both turns. */
  static final int THREAT_BY_ROOK =
      weights(
          THREATS,
          "THREAT_BY_ROOK",
          mg(7, 16, 23, -2, 61, 0, 12, 26, -6, 57),
          eg(15, 20, 19, 8, -39, 10, 19, 16, -7, 289));

  /** The king attacks a weak man; in both turns. */
  static final int THREAT_BY_KING = weights(THREATS, "THREAT_BY_KING", mg(15, 35), eg(17, 14));

  /**
   * An enemy man is attacked and not defended, or attacked twice and defended once; in both turns.
   */
  static final int HANGING = weights(THREATS, "HANGING", mg(9, 19), eg(12, 32));

  /** A pawn can safely advance to attack a piece; in both turns. */
  static final int PUSH_THREAT = weights(THREATS, "PUSH_THREAT", mg(11, 16), eg(14, 14));

  /** A square the enemy attacks and we contest. */
  static final int RESTRICTED = weight(THREATS, "RESTRICTED", 4, -1);

  /** Each safe square behind the own pawns in the centre. */
  static final int SPACE_SQUARE = weight(SPACE, "SPACE_SQUARE", 1, 6);

  /** The right to move. */
  static final int RIGHT_TO_MOVE = weight(TEMPO, "RIGHT_TO_MOVE", 26, 7);

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
