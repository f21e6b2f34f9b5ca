package chess.search.mate;

import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.Legality;
import chess.core.movegen.MoveGenerator;
import chess.search.order.Checks;
import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * Proves that the side to move mates in so many moves, or that it cannot, whatever the reply. Tries
 * one move, then two and so on, so that the first mate found is the shortest. It can be interrupted
 * and goes on where it was.
 *
 * <p>A third occurrence of a position, counting those of the game before, is a draw, and so is the
 * hundredth ply without a capture or a pawn's move unless it mates. Inside the tree no repetition
 * needs to be looked for: who comes back to a position had the shorter mate when he was there
 * first.
 */
public final class MateProver {
  /** No mate is looked for that is longer. */
  public static final int MOST_MOVES = 60;

  /** What is known so far. */
  public enum Verdict {
    OPEN,
    MATE,
    NONE
  }

  private static final int POLL_MASK = 1023;

  private final Position position;
  private final int[] rootMoves;
  private final int limit;
  private final BooleanSupplier interruption;
  private final ProofTable table = ProofTable.make();
  private final MateOrder order;
  private final FormerPositions former;
  private final Checks checks = new Checks();
  private final MoveList[] lists;

  /** For each ply of the defender the move that mated after his last reply. */
  private final int[] threats;

  /** Whether the fifty moves may end before the mate. */
  private final boolean countsPlies;

  /** The mate that is looked for, in moves; and the first root move that may yet lead to it. */
  private int moves = 1;

  private int nextRootMove;
  private int mateMove = Move.NONE;
  private Verdict verdict = Verdict.OPEN;
  private long nodes;
  private long lastNode;
  private boolean interrupted;

  /**
   * A proof that is still to begin.
   *
   * @param root where the attacker is to move
   * @param rootMoves the moves to begin with; they are legal
   * @param limit the longest mate to look for, in moves
   * @param interruption asked every millisecond or so whether to stop
   */
  public MateProver(Position root, int[] rootMoves, int limit, BooleanSupplier interruption) {
    position = root.copy();
    this.rootMoves = rootMoves.clone();
    this.limit = Math.min(limit, MOST_MOVES);
    this.interruption = interruption;
    int plies = 2 * this.limit + 1;
    order = new MateOrder(plies);
    former = new FormerPositions(root);
    countsPlies = root.halfmoveClock() + plies > Position.FIFTY_MOVE_PLIES;
    threats = new int[plies];
    lists = new MoveList[plies];
    for (int i = 0; i < plies; i++) {
      lists[i] = new MoveList();
    }
    if (Long.bitCount(root.occupied(root.sideToMove())) == 1) {
      verdict = Verdict.NONE;
    }
  }

  /** Goes on until all is said, or so many nodes were visited in all, or it is interrupted. */
  public Verdict work(long mostNodes) {
    lastNode = mostNodes;
    interrupted = false;
    while (verdict == Verdict.OPEN && !isInterrupted()) {
      tryRoot();
    }
    return verdict;
  }

  /** Looks at the next root move. */
  private void tryRoot() {
    if (nextRootMove == rootMoves.length) {
      moves++;
      nextRootMove = 0;
      if (moves > limit) {
        verdict = Verdict.NONE;
      }
      return;
    }
    int move = rootMoves[nextRootMove];
    boolean mates = leadsToMate(move, 0, moves);
    if (!interrupted) {
      nextRootMove++;
      if (mates) {
        mateMove = move;
        verdict = Verdict.MATE;
      }
    }
  }

  /** Whether a move of the attacker mates in so many moves, itself included. */
  private boolean leadsToMate(int move, int ply, int left) {
    make(move);
    boolean mates = defend(ply + 1, left - 1);
    position.unmake();
    return mates;
  }

  private MoveList legalMoves(int ply) {
    MoveList list = lists[ply];
    list.clear();
    MoveGenerator.all(position, list);
    return list;
  }

  /** Whether the attacker, who is to move, mates in so many moves; worthless if interrupted. */
  private boolean attack(int ply, int left) {
    if (isDraw()) {
      return false;
    }
    if (left == 1) {
      return matesAtOnce(ply);
    }
    long key = key();
    int facts = table.find(key);
    if (ProofTable.mates(facts, left)) {
      return true;
    }
    if (ProofTable.fails(facts, left)) {
      return false;
    }
    MoveList list = legalMoves(ply);
    order.attack(position, list, ply, ProofTable.move(facts), left);
    for (int i = 0; i < list.size(); i++) {
      list.bringBestTo(i);
      int move = list.move(i);
      boolean mates = leadsToMate(move, ply, left);
      if (interrupted) {
        return false;
      }
      if (mates) {
        order.decided(ply, move, left);
        table.storeMate(key, left, move);
        return true;
      }
    }
    table.storeFailure(key, left, Move.NONE);
    return false;
  }

  /**
   * Whether every reply of the defender, who is to move, loses in so many moves of the attacker.
   */
  private boolean defend(int ply, int left) {
    if (left == 0) {
      return position.inCheck() && !MoveGenerator.hasLegalMove(position);
    }
    long key = 0;
    int facts = ProofTable.NOTHING;
    if (left > 1) {
      key = key();
      facts = table.find(key);
      if (ProofTable.mates(facts, left)) {
        return true;
      }
      if (ProofTable.fails(facts, left)) {
        return false;
      }
    }
    MoveList list = legalMoves(ply);
    if (list.isEmpty()) {
      return position.inCheck();
    }
    if (isDraw()) {
      return false;
    }
    int toughest = ProofTable.move(facts);
    order.defend(position, list, ply, toughest);
    threats[ply] = Move.NONE;
    for (int i = 0; i < list.size(); i++) {
      list.bringBestTo(i);
      int move = list.move(i);
      make(move);
      boolean mates = attack(ply + 1, left);
      position.unmake();
      if (interrupted) {
        return false;
      }
      if (!mates) {
        order.decided(ply, move, left);
        if (left > 1) {
          table.storeFailure(key, left, move);
        }
        return false;
      }
    }
    if (left > 1) {
      table.storeMate(key, left, toughest == Move.NONE ? list.move(0) : toughest);
    }
    return true;
  }

  private boolean matesAtOnce(int ply) {
    int threat = threats[ply - 1];
    if (threat != Move.NONE && Legality.isLegal(position, threat) && isMate(threat)) {
      return true;
    }
    checks.compute(position);
    MoveList list = legalMoves(ply);
    for (int i = 0; i < list.size(); i++) {
      int move = list.move(i);
      if (checks.isCheck(position, move) && isMate(move)) {
        threats[ply - 1] = move;
        return true;
      }
    }
    return false;
  }

  private boolean isMate(int move) {
    make(move);
    boolean mate = position.inCheck() && !MoveGenerator.hasLegalMove(position);
    position.unmake();
    return mate;
  }

  private void make(int move) {
    position.make(move);
    nodes++;
    if ((nodes & POLL_MASK) == 0) {
      interrupted |= nodes >= lastNode || interruption.getAsBoolean();
    }
  }

  private boolean isInterrupted() {
    interrupted |= nodes >= lastNode || interruption.getAsBoolean();
    return interrupted;
  }

  private boolean isDraw() {
    return countsPlies && position.isFiftyMoveDraw() || former.isThird(position.key());
  }

  /** Where the fifty moves may end before the mate, positions differ by how near that is. */
  private long key() {
    return countsPlies
        ? position.key() ^ position.halfmoveClock() * 0x9E3779B97F4A7C15L
        : position.key();
  }

  /** How many positions it has looked at. */
  public long nodes() {
    return nodes;
  }

  /** The shortest mate, once there is one; else the mate that is being looked for. */
  public int moves() {
    return moves;
  }

  /**
   * The line that holds out longest, once there is a mate. What the table has lost is looked for
   * again; if that is interrupted, the line is shorter.
   */
  public int[] line() {
    lastNode = Long.MAX_VALUE;
    interrupted = false;
    int[] line = new int[2 * moves - 1];
    int length = 0;
    int move = mateMove;
    while (move != Move.NONE && length < line.length) {
      line[length] = move;
      position.make(move);
      length++;
      int left = (line.length - length + 1) / 2;
      move = length % 2 == 0 ? shortest(length, left) : toughest(length, left);
    }
    for (int i = 0; i < length; i++) {
      position.unmake();
    }
    return Arrays.copyOf(line, length);
  }

  /** The attacker's move that mates soonest, none if that cannot be found out now. */
  private int shortest(int ply, int most) {
    for (int left = 1; left <= most && !interrupted; left++) {
      MoveList list = lists[ply];
      list.clear();
      MoveGenerator.all(position, list);
      int known = ProofTable.move(table.find(key()));
      order.attack(position, list, ply, known, left);
      int[] ordered = ordered(list);
      for (int move : ordered) {
        if (leadsToMate(move, ply, left) && !interrupted) {
          return move;
        }
      }
    }
    return Move.NONE;
  }

  /** The reply after which the mate takes longest, none if there is no reply at all. */
  private int toughest(int ply, int left) {
    MoveList list = legalMoves(ply);
    order.defend(position, list, ply, ProofTable.move(table.find(key())));
    int[] replies = ordered(list);
    for (int move : replies) {
      make(move);
      boolean sooner = left > 1 && attack(ply + 1, left - 1);
      position.unmake();
      if (!sooner) {
        return move;
      }
    }
    return replies.length == 0 ? Move.NONE : replies[0];
  }

  private static int[] ordered(MoveList list) {
    int[] moves = new int[list.size()];
    for (int i = 0; i < moves.length; i++) {
      list.bringBestTo(i);
      moves[i] = list.move(i);
    }
    return moves;
  }
}
