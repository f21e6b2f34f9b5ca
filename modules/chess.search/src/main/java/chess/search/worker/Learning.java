package chess.search.worker;

import static chess.search.tuning.SearchParameters.*;

import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.Piece;
import chess.core.board.Position;
import chess.search.Value;
import chess.search.history.CorrectionHistory;
import chess.search.history.Histories;
import chess.search.history.PieceTo;

/**
 * What a search teaches the {@link Histories}: which moves refuted, which were tried in vain, and
 * by how much the static evaluation was wrong.
 */
final class Learning {
  private final Histories histories;
  private final Frames frames;

  @SuppressWarnings("NullAway.Init") // start() sets it
  private Position position;

  Learning(Histories histories, Frames frames) {
    this.histories = histories;
    this.frames = frames;
  }

  /** Learns from now on about the positions that this one becomes. */
  void follow(Position root) {
    position = root;
  }

  /** The centipawns to add to the static evaluation. */
  int correction(int ply) {
    return USE_CORRECTION
        ? histories.correction.correction(
            position, frames.before(ply, 2).pieceTo, frames.before(ply, 1).pieceTo)
        : 0;
  }

  void learnCorrection(int difference, int depth, int ply) {
    int limit = CorrectionHistory.LIMIT / 4;
    int bonus = Math.max(-limit, Math.min(limit, difference * depth / CORRECTION_UPDATE_DIVISOR));
    histories.correction.update(
        position, frames.before(ply, 2).pieceTo, frames.before(ply, 1).pieceTo, bonus);
  }

  /** A move that had been reduced was looked at again: it is better than it looked. */
  void rewardReducedMove(int ply, int pieceTo, int depth, boolean inCheck) {
    updateContinuations(ply, pieceTo, historyBonus(depth), inCheck);
  }

  private static int historyBonus(int depth) {
    return Math.min(BONUS_MARGIN * depth + BONUS_BASE, BONUS_MAX);
  }

  private static int historyMalus(int depth) {
    return Math.min(MALUS_MARGIN * depth + MALUS_BASE, MALUS_MAX);
  }

  void learnBestMove(
      Frame frame, MoveLoop loop, int bestMove, int ply, int depth, int ttMove, int us) {
    int bonus = historyBonus(depth) + (bestMove == ttMove ? BONUS_TT_MOVE : 0);
    int malus = historyMalus(depth);
    if (Move.isQuiet(bestMove)) {
      updateQuiet(frame, us, ply, bestMove, bonus);
      for (int i = 0; i < loop.quietCount; i++) {
        updateQuiet(frame, us, ply, loop.quiets[i], -malus);
      }
    } else {
      updateNoisy(bestMove, bonus);
    }
    for (int i = 0; i < loop.noisyCount; i++) {
      updateNoisy(loop.noisies[i], -malus);
    }
    // The first quiet move of the node before was refuted: it was not as good as it looked.
    Frame parent = frames.before(ply, 1);
    if (parent.moveCount == 1 && parent.move != Move.NONE && Move.isQuiet(parent.move)) {
      updateContinuations(ply - 1, parent.pieceTo, -malus, parent.inCheck);
    }
  }

  private void updateQuiet(Frame frame, int us, int ply, int move, int bonus) {
    int pieceTo = PieceTo.of(position.movedPiece(move), Move.to(move));
    histories.quiet.update(us, frame.threats.all(), move, bonus);
    histories.pawn.update(position.pawnKey(), pieceTo, bonus);
    updateContinuations(ply, pieceTo, bonus, frame.inCheck);
  }

  private void updateNoisy(int move, int bonus) {
    histories.capture.update(
        position.movedPiece(move), Move.to(move), Piece.type(position.capturedPiece(move)), bonus);
  }

  private void updateContinuations(int ply, int pieceTo, int bonus, boolean inCheck) {
    updateContinuation(ply - 1, pieceTo, bonus);
    updateContinuation(ply - 2, pieceTo, bonus);
    if (!inCheck) {
      updateContinuation(ply - 4, pieceTo, bonus);
      updateContinuation(ply - 6, pieceTo, bonus);
    }
  }

  private void updateContinuation(int ply, int pieceTo, int bonus) {
    int earlier = frames.at(ply).pieceTo;
    if (earlier != PieceTo.NONE) {
      histories.continuation.update(earlier, pieceTo, bonus);
    }
  }

  void rewardTableMove(Frame frame, int ttMove, int us, int ply, int depth) {
    frame.threats.compute(position, Color.opposite(us));
    updateQuiet(frame, us, ply, ttMove, historyBonus(depth));
  }

  /** A quiet move that made the evaluation worse for its opponent is remembered as good. */
  void rewardByEvaluation(Frame frame, Frame parent, int us) {
    if (parent.move == Move.NONE || Move.isNoisy(parent.move) || parent.staticEval == Value.NONE) {
      return;
    }
    int change = -(parent.staticEval + frame.staticEval) * EVAL_BONUS_WEIGHT;
    int bonus = Math.max(EVAL_BONUS_MIN, Math.min(EVAL_BONUS_MAX, change)) + EVAL_BONUS_BASE;
    histories.quiet.update(Color.opposite(us), parent.threats.all(), parent.move, bonus);
  }

  /** All our moves failed low: the move that led here was a good one. */
  void rewardPriorMove(Frame parent, int ply, int depth) {
    if (parent.move == Move.NONE || Move.isNoisy(parent.move) || ply == 0) {
      return;
    }
    int bonus = historyBonus(depth);
    updateContinuations(ply - 1, parent.pieceTo, bonus, parent.inCheck);
    histories.quiet.update(
        Color.opposite(position.sideToMove()), parent.threats.all(), parent.move, bonus / 2);
  }
}
