package chess.search.worker;

import static chess.search.tuning.SearchParameters.*;

import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.Piece;
import chess.core.board.Position;
import chess.core.movegen.Legality;
import chess.core.movegen.MoveGenerator;
import chess.search.SearchScore;
import chess.search.Value;
import chess.search.eval.Evaluator;
import chess.search.history.Histories;
import chess.search.history.PieceTo;
import chess.search.order.MovePicker;
import chess.search.order.See;
import chess.search.tt.Bound;
import chess.search.tt.TranspositionTable;
import chess.search.tt.TtEntry;

/**
 * Principal variation search and quiescence search of one thread.
 *
 * <p>{@link #search} is one method of numbered steps; what it repeats is named and private. Scores
 * are fail-soft and seen from the side to move. When the search is stopped, every call returns 0 at
 * once and its caller throws the result away.
 */
final class AlphaBeta {
  /** Beyond this many reversible plies a stored score says little about the fifty-move rule. */
  private static final int TABLE_MAX_CLOCK = 96;

  /** A tablebase result is worth more than any search of this depth. */
  private static final int TABLEBASE_DEPTH_BONUS = 6;

  /** How often a thread tells what it looks at, if anybody wants to know. */
  private static final long CURRENT_LINE_MILLIS = 1000;

  /** How fast a static evaluation fades towards a draw by the fifty-move rule. */
  private static final int CLOCK_FADE = 220;

  final Histories histories = new Histories();
  final RootMoves rootMoves = new RootMoves();
  final SearchCounters counters = new SearchCounters();
  private final Frames frames = new Frames(histories);
  private final Learning learning = new Learning(histories, frames);
  private final SearchControl control;
  private final IterationListener reporter;
  private final int number;
  private final boolean main;

  @SuppressWarnings("NullAway.Init") // start() sets it
  private Position position;

  @SuppressWarnings("NullAway.Init") // start() sets it
  private TranspositionTable tt;

  @SuppressWarnings("NullAway.Init") // start() sets it
  private Evaluator evaluator;

  private TablebaseStep tablebases = TablebaseStep.NONE;

  private long nodes;
  private long pollAt;
  private long nextLineMillis;
  private int rootPly;
  private boolean stopped;
  private int rootDepth;
  private int rootDelta;
  private int nullMinPly;
  int selectiveDepth;

  AlphaBeta(SearchControl control, IterationListener reporter, int number) {
    this.control = control;
    this.reporter = reporter;
    this.number = number;
    main = number == 0;
  }

  /** Gets ready for a new root; the position is the search's own from now on. */
  void start(
      Position root,
      TranspositionTable newTable,
      Evaluator newEvaluator,
      TablebaseStep newTablebases) {
    position = root;
    learning.follow(root);
    tablebases = newTablebases;
    tt = newTable;
    evaluator = newEvaluator;
    evaluator.reset(position);
    frames.clear();
    rootPly = root.ply();
    nextLineMillis = CURRENT_LINE_MILLIS;
    nodes = 0;
    pollAt = 0;
    stopped = false;
    nullMinPly = 0;
    selectiveDepth = 0;
    counters.clear();
  }

  /** Holds on to the table no longer, so that its memory can be given back. */
  void release(TranspositionTable spare) {
    tt = spare;
  }

  /** Searches the root; the result is in {@link #rootMoves} as well. */
  int searchRoot(int alpha, int beta, int depth, int nominalDepth) {
    rootDepth = nominalDepth;
    rootDelta = beta - alpha;
    return search(alpha, beta, depth, 0, false);
  }

  long nodes() {
    return nodes;
  }

  /** Lets other threads, and the reports, see the exact count. */
  void publishNodes() {
    counters.publishNodes(nodes);
  }

  boolean isStopped() {
    return stopped;
  }

  /** Looks at once whether to go on, whatever the node count. */
  boolean checkStop() {
    poll();
    return stopped;
  }

  private int search(int alpha, int beta, int depth, int ply, boolean cutNode) {
    if (depth <= 0) {
      return quiesce(alpha, beta, 0, ply);
    }
    boolean root = ply == 0;
    boolean pvNode = beta - alpha > 1;
    Frame frame = frames.at(ply);
    Frame parent = frames.before(ply, 1);
    Frame child = frames.at(ply + 1);

    // Step 1. Start the node.
    if (stopped) {
      return 0;
    }
    if (pvNode) {
      frame.pvLength = 0;
      selectiveDepth = Math.max(selectiveDepth, ply + 1);
    }
    int excluded = frame.excluded;
    boolean inCheck = position.inCheck();
    int us = position.sideToMove();
    int priorReduction = parent.reduction;
    parent.reduction = 0;
    frame.inCheck = inCheck;
    frame.moveCount = 0;
    frame.doubleExtensions = parent.doubleExtensions;
    frames.at(ply + 2).cutoffs = 0;

    if (!root) {
      // Step 2. Draws. Whoever can force a repetition has at least a draw, so it need not be played
      // out.
      if (alpha < Value.DRAW && position.hasUpcomingRepetition(ply)) {
        alpha = drawScore();
        if (alpha >= beta) {
          return alpha;
        }
      }
      if (isDraw(ply)) {
        return drawScore();
      }
      if (ply >= Value.MAX_PLY - 1) {
        return inCheck ? drawScore() : evaluate();
      }

      // Step 3. Mate distance pruning. Nothing here can beat a shorter mate that is already known.
      alpha = Math.max(alpha, Value.matedIn(ply));
      beta = Math.min(beta, Value.mateIn(ply + 1));
      if (alpha >= beta) {
        return alpha;
      }
    }

    // Step 4. Transposition table look-up.
    long key = TableKey.of(position);
    long entry = tt.probe(key);
    boolean ttHit = entry != TtEntry.MISS;
    int ttScore = ttHit ? TtEntry.score(entry, ply, position.halfmoveClock()) : Value.NONE;
    int ttBound = TtEntry.bound(entry);
    int ttDepth = TtEntry.depth(entry);
    int ttMove =
        root ? rootMoves.get(rootMoves.first()).move : ttHit ? TtEntry.move(entry) : Move.NONE;
    if (excluded == Move.NONE) {
      frame.ttPv = pvNode || ttHit && TtEntry.pv(entry);
      counters.tableProbes++;
      counters.tableHits += ttHit ? 1 : 0;
    }

    // Step 5. Table cut-off. Not in PV nodes, which would lose their line; a result that goes
    // against the expected node type is believed only at some depth.
    if (!pvNode
        && excluded == Move.NONE
        && ttHit
        && ttScore != Value.NONE
        && ttDepth > depth - (ttScore <= beta ? 1 : 0)
        && (ttBound & (ttScore >= beta ? Bound.LOWER : Bound.UPPER)) != 0
        && (cutNode == ttScore >= beta || depth > TABLE_CUT_ANY_NODE_DEPTH)
        && position.halfmoveClock() < TABLE_MAX_CLOCK) {
      if (ttScore >= beta
          && ttMove != Move.NONE
          && Move.isQuiet(ttMove)
          && Legality.isLegal(position, ttMove)) {
        learning.rewardTableMove(frame, ttMove, us, ply, depth);
      }
      counters.tableCutoffs++;
      return ttScore;
    }

    // Step 6. Tablebases. Right after a capture or pawn move the tables know the result; a won game
    // still wants its moves searched in PV nodes.
    int bestPossible = Value.INFINITE;
    int bestKnown = -Value.INFINITE;
    if (!root && excluded == Move.NONE && tablebases.applyTo(position, depth)) {
      int score = tablebases.score(position, ply);
      if (score != Value.NONE) {
        counters.tablebaseHits++;
        int bound = TablebaseStep.boundOf(score);
        if (bound == Bound.EXACT || (bound == Bound.LOWER ? score >= beta : score <= alpha)) {
          tt.store(
              key,
              Move.NONE,
              TtEntry.toStoredScore(score, ply),
              Value.NONE,
              Math.min(Value.MAX_PLY - 1, depth + TABLEBASE_DEPTH_BONUS),
              bound,
              frame.ttPv);
          return score;
        }
        if (pvNode && bound == Bound.LOWER) {
          bestKnown = score;
          alpha = Math.max(alpha, score);
        } else if (pvNode) {
          bestPossible = score;
        }
      }
    }

    // Step 7. Static evaluation, corrected by what was learned about such positions, and replaced
    // by the stored score where that is a better bound.
    int rawEval = Value.NONE;
    int eval = Value.NONE;
    int correction = 0;
    boolean improving = false;
    boolean opponentWorsening = false;
    if (inCheck) {
      frame.staticEval = Value.NONE;
    } else if (excluded != Move.NONE) {
      eval = frame.staticEval;
      improving = isImproving(frame, ply);
    } else {
      rawEval = ttHit ? TtEntry.eval(entry) : Value.NONE;
      if (rawEval == Value.NONE) {
        rawEval = evaluate();
      }
      if (!ttHit) {
        tt.store(
            key, Move.NONE, Value.NONE, rawEval, TtEntry.EVAL_ONLY_DEPTH, Bound.NONE, frame.ttPv);
      }
      correction = learning.correction(ply);
      eval = corrected(rawEval, correction);
      frame.staticEval = eval;
      improving = isImproving(frame, ply);
      opponentWorsening = parent.staticEval != Value.NONE && eval > -parent.staticEval;
      if (USE_EVAL_BONUS) {
        learning.rewardByEvaluation(frame, parent, us);
      }
      if (ttScore != Value.NONE && (ttBound & (ttScore > eval ? Bound.LOWER : Bound.UPPER)) != 0) {
        eval = ttScore;
      }

      // Step 8. Hindsight. The last move was reduced before its evaluation was known: search deeper
      // if it did not make things worse for us, shallower if we are clearly better off.
      if (USE_HINDSIGHT && parent.staticEval != Value.NONE) {
        if (priorReduction >= HINDSIGHT_DEEPER_REDUCTION && !opponentWorsening) {
          depth++;
        } else if (priorReduction >= 1
            && depth >= 2
            && frame.staticEval + parent.staticEval > HINDSIGHT_MARGIN) {
          depth--;
        }
      }
    }

    if (!inCheck && !pvNode) {
      // Step 9. Razoring. So far below alpha that only captures can help: ask the quiescence
      // search.
      if (USE_RAZORING
          && depth <= RAZOR_MAX_DEPTH
          && excluded == Move.NONE
          && eval < alpha - RAZOR_BASE - RAZOR_QUADRATIC * depth * depth) {
        int score = quiesce(alpha, alpha + 1, 0, ply);
        if (stopped) {
          return 0;
        }
        if (score <= alpha && !Value.isDecisive(score)) {
          return score;
        }
      }

      // Step 10. Reverse futility pruning. So far above beta that a quiet reply will not change it.
      // Not with a quiet table move, which is worth looking at, and not near former PVs.
      if (USE_RFP
          && !frame.ttPv
          && excluded == Move.NONE
          && depth <= RFP_MAX_DEPTH
          && eval >= beta
          && eval
                  - RFP_MARGIN * depth
                  + (improving ? RFP_IMPROVING : 0)
                  + (opponentWorsening ? RFP_WORSENING : 0)
              >= beta
          && (ttMove == Move.NONE || Move.isNoisy(ttMove))
          && !Value.isLoss(beta)
          && !Value.isWin(eval)) {
        return (2 * beta + eval) / 3;
      }

      // Step 11. Null move. If passing keeps the score above beta, a real move will too; without
      // pieces zugzwang would make that wrong, and deep results are verified.
      if (USE_NULL_MOVE
          && cutNode
          && excluded == Move.NONE
          && parent.move != Move.NONE
          && eval >= beta
          && frame.staticEval >= beta + NULL_BASE - NULL_MARGIN * depth
          && ply >= nullMinPly
          && position.hasNonPawnMaterial(us)
          && !Value.isLoss(beta)) {
        int score = searchNullMove(frame, beta, depth, ply, eval);
        if (stopped) {
          return 0;
        }
        if (score >= beta) {
          return score;
        }
      }
    }

    // Step 12. Internal iterative reduction. Without a table move, or with one
    // from a shallow search, the ordering is poor: a shallower
    // search now supplies one for the next visit.
    if (USE_IIR
        && (pvNode || cutNode)
        && depth >= IIR_MIN_DEPTH
        && (ttMove == Move.NONE || ttDepth + IIR_TABLE_DEPTH < depth)
        && excluded == Move.NONE) {
      depth--;
    }

    // A table move may be stale or come from a key collision, so it is tested before it is played.
    if (ttMove != Move.NONE && !root && !Legality.isLegal(position, ttMove)) {
      ttMove = Move.NONE;
    }
    MoveLoop loop = excluded == Move.NONE ? frame.loop : frame.singularLoop;

    // Step 13. ProbCut. A capture that beats beta by a margin in a shallow search would most likely
    // beat beta in the full one. The table's result may already show that.
    if (USE_PROBCUT && !pvNode && !inCheck && !Value.isDecisive(beta)) {
      int probBeta = beta + PROBCUT_MARGIN - (improving ? PROBCUT_IMPROVING : 0);
      if (depth >= PROBCUT_MIN_DEPTH
          && !(ttScore != Value.NONE
              && ttDepth >= depth - PROBCUT_REDUCTION + 1
              && ttScore < probBeta)) {
        int score = searchProbCut(frame, loop, probBeta, depth, ply, ttMove, cutNode, rawEval);
        if (stopped) {
          return 0;
        }
        if (score != Value.NONE) {
          return Value.isDecisive(score) ? score : score - (probBeta - beta);
        }
      }
      if ((ttBound & Bound.LOWER) != 0
          && ttScore != Value.NONE
          && ttDepth >= depth - PROBCUT_REDUCTION
          && ttScore >= beta + PROBCUT_TABLE_MARGIN
          && !Value.isDecisive(ttScore)) {
        return beta + PROBCUT_TABLE_MARGIN;
      }
    }

    // Step 14. Loop through the moves.
    MovePicker picker = loop.picker;
    loop.clear();
    startContext(picker, ply);
    if (excluded == Move.NONE) {
      frame.threats.compute(position, Color.opposite(us));
      frame.checks.compute(position);
    }
    picker.startMain(position, ttMove, frame.threats, frame.checks);
    boolean ttNoisy = ttMove != Move.NONE && Move.isNoisy(ttMove);
    boolean hasPieces = position.hasNonPawnMaterial(us);
    long pawnKey = position.pawnKey();
    long attacked = frame.threats.all();
    int before1 = parent.pieceTo;
    int before2 = frames.before(ply, 2).pieceTo;
    int bestScore = bestKnown;
    int bestMove = Move.NONE;
    int moveCount = 0;
    int score = 0;
    for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
      if (move == excluded) {
        continue;
      }
      RootMove rootMove = null;
      if (root) {
        rootMove = rootMoves.find(move);
        if (rootMove == null) {
          continue;
        }
        if (main) {
          control.currentMove(rootDepth, move, moveCount + 1 + rootMoves.first());
        }
      }
      moveCount++;
      frame.moveCount = moveCount;
      boolean quiet = Move.isQuiet(move);
      boolean givesCheck = frame.checks.isCheck(position, move);
      int piece = position.movedPiece(move);
      int to = Move.to(move);
      int pieceTo = PieceTo.of(piece, to);
      int victim = Piece.type(position.capturedPiece(move));
      int newDepth = depth - 1;
      int reduction =
          Reductions.of(depth, moveCount)
              - LMR_DELTA * (beta - alpha) / rootDelta
              + (improving ? 0 : LMR_NOT_IMPROVING);
      int history =
          quiet
              ? histories.continuation.get(before1, pieceTo)
                  + histories.continuation.get(before2, pieceTo)
                  + histories.pawn.get(pawnKey, pieceTo)
              : histories.capture.get(piece, to, victim);

      // Step 15. Pruning before the move is made: at low depth, once a move that does not get mated
      // is known, and not in pawn endings.
      if (!root && hasPieces && !Value.isLoss(bestScore)) {
        // Late move pruning: after so many moves the quiet ones left are not worth a look.
        if (USE_LMP && moveCount >= (LMP_BASE + depth * depth) / (improving ? 1 : 2)) {
          picker.skipQuiets();
        }
        int lmrDepth = newDepth - reduction / Reductions.UNIT;
        if (!quiet || givesCheck) {
          // Futility pruning of captures: even the victim does not bring the score near alpha.
          if (USE_FUTILITY
              && !quiet
              && !givesCheck
              && !inCheck
              && lmrDepth <= FUTILITY_NOISY_MAX_DEPTH
              && !Move.isPromotion(move)
              && frame.staticEval
                      + FUTILITY_NOISY_BASE
                      + FUTILITY_NOISY_MARGIN * Math.max(lmrDepth, 0)
                      + See.gain(victim)
                      + history / FUTILITY_NOISY_HISTORY_DIVISOR
                  <= alpha) {
            continue;
          }
          // Captures and checks that lose material; a good record buys some of it back.
          int bought = quiet ? 0 : history / SEE_NOISY_HISTORY_DIVISOR;
          if (USE_SEE_PRUNING && !See.atLeast(position, move, -SEE_NOISY_MARGIN * depth - bought)) {
            continue;
          }
        } else {
          // History pruning: the move has been bad wherever it was tried.
          if (USE_HISTORY_PRUNING && history < -HISTORY_PRUNING_MARGIN * depth) {
            continue;
          }
          lmrDepth +=
              (history + 2 * histories.quiet.get(us, attacked, move)) / HISTORY_DEPTH_DIVISOR;
          // Futility pruning: a quiet move will not make up for so much.
          int futility = frame.staticEval + FUTILITY_BASE + FUTILITY_MARGIN * Math.max(lmrDepth, 0);
          if (USE_FUTILITY && !inCheck && lmrDepth <= FUTILITY_MAX_DEPTH && futility <= alpha) {
            if (bestScore <= futility && !Value.isDecisive(bestScore)) {
              bestScore = futility;
            }
            continue;
          }
          lmrDepth = Math.max(lmrDepth, 0);
          if (USE_SEE_PRUNING
              && !See.atLeast(position, move, -SEE_QUIET_MARGIN * lmrDepth * lmrDepth)) {
            continue;
          }
        }
      }

      // Step 16. Singular extension. If every other move fails well below the table's score, the
      // table move is all there is and deserves depth; if others reach beta too, cut off at once.
      int extension = 0;
      if (USE_SINGULAR
          && move == ttMove
          && !root
          && excluded == Move.NONE
          && depth >= SINGULAR_MIN_DEPTH + (frame.ttPv ? 1 : 0)
          && ttScore != Value.NONE
          && !Value.isDecisive(ttScore)
          && (ttBound & Bound.LOWER) != 0
          && ttDepth >= depth - SINGULAR_TABLE_DEPTH
          && ply < 2 * rootDepth) {
        int margin = SINGULAR_MARGIN + (frame.ttPv && !pvNode ? SINGULAR_PV_MARGIN : 0);
        int singularBeta = ttScore - margin * depth / SINGULAR_MARGIN_UNIT;
        frame.excluded = move;
        score = search(singularBeta - 1, singularBeta, newDepth / 2, ply, cutNode);
        frame.excluded = Move.NONE;
        frame.moveCount = moveCount;
        if (stopped) {
          return 0;
        }
        if (score < singularBeta) {
          extension = singularExtension(parent, singularBeta - score, pvNode, quiet);
        } else if (USE_MULTICUT && score >= beta && !Value.isDecisive(score)) {
          return score;
        } else if (USE_NEGATIVE_EXTENSION) {
          extension = ttScore >= beta ? -3 : cutNode ? -2 : 0;
        }
      }
      newDepth += extension;
      frame.doubleExtensions = parent.doubleExtensions + (extension > 1 ? 1 : 0);

      // Step 17. Make the move.
      long nodesBefore = nodes;
      make(frame, move, pieceTo);

      // Step 18. Late move reduction: the later and the less promising, the shallower; whoever
      // beats alpha all the same is searched again.
      int quietHistory = quiet ? histories.quiet.get(us, attacked, move) : 0;
      if (frame.ttPv) {
        reduction -=
            LMR_TTPV
                + (pvNode ? LMR_PV : 0)
                + (ttScore != Value.NONE && ttScore > alpha ? LMR_TTPV_SCORE : 0)
                + (ttScore != Value.NONE && ttDepth >= depth ? LMR_TTPV_DEPTH : 0);
      }
      reduction +=
          (cutNode ? LMR_CUT_NODE : 0)
              + (ttNoisy ? LMR_TT_CAPTURE : 0)
              + (child.cutoffs > LMR_MANY_CUTOFFS ? LMR_CUTOFFS : 0)
              - (move == ttMove ? LMR_TT_MOVE : 0)
              - (givesCheck ? LMR_CHECK : 0)
              - (root ? LMR_ROOT : 0)
              - (quiet ? 0 : LMR_NOISY)
              - Math.abs(correction) * LMR_CORRECTION_WEIGHT
              - (2 * quietHistory + history - (quiet ? LMR_HISTORY_BASE : 0)) / LMR_HISTORY_DIVISOR;
      if (USE_LMR && depth >= 2 && moveCount > 1) {
        int reducedDepth =
            Math.max(1, Math.min(newDepth - reduction / Reductions.UNIT, newDepth + 1));
        frame.reduction = newDepth - reducedDepth;
        score = -search(-alpha - 1, -alpha, reducedDepth, ply + 1, true);
        frame.reduction = 0;
        if (score > alpha && reducedDepth < newDepth) {
          // The result tells whether the full search should go a little deeper or shallower.
          if (score > bestScore + LMR_DEEPER_BASE + 2 * newDepth) {
            newDepth++;
          }
          if (score < bestScore + LMR_SHALLOWER) {
            newDepth--;
          }
          if (newDepth > reducedDepth) {
            score = -search(-alpha - 1, -alpha, newDepth, ply + 1, !cutNode);
          }
          if (quiet && !stopped) {
            learning.rewardReducedMove(ply, pieceTo, newDepth, inCheck);
          }
        }
      } else if (!pvNode || moveCount > 1) {
        // Step 19. Full depth with an empty window; without a table move a doubtful one gets less.
        int late = reduction + (ttMove == Move.NONE ? Reductions.UNIT : 0);
        score =
            -search(
                -alpha - 1,
                -alpha,
                newDepth - (late > LMR_FULL_DEPTH_CUT ? 1 : 0),
                ply + 1,
                !cutNode);
      }
      // Step 20. PV moves get the whole window.
      if (pvNode && (moveCount == 1 || score > alpha)) {
        child.pvLength = 0;
        score = -search(-beta, -alpha, newDepth, ply + 1, false);
      }

      // Step 21. Unmake the move; a stopped search knows nothing.
      unmake();
      if (stopped) {
        return 0;
      }
      if (rootMove != null) {
        noteRootScore(rootMove, child, score, alpha, beta, moveCount, nodes - nodesBefore);
      }

      // Step 22. A new best move?
      if (score > bestScore) {
        bestScore = score;
        if (score > alpha) {
          bestMove = move;
          if (pvNode && !root) {
            frame.extendPv(move, child);
          }
          if (score >= beta) {
            frame.cutoffs += extension < 2 || pvNode ? 1 : 0;
            counters.betaCutoffs++;
            counters.firstMoveCutoffs += moveCount == 1 ? 1 : 0;
            break;
          }
          alpha = score;
          // What follows must beat an improved alpha, which is unlikely: look less deep.
          if (depth > 2 && depth < IMPROVED_ALPHA_MAX_DEPTH && !Value.isDecisive(score)) {
            depth -= 2;
          }
        }
      }
      if (move != bestMove) {
        loop.add(move, quiet);
      }
    }

    // Step 23. Mate and stalemate. In a singular search the excluded move was the only one.
    if (moveCount == 0) {
      return excluded != Move.NONE ? alpha : inCheck ? Value.matedIn(ply) : Value.DRAW;
    }

    // Step 24. A high score from shallow depth is moved towards beta.
    if (bestScore >= beta && !Value.isDecisive(bestScore) && !Value.isDecisive(beta)) {
      bestScore = (bestScore * depth + beta) / (depth + 1);
    }

    bestScore = Math.min(bestScore, bestPossible);

    // Step 25. Learn from the result.
    if (bestMove != Move.NONE) {
      learning.learnBestMove(frame, loop, bestMove, ply, depth, ttMove, us);
    } else if (USE_PRIOR_BONUS) {
      learning.rewardPriorMove(parent, ply, depth);
    }
    if (bestScore <= alpha && !root) {
      frame.ttPv |= parent.ttPv && depth > FAIL_LOW_PV_DEPTH;
    }

    // Step 26. Store the result.
    if (excluded == Move.NONE && !(root && rootMoves.first() > 0)) {
      int bound =
          bestScore >= beta
              ? Bound.LOWER
              : pvNode && bestMove != Move.NONE ? Bound.EXACT : Bound.UPPER;
      tt.store(
          key, bestMove, TtEntry.toStoredScore(bestScore, ply), rawEval, depth, bound, frame.ttPv);
    }
    // A capture explains the difference to the static evaluation, and so does a bound on the wrong
    // side.
    if (USE_CORRECTION
        && !inCheck
        && excluded == Move.NONE
        && (bestMove == Move.NONE || Move.isQuiet(bestMove))
        && (bestMove != Move.NONE) == (bestScore > frame.staticEval)) {
      learning.learnCorrection(bestScore - frame.staticEval, depth, ply);
    }
    return bestScore;
  }

  /**
   * Only captures and promotions, or evasions, until the position is quiet; in the first plies
   * checks as well.
   *
   * @param depth 0 and falling
   */
  private int quiesce(int alpha, int beta, int depth, int ply) {
    boolean pvNode = beta - alpha > 1;
    Frame frame = frames.at(ply);
    Frame parent = frames.before(ply, 1);
    Frame child = frames.at(ply + 1);

    // Step 1. Start the node.
    if (stopped) {
      return 0;
    }
    if (pvNode) {
      frame.pvLength = 0;
      selectiveDepth = Math.max(selectiveDepth, ply + 1);
    }
    counters.quiescenceNodes++;
    boolean inCheck = position.inCheck();
    frame.inCheck = inCheck;

    // Step 2. Draws.
    if (alpha < Value.DRAW && position.hasUpcomingRepetition(ply)) {
      alpha = drawScore();
      if (alpha >= beta) {
        return alpha;
      }
    }
    if (isDraw(ply)) {
      return drawScore();
    }
    if (ply >= Value.MAX_PLY - 1) {
      return inCheck ? drawScore() : evaluate();
    }

    // Step 3. Table look-up and cut-off.
    long key = TableKey.of(position);
    long entry = tt.probe(key);
    boolean ttHit = entry != TtEntry.MISS;
    int ttScore = ttHit ? TtEntry.score(entry, ply, position.halfmoveClock()) : Value.NONE;
    int ttBound = TtEntry.bound(entry);
    boolean ttPv = pvNode || ttHit && TtEntry.pv(entry);
    boolean withChecks = USE_QUIESCENCE_CHECKS && !inCheck && depth > -QUIESCENCE_CHECK_PLIES;
    int wantedDepth =
        withChecks || inCheck ? TtEntry.QUIESCENCE_DEPTH : TtEntry.QUIESCENCE_TAIL_DEPTH;
    counters.tableProbes++;
    counters.tableHits += ttHit ? 1 : 0;
    if (!pvNode
        && ttScore != Value.NONE
        && TtEntry.depth(entry) >= wantedDepth
        && (ttBound & (ttScore >= beta ? Bound.LOWER : Bound.UPPER)) != 0) {
      counters.tableCutoffs++;
      return ttScore;
    }

    // Step 4. Standing pat: nobody is forced to capture. In check there is no such choice.
    int rawEval = Value.NONE;
    int bestScore = -Value.INFINITE;
    int futilityBase = -Value.INFINITE;
    if (inCheck) {
      frame.staticEval = Value.NONE;
      frame.threats.compute(position, Color.opposite(position.sideToMove()));
    } else {
      rawEval = ttHit ? TtEntry.eval(entry) : Value.NONE;
      if (rawEval == Value.NONE) {
        rawEval = evaluate();
      }
      bestScore = corrected(rawEval, learning.correction(ply));
      frame.staticEval = bestScore;
      futilityBase = bestScore + QUIESCENCE_FUTILITY;
      if (ttScore != Value.NONE
          && !Value.isDecisive(ttScore)
          && (ttBound & (ttScore > bestScore ? Bound.LOWER : Bound.UPPER)) != 0) {
        bestScore = ttScore;
      }
      if (bestScore >= beta) {
        if (!Value.isDecisive(bestScore)) {
          bestScore = (bestScore + beta) / 2;
        }
        if (!ttHit) {
          tt.store(
              key,
              Move.NONE,
              TtEntry.toStoredScore(bestScore, ply),
              rawEval,
              TtEntry.EVAL_ONLY_DEPTH,
              Bound.LOWER,
              false);
        }
        return bestScore;
      }
      alpha = Math.max(alpha, bestScore);
    }

    // Step 5. Loop through the moves.
    int ttMove = ttHit ? TtEntry.move(entry) : Move.NONE;
    if (ttMove != Move.NONE
        && (!inCheck && Move.isQuiet(ttMove) || !Legality.isLegal(position, ttMove))) {
      ttMove = Move.NONE;
    }
    MovePicker picker = frame.loop.picker;
    startContext(picker, ply);
    if (withChecks) {
      frame.checks.compute(position);
    }
    picker.startQuiescence(position, ttMove, frame.threats, frame.checks, withChecks);
    int priorTarget = parent.move == Move.NONE ? -1 : Move.to(parent.move);
    int bestMove = Move.NONE;
    int moveCount = 0;
    for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
      moveCount++;
      int piece = position.movedPiece(move);
      int to = Move.to(move);

      // Step 6. Pruning, once a move that does not get mated is known.
      if (!Value.isLoss(bestScore)) {
        if (inCheck) {
          // One evasion that holds is enough; further quiet ones are seldom better.
          if (Move.isQuiet(move)) {
            break;
          }
        } else if (Move.isQuiet(move)) {
          // A quiet check that loses material, or that was of no use after such moves before.
          if (isBadCheck(parent, ply, PieceTo.of(piece, to))
              || !See.atLeast(position, move, -QUIESCENCE_CHECK_SEE)) {
            continue;
          }
        } else if (USE_QUIESCENCE_FUTILITY
            && to != priorTarget
            && !Move.isPromotion(move)
            && !position.givesCheck(move)) {
          // Delta pruning: the victim does not bring the score near alpha. A recapture and a check
          // are always looked at.
          if (moveCount > QUIESCENCE_MOVES) {
            continue;
          }
          int gain = futilityBase + See.gain(Piece.type(position.capturedPiece(move)));
          if (gain <= alpha) {
            bestScore = Math.max(bestScore, gain);
            continue;
          }
          if (!See.atLeast(position, move, See.thresholdFor(alpha - futilityBase))) {
            bestScore = Math.max(bestScore, Math.min(alpha, futilityBase));
            continue;
          }
        }
        if (USE_QUIESCENCE_SEE
            && (inCheck || Move.isNoisy(move))
            && !See.atLeast(position, move, -QUIESCENCE_SEE)) {
          continue;
        }
      }

      // Step 7. Make, search, unmake.
      make(frame, move, PieceTo.of(piece, to));
      child.pvLength = 0;
      int score = -quiesce(-beta, -alpha, depth - 1, ply + 1);
      unmake();
      if (stopped) {
        return 0;
      }

      // Step 8. A new best move?
      if (score > bestScore) {
        bestScore = score;
        if (score > alpha) {
          bestMove = move;
          if (pvNode) {
            frame.extendPv(move, child);
          }
          if (score >= beta) {
            break;
          }
          alpha = score;
        }
      }
    }

    // Step 9. Checkmate: all evasions were tried, and there was none.
    if (inCheck && moveCount == 0) {
      return Value.matedIn(ply);
    }
    if (bestScore >= beta && !Value.isDecisive(bestScore)) {
      bestScore = (bestScore + beta) / 2;
    }

    // Step 10. Store the result.
    tt.store(
        key,
        bestMove,
        TtEntry.toStoredScore(bestScore, ply),
        rawEval,
        wantedDepth,
        bestScore >= beta ? Bound.LOWER : Bound.UPPER,
        ttPv);
    return bestScore;
  }

  /** Whether a move has failed after both of the last two moves. */
  private boolean isBadCheck(Frame parent, int ply, int pieceTo) {
    return histories.continuation.get(parent.pieceTo, pieceTo) < QUIESCENCE_CHECK_HISTORY
        && histories.continuation.get(frames.before(ply, 2).pieceTo, pieceTo)
            < QUIESCENCE_CHECK_HISTORY;
  }

  /** Passes the move and searches with less depth; verified by a search without null moves. */
  private int searchNullMove(Frame frame, int beta, int depth, int ply, int eval) {
    int reduction =
        NULL_REDUCTION_BASE
            + depth / NULL_DEPTH_DIVISOR
            + Math.min((eval - beta) / NULL_EVAL_DIVISOR, NULL_EVAL_MAX);
    frame.move = Move.NONE;
    frame.pieceTo = PieceTo.NONE;
    evaluator.makeNull();
    position.makeNull();
    int score = -search(-beta, -beta + 1, depth - reduction, ply + 1, false);
    position.unmakeNull();
    evaluator.undo();
    if (stopped || score < beta) {
      return -Value.INFINITE;
    }
    if (Value.isWin(score)) {
      // A win found by passing is not proven.
      score = beta;
    }
    return verified(score, beta, depth, reduction, ply);
  }

  private int verified(int score, int beta, int depth, int reduction, int ply) {
    if (nullMinPly != 0 || depth < NULL_VERIFY_MIN_DEPTH) {
      return score;
    }
    nullMinPly = ply + 3 * (depth - reduction) / 4;
    int check = search(beta - 1, beta, depth - reduction, ply, false);
    nullMinPly = 0;
    return check >= beta ? score : -Value.INFINITE;
  }

  /** The score of a capture that proves the cut-off, or {@link Value#NONE}. */
  private int searchProbCut(
      Frame frame,
      MoveLoop loop,
      int probBeta,
      int depth,
      int ply,
      int ttMove,
      boolean cutNode,
      int rawEval) {
    int threshold = See.thresholdFor(probBeta - frame.staticEval);
    int probDepth = depth - PROBCUT_REDUCTION;
    int first =
        ttMove != Move.NONE && Move.isNoisy(ttMove) && See.atLeast(position, ttMove, threshold)
            ? ttMove
            : Move.NONE;
    loop.picker.startProbCut(position, first, threshold);
    for (int move = loop.picker.next(); move != Move.NONE; move = loop.picker.next()) {
      if (move == frame.excluded) {
        continue;
      }
      make(frame, move, PieceTo.of(position.movedPiece(move), Move.to(move)));
      int score = -quiesce(-probBeta, -probBeta + 1, 0, ply + 1);
      if (score >= probBeta && probDepth > 0) {
        score = -search(-probBeta, -probBeta + 1, probDepth, ply + 1, !cutNode);
      }
      unmake();
      if (stopped) {
        return Value.NONE;
      }
      if (score >= probBeta) {
        if (frame.excluded == Move.NONE) {
          tt.store(
              TableKey.of(position),
              move,
              TtEntry.toStoredScore(score, ply),
              rawEval,
              probDepth + 1,
              Bound.LOWER,
              frame.ttPv);
        }
        return score;
      }
    }
    return Value.NONE;
  }

  /** More than one ply gains depth instead of using it up, so a line has it a few times only. */
  static int singularExtension(Frame parent, int margin, boolean pvNode, boolean quiet) {
    int doubled = SINGULAR_DOUBLE + (pvNode ? SINGULAR_DOUBLE_PV : 0);
    if (!USE_DOUBLE_EXTENSION
        || margin <= doubled
        || parent.doubleExtensions >= DOUBLE_EXTENSIONS_MAX) {
      return 1;
    }
    return quiet && margin > doubled + SINGULAR_TRIPLE ? 3 : 2;
  }

  private void noteRootScore(
      RootMove move, Frame child, int score, int alpha, int beta, int moveCount, long effort) {
    move.effort += effort;
    move.averageScore =
        move.averageScore == -Value.INFINITE ? score : (2 * score + move.averageScore) / 3;
    if (moveCount > 1 && score <= alpha) {
      // Not known to be better than the best: it keeps its place behind it.
      move.score = -Value.INFINITE;
      return;
    }
    move.score = score;
    move.selectiveDepth = selectiveDepth;
    move.bound =
        score >= beta
            ? SearchScore.Bound.LOWER
            : score <= alpha ? SearchScore.Bound.UPPER : SearchScore.Bound.EXACT;
    move.setPv(child);
  }

  private void make(Frame frame, int move, int pieceTo) {
    frame.move = move;
    frame.pieceTo = pieceTo;
    evaluator.make(position, move);
    position.make(move);
    if (++nodes >= pollAt) {
      poll();
    }
  }

  private void unmake() {
    position.unmake();
    evaluator.undo();
  }

  private void poll() {
    publishNodes();
    stopped = control.shouldStop(main);
    pollAt = nodes + control.nodesUntilNextPoll();
    if (control.currentLines() && control.time().elapsedMillis() >= nextLineMillis) {
      reportCurrentLine();
    }
  }

  private void reportCurrentLine() {
    nextLineMillis = control.time().elapsedMillis() + CURRENT_LINE_MILLIS;
    int length = 0;
    while (length < position.ply() - rootPly && frames.at(length).move != Move.NONE) {
      length++;
    }
    int[] line = new int[length];
    for (int i = 0; i < length; i++) {
      line[i] = frames.at(i).move;
    }
    reporter.currentLine(number, line);
  }

  /** Repetition, fifty moves unless the last of them mates, or too little material. */
  private boolean isDraw(int ply) {
    return position.isRepetition(ply)
        || position.isFiftyMoveDraw()
            && (!position.inCheck() || MoveGenerator.hasLegalMove(position))
        || position.hasInsufficientMaterial();
  }

  /** Zero give or take a hair, so that the search does not get stuck among equal repetitions. */
  private int drawScore() {
    return Value.DRAW - 1 + (int) (nodes & 2);
  }

  private int evaluate() {
    return evaluator.evaluate(position);
  }

  private int corrected(int rawEval, int correction) {
    // The steps that lead to a known win are smaller than what such a high value would fade in two
    // plies, so lines cut off early would look best.
    if (Math.abs(rawEval) >= Evaluator.KNOWN_WIN) {
      return rawEval;
    }
    int faded = rawEval - rawEval * position.halfmoveClock() / CLOCK_FADE;
    return Math.max(-Evaluator.LIMIT, Math.min(Evaluator.LIMIT, faded + correction));
  }

  /** Whether our evaluation rose since our last turn, or the one before if we were in check. */
  private boolean isImproving(Frame frame, int ply) {
    int before = frames.before(ply, 2).staticEval;
    if (before == Value.NONE) {
      before = frames.before(ply, 4).staticEval;
    }
    return before != Value.NONE && frame.staticEval > before;
  }

  private void startContext(MovePicker picker, int ply) {
    picker.context(
        frames.before(ply, 1).pieceTo,
        frames.before(ply, 2).pieceTo,
        frames.before(ply, 4).pieceTo,
        frames.before(ply, 6).pieceTo);
  }
}
