package chess.search.order;

import static chess.search.tuning.SearchParameters.ORDER_CHECK_BONUS;
import static chess.search.tuning.SearchParameters.ORDER_CHECK_SEE;
import static chess.search.tuning.SearchParameters.ORDER_GOOD_QUIET;
import static chess.search.tuning.SearchParameters.ORDER_NOISY_SEE_DIVISOR;
import static chess.search.tuning.SearchParameters.ORDER_THREAT_MINOR;
import static chess.search.tuning.SearchParameters.ORDER_THREAT_QUEEN;
import static chess.search.tuning.SearchParameters.ORDER_THREAT_ROOK;
import static chess.search.tuning.SearchParameters.ORDER_VICTIM_WEIGHT;
import static chess.search.tuning.SearchParameters.USE_THREAT_ORDER;

import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.search.history.Histories;
import chess.search.history.PieceTo;

/**
 * Hands out the moves of a node one by one, the most promising first, and generates and scores them
 * in stages so that an early cut-off pays for little:
 *
 * <ol>
 *   <li>the table's move;
 *   <li>captures and promotions that do not lose material, by victim and capture history;
 *   <li>quiet moves, by their histories, as long as these are not bad;
 *   <li>captures that lose material;
 *   <li>the other quiet moves.
 * </ol>
 *
 * In check all moves are evasions and come in one stage. Every legal move is returned exactly once.
 */
public final class MovePicker {
  private static final int TT_MOVE = 0;
  private static final int NOISY_INIT = 1;
  private static final int GOOD_NOISY = 2;
  private static final int QUIET_INIT = 3;
  private static final int GOOD_QUIET = 4;
  private static final int BAD_NOISY = 5;
  private static final int BAD_QUIET = 6;
  private static final int EVASION_INIT = 7;
  private static final int EVASION = 8;
  private static final int QUIESCENCE_INIT = 9;
  private static final int QUIESCENCE = 10;
  private static final int PROBCUT_INIT = 11;
  private static final int PROBCUT = 12;
  private static final int QUIET_CHECK_INIT = 13;
  private static final int QUIET_CHECK = 14;
  private static final int DONE = 15;

  /** How much it counts, by piece type, to flee from something less valuable. */
  private static final int[] THREAT_WEIGHTS = {
    0, ORDER_THREAT_MINOR, ORDER_THREAT_MINOR, ORDER_THREAT_ROOK, ORDER_THREAT_QUEEN, 0
  };

  /** Puts captures before all quiet evasions. */
  private static final int EVASION_CAPTURE = 1 << 24;

  private final Histories histories;
  private final MoveList moves = new MoveList();
  private final int[] badNoisy = new int[MoveList.CAPACITY];
  private int badCount;
  private int badIndex;
  private int index;

  @SuppressWarnings("NullAway.Init") // start() sets it
  private Position position;

  private int stage;
  private int stageAfterTt;
  private int ttMove;
  private int threshold;
  private boolean skipQuiets;

  @SuppressWarnings("NullAway.Init") // start() sets it
  private Threats threats;

  @SuppressWarnings("NullAway.Init") // start() sets it
  private Checks checks;

  private boolean quietChecks;
  private int before1;
  private int before2;
  private int before4;
  private int before6;

  public MovePicker(Histories histories) {
    this.histories = histories;
  }

  /**
   * Starts over for a full-width node.
   *
   * @param newTtMove a legal move, or {@code Move.NONE}
   * @param newThreats what the opponent attacks
   * @param newChecks from where the side to move gives check
   */
  public void startMain(Position newPosition, int newTtMove, Threats newThreats, Checks newChecks) {
    start(newPosition, newTtMove, newPosition.inCheck() ? EVASION_INIT : NOISY_INIT);
    threats = newThreats;
    checks = newChecks;
  }

  /**
   * Starts over for a quiescence node: evasions when in check, else captures and promotions.
   *
   * @param newChecks from where the side to move gives check
   * @param withQuietChecks whether quiet moves that give check are wanted as well
   */
  public void startQuiescence(
      Position newPosition,
      int newTtMove,
      Threats newThreats,
      Checks newChecks,
      boolean withQuietChecks) {
    start(newPosition, newTtMove, newPosition.inCheck() ? EVASION_INIT : QUIESCENCE_INIT);
    threats = newThreats;
    checks = newChecks;
    quietChecks = withQuietChecks;
  }

  /** Starts over for captures and promotions that win at least a threshold. */
  public void startProbCut(Position newPosition, int newTtMove, int newThreshold) {
    start(newPosition, newTtMove, PROBCUT_INIT);
    threshold = newThreshold;
  }

  /** Tells which moves ({@link PieceTo}) were made one, two, four and six plies before. */
  public void context(int newBefore1, int newBefore2, int newBefore4, int newBefore6) {
    before1 = newBefore1;
    before2 = newBefore2;
    before4 = newBefore4;
    before6 = newBefore6;
  }

  private void start(Position newPosition, int newTtMove, int first) {
    position = newPosition;
    ttMove = newTtMove;
    stageAfterTt = first;
    stage = newTtMove == Move.NONE ? first : TT_MOVE;
    skipQuiets = false;
    badCount = 0;
  }

  /** No quiet move is wanted any more. */
  public void skipQuiets() {
    skipQuiets = true;
  }

  /** The next move, or {@code Move.NONE} after the last. */
  public int next() {
    while (true) {
      int move;
      switch (stage) {
        case TT_MOVE:
          stage = stageAfterTt;
          return ttMove;
        case NOISY_INIT, QUIESCENCE_INIT, PROBCUT_INIT:
          generateNoisy();
          stage++;
          break;
        case GOOD_NOISY:
          move = nextGoodNoisy();
          if (move != Move.NONE) {
            return move;
          }
          stage = QUIET_INIT;
          break;
        case QUIET_INIT:
          if (!skipQuiets) {
            generateQuiets();
          }
          stage = GOOD_QUIET;
          break;
        case GOOD_QUIET:
          move = skipQuiets ? Move.NONE : nextAbove(ORDER_GOOD_QUIET);
          if (move != Move.NONE) {
            return move;
          }
          badIndex = 0;
          stage = BAD_NOISY;
          break;
        case BAD_NOISY:
          if (badIndex < badCount) {
            return badNoisy[badIndex++];
          }
          stage = BAD_QUIET;
          break;
        case BAD_QUIET:
          move = skipQuiets ? Move.NONE : nextAbove(Integer.MIN_VALUE);
          if (move != Move.NONE) {
            return move;
          }
          stage = DONE;
          break;
        case EVASION_INIT:
          generateEvasions();
          stage = EVASION;
          break;
        case QUIESCENCE:
          move = nextAbove(Integer.MIN_VALUE);
          if (move != Move.NONE) {
            return move;
          }
          stage = quietChecks ? QUIET_CHECK_INIT : DONE;
          break;
        case QUIET_CHECK_INIT:
          moves.clear();
          index = 0;
          checks.addQuiet(position, moves);
          stage = QUIET_CHECK;
          break;
        case QUIET_CHECK:
          if (index < moves.size()) {
            return moves.move(index++);
          }
          stage = DONE;
          break;
        case EVASION:
          move = nextAbove(Integer.MIN_VALUE);
          if (move != Move.NONE) {
            return move;
          }
          stage = DONE;
          break;
        case PROBCUT:
          move = nextWinning();
          if (move != Move.NONE) {
            return move;
          }
          stage = DONE;
          break;
        default:
          return Move.NONE;
      }
    }
  }

  private void generateNoisy() {
    moves.clear();
    index = 0;
    MoveGenerator.noisy(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      moves.score(i, noisyScore(moves.move(i)));
    }
  }

  private int noisyScore(int move) {
    int victim = Piece.type(position.capturedPiece(move));
    int score =
        ORDER_VICTIM_WEIGHT * See.value(victim)
            + histories.capture.get(position.movedPiece(move), Move.to(move), victim);
    if (Move.isPromotion(move)) {
      int gain = See.value(Move.promotionType(move)) - See.value(PieceType.PAWN);
      score +=
          Move.promotionType(move) == PieceType.QUEEN
              ? ORDER_VICTIM_WEIGHT * gain
              : -ORDER_VICTIM_WEIGHT * See.value(PieceType.QUEEN);
    }
    return score;
  }

  private void generateEvasions() {
    moves.clear();
    index = 0;
    MoveGenerator.evasions(position, moves);
    int color = position.sideToMove();
    long attacked = threats.all();
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.move(i);
      if (Move.isNoisy(move)) {
        moves.score(i, EVASION_CAPTURE + noisyScore(move));
      } else {
        int pieceTo = PieceTo.of(position.movedPiece(move), Move.to(move));
        moves.score(
            i,
            histories.quiet.get(color, attacked, move)
                + histories.continuation.get(before1, pieceTo));
      }
    }
  }

  private void generateQuiets() {
    moves.clear();
    index = 0;
    MoveGenerator.quiet(position, moves);
    int us = position.sideToMove();
    long attacked = threats.all();
    long pawnKey = position.pawnKey();
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.move(i);
      int piece = position.movedPiece(move);
      int to = Move.to(move);
      int pieceTo = PieceTo.of(piece, to);
      int score =
          2 * histories.quiet.get(us, attacked, move)
              + 2 * histories.pawn.get(pawnKey, pieceTo)
              + 2 * histories.continuation.get(before1, pieceTo)
              + histories.continuation.get(before2, pieceTo)
              + histories.continuation.get(before4, pieceTo)
              + histories.continuation.get(before6, pieceTo);
      int type = Piece.type(piece);
      if (USE_THREAT_ORDER) {
        long lesser = threats.byLesser(type);
        int escapes = (int) (lesser >>> Move.from(move)) & 1;
        int walksInto = (int) (lesser >>> to) & 1;
        score += THREAT_WEIGHTS[type] * (escapes - walksInto);
      }
      if ((checks.squares(type) >>> to & 1) != 0 && See.atLeast(position, move, -ORDER_CHECK_SEE)) {
        score += ORDER_CHECK_BONUS;
      }
      moves.score(i, score);
    }
  }

  private int nextGoodNoisy() {
    while (index < moves.size()) {
      moves.bringBestTo(index);
      int move = moves.move(index);
      int score = moves.score(index++);
      if (move == ttMove) {
        continue;
      }
      if (See.atLeast(position, move, -score / ORDER_NOISY_SEE_DIVISOR)) {
        return move;
      }
      badNoisy[badCount++] = move;
    }
    return Move.NONE;
  }

  private int nextWinning() {
    while (index < moves.size()) {
      moves.bringBestTo(index);
      int move = moves.move(index++);
      if (move != ttMove && See.atLeast(position, move, threshold)) {
        return move;
      }
    }
    return Move.NONE;
  }

  /** The best move left, if its score is above a limit. */
  private int nextAbove(int limit) {
    while (index < moves.size()) {
      moves.bringBestTo(index);
      if (moves.score(index) <= limit) {
        return Move.NONE;
      }
      int move = moves.move(index++);
      if (move != ttMove) {
        return move;
      }
    }
    return Move.NONE;
  }
}
