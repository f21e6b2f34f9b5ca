package chess.search.tablebase.writer;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.PieceType;
import chess.core.board.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Solves an ending backwards from its ends: from mates and from captures and pawn moves, whose
 * outcome is known because what comes behind them was solved before. Sixty-four places of the white
 * king are looked at together.
 *
 * <p>Pawns never stand still for long: positions are solved in groups of equal way to go for all
 * pawns, those with the shortest way first, so that within a group a pawn move is an end too.
 */
final class EndingSolver {
  private static final int[] PROMOTIONS = {
    PieceType.QUEEN, PieceType.ROOK, PieceType.BISHOP, PieceType.KNIGHT
  };
  private static final int LONGEST_WAY = 10;
  private static final int MAX_PLIES = 100;

  private final Ending ending;
  private final SolvedEnding solved;
  private final Function<Ending, SolvedEnding> others;

  /** What is left when a man is taken. */
  private final SolvedEnding[] without;

  /** By pawn and piece: after a promotion, and after one that takes the other man. */
  private final SolvedEnding[][] promoted;

  private final SolvedEnding[][] promotedAlone;

  /** The positions in which a capture or pawn move draws at least. */
  private final long[][] drawingZeroing = new long[Color.COUNT][];

  /** The positions in which there is nothing but captures and pawn moves, and all of them lose. */
  private final long[][] onlyLosingZeroing = new long[Color.COUNT][];

  private final Frontier[] justWon = new Frontier[Color.COUNT];
  private final Frontier[] justLost = new Frontier[Color.COUNT];
  private final Frontier[] nextWon = new Frontier[Color.COUNT];
  private final Frontier[] nextLost = new Frontier[Color.COUNT];

  // What the moves of one side in one setting lead to.
  private int side;
  private long positions;
  private long quiet;
  private long zeroing;
  private long winning;
  private long drawing;
  private long winningByCapture;
  private long drawingByCapture;

  private EndingSolver(Ending ending, Function<Ending, SolvedEnding> others) {
    this.ending = ending;
    this.others = others;
    solved = new SolvedEnding(ending, true);
    without = new SolvedEnding[ending.size()];
    promoted = new SolvedEnding[ending.size()][PieceType.COUNT];
    promotedAlone = new SolvedEnding[ending.size()][PieceType.COUNT];
    for (int color = Color.WHITE; color <= Color.BLACK; color++) {
      drawingZeroing[color] = new long[solved.settings];
      onlyLosingZeroing[color] = new long[solved.settings];
      justWon[color] = new Frontier(solved.settings);
      justLost[color] = new Frontier(solved.settings);
      nextWon[color] = new Frontier(solved.settings);
      nextLost[color] = new Frontier(solved.settings);
    }
  }

  /**
   * Solves an ending.
   *
   * @param others knows the endings with a man less, and those with a promoted pawn
   */
  static SolvedEnding solve(Ending ending, Function<Ending, SolvedEnding> others) {
    EndingSolver solver = new EndingSolver(ending, others);
    solver.findOthers();
    for (int setting = 0; setting < solver.solved.settings; setting++) {
      solver.solved.findLegal(setting);
    }
    for (List<Integer> group : solver.groups()) {
      solver.solve(group);
    }
    return solver.solved;
  }

  private void findOthers() {
    for (int man = 0; man < ending.size(); man++) {
      without[man] = others.apply(ending.without(man));
      if (ending.isPawn(man)) {
        Ending alone = ending.size() == 2 ? ending.without(1 - man) : null;
        for (int type : PROMOTIONS) {
          promoted[man][type] = others.apply(ending.promoted(man, type));
          if (alone != null && ending.color(man) != ending.color(1 - man)) {
            promotedAlone[man][type] = others.apply(alone.promoted(0, type));
          }
        }
      }
    }
  }

  private List<List<Integer>> groups() {
    List<List<Integer>> groups = new ArrayList<>();
    for (int way = 0; way <= LONGEST_WAY; way++) {
      groups.add(new ArrayList<>());
    }
    for (int setting = 0; setting < solved.settings; setting++) {
      if ((solved.legal[Color.WHITE][setting] | solved.legal[Color.BLACK][setting]) != 0) {
        int way = 0;
        for (int man = 0; man < ending.size(); man++) {
          if (ending.isPawn(man)) {
            way += 6 - Square.relativeRank(ending.color(man), solved.square(setting, man));
          }
        }
        groups.get(way).add(setting);
      }
    }
    return groups;
  }

  private void solve(List<Integer> group) {
    for (int setting : group) {
      for (int color = Color.WHITE; color <= Color.BLACK; color++) {
        begin(setting, color);
      }
    }
    int plies = 1;
    while (true) {
      boolean found = false;
      for (int color = Color.WHITE; color <= Color.BLACK; color++) {
        int other = Color.opposite(color);
        takeBack(justLost[other], color, nextWon[color]);
        takeBack(justWon[other], color, nextLost[color]);
        dropEscapes(nextLost[color], color);
      }
      if (plies == 1) {
        addZeroing(group);
      }
      for (int color = Color.WHITE; color <= Color.BLACK; color++) {
        found |= settle(nextWon[color], solved.won, color, plies);
        found |= settle(nextLost[color], solved.lost, color, -plies);
      }
      for (int color = Color.WHITE; color <= Color.BLACK; color++) {
        exchange(justWon, nextWon, color);
        exchange(justLost, nextLost, color);
      }
      if (!found) {
        return;
      }
      if (++plies > MAX_PLIES) {
        throw new IllegalStateException("the fifty-move rule matters in " + ending);
      }
    }
  }

  private static void exchange(Frontier[] just, Frontier[] next, int color) {
    Frontier former = just[color];
    former.clear();
    just[color] = next[color];
    next[color] = former;
  }

  /** Finds the mates of a setting, and what captures and pawn moves lead to. */
  private void begin(int setting, int color) {
    lookAtMoves(setting, color);
    drawingZeroing[color][setting] = drawing;
    solved.winningZeroing[color][setting] = winning;
    solved.winningCapture[color][setting] = winningByCapture;
    solved.drawingCapture[color][setting] = drawingByCapture;
    onlyLosingZeroing[color][setting] = positions & ~quiet & zeroing & ~drawing & ~winning;
    long notInCheck = solved.legal[Color.opposite(color)][setting];
    long mated = positions & ~quiet & ~zeroing & ~notInCheck;
    if (mated != 0) {
      justLost[color].add(setting, mated);
      solved.lost[color][setting] |= mated;
      solved.setDistance(color, setting, mated, -1);
    }
  }

  /** What is decided at once by captures and pawn moves. */
  private void addZeroing(List<Integer> group) {
    for (int setting : group) {
      for (int color = Color.WHITE; color <= Color.BLACK; color++) {
        nextWon[color].add(setting, solved.winningZeroing[color][setting]);
        nextLost[color].add(setting, onlyLosingZeroing[color][setting]);
      }
    }
  }

  private boolean settle(Frontier frontier, long[][] sets, int color, int plies) {
    for (int i = 0; i < frontier.size(); i++) {
      int setting = frontier.setting(i);
      long found = frontier.sets[setting];
      sets[color][setting] |= found;
      solved.setDistance(color, setting, found, plies);
    }
    return frontier.size() > 0;
  }

  /** All moves of a side: which positions have quiet ones, and what the others lead to. */
  private void lookAtMoves(int setting, int color) {
    side = color;
    positions = solved.legal[color][setting];
    quiet = 0;
    zeroing = 0;
    winning = 0;
    drawing = 0;
    winningByCapture = 0;
    drawingByCapture = 0;
    if (positions == 0) {
      return;
    }
    int king = solved.blackKing(setting);
    int first = solved.square(setting, 0);
    int second = solved.square(setting, 1);
    long occupied = occupied(setting);
    int other = Color.opposite(color);
    if (color == Color.WHITE) {
      quiet |= neighbours(solved.legal[other][setting]);
      for (int man = 0; man < ending.size(); man++) {
        if (ending.color(man) == other) {
          captureByWhiteKing(man, king, first, second);
        }
      }
    } else {
      for (long to = Attacks.king(king) & ~occupied; to != 0; to &= to - 1) {
        quiet |= solved.get(solved.legal[other], Bitboard.lsb(to), first, second);
      }
      for (int man = 0; man < ending.size(); man++) {
        int square = man == 0 ? first : second;
        if (ending.color(man) == other && Bitboard.contains(Attacks.king(king), square)) {
          capture(without[man], square, man == 0 ? second : first, -1L);
        }
      }
    }
    for (int man = 0; man < ending.size(); man++) {
      if (ending.color(man) != color) {
        continue;
      }
      if (ending.isPawn(man)) {
        pawnMoves(setting, man, occupied);
      } else {
        pieceMoves(setting, man, occupied);
      }
    }
    quiet &= positions;
    zeroing &= positions;
    winning &= positions;
    drawing &= positions & ~winning;
    winningByCapture &= positions;
    drawingByCapture &= positions & ~winningByCapture;
  }

  private long occupied(int setting) {
    long occupied = Bitboard.of(solved.blackKing(setting));
    for (int man = 0; man < ending.size(); man++) {
      occupied |= Bitboard.of(solved.square(setting, man));
    }
    return occupied;
  }

  private void captureByWhiteKing(int man, int king, int first, int second) {
    int square = man == 0 ? first : second;
    int rest = man == 0 ? second : first;
    SolvedEnding left = without[man];
    int black = Color.BLACK;
    long here = Bitboard.of(square);
    if ((left.get(left.legal[black], king, rest, 0) & here) == 0) {
      return;
    }
    // All positions with the king beside the man have this one successor.
    boolean won = (left.get(left.lost[black], king, rest, 0) & here) != 0;
    boolean loses = (left.get(left.won[black], king, rest, 0) & here) != 0;
    addCapture(Attacks.king(square), won ? -1L : 0, loses ? -1L : 0);
  }

  /** A capture after which the black king and the man that is left stand on these squares. */
  private void capture(SolvedEnding left, int king, int rest, long kings) {
    int other = Color.opposite(side);
    long legal = left.get(left.legal[other], king, rest, 0) & kings;
    addCapture(
        legal, left.get(left.lost[other], king, rest, 0), left.get(left.won[other], king, rest, 0));
  }

  private void addCapture(long legal, long opponentLost, long opponentWon) {
    winningByCapture |= legal & opponentLost;
    drawingByCapture |= legal & ~opponentLost & ~opponentWon;
    addZeroing(legal, opponentLost, opponentWon);
  }

  private void addZeroing(long legal, long opponentLost, long opponentWon) {
    zeroing |= legal;
    winning |= legal & opponentLost;
    drawing |= legal & ~opponentLost & ~opponentWon;
  }

  private void pieceMoves(int setting, int man, long occupied) {
    int king = solved.blackKing(setting);
    int from = solved.square(setting, man);
    int other = Color.opposite(side);
    long targets = solved.attacks(man, from, occupied);
    for (long to = targets & ~occupied; to != 0; to &= to - 1) {
      int square = Bitboard.lsb(to);
      quiet |= solved.legal[other][moved(setting, man, square)] & open(from, square);
    }
    int victim = 1 - man;
    if (ending.size() == 2 && ending.color(victim) == other) {
      int square = solved.square(setting, victim);
      if (Bitboard.contains(targets, square)) {
        capture(without[victim], king, square, open(from, square));
      }
    }
  }

  private void pawnMoves(int setting, int man, long occupied) {
    int from = solved.square(setting, man);
    int king = solved.blackKing(setting);
    int step = side == Color.WHITE ? 8 : -8;
    int victim = 1 - man;
    if (ending.size() == 2 && ending.color(victim) != side) {
      int square = solved.square(setting, victim);
      if (Bitboard.contains(Attacks.pawn(side, from), square)) {
        if (isLastRank(square)) {
          for (int type : PROMOTIONS) {
            capture(promotedAlone[man][type], king, square, -1L);
          }
        } else {
          capture(without[victim], king, square, -1L);
        }
      }
    }
    int to = from + step;
    if (Bitboard.contains(occupied, to)) {
      return;
    }
    if (isLastRank(to)) {
      int rest = ending.size() == 2 ? solved.square(setting, victim) : 0;
      for (int type : PROMOTIONS) {
        promotion(promoted[man][type], man, type, king, to, rest);
      }
      return;
    }
    push(setting, man, to, ~Bitboard.of(to));
    int twoSteps = to + step;
    if (Square.relativeRank(side, from) == 1 && !Bitboard.contains(occupied, twoSteps)) {
      doublePush(setting, man, to, twoSteps);
    }
  }

  private static boolean isLastRank(int square) {
    return Square.rank(square) == 0 || Square.rank(square) == 7;
  }

  private void promotion(SolvedEnding into, int man, int type, int king, int to, int rest) {
    boolean leads = ending.size() == 1 || into.ending.men().getFirst() >> 1 == type;
    if (ending.size() == 2 && ending.color(0) != ending.color(1)) {
      leads = man == 0;
    }
    int first = leads ? to : rest;
    int second = leads ? rest : to;
    int other = Color.opposite(side);
    addZeroing(
        into.get(into.legal[other], king, first, second) & ~Bitboard.of(to),
        into.get(into.lost[other], king, first, second),
        into.get(into.won[other], king, first, second));
  }

  private void push(int setting, int man, int to, long kings) {
    int after = moved(setting, man, to);
    int other = Color.opposite(side);
    addZeroing(
        solved.legal[other][after] & kings, solved.lost[other][after], solved.won[other][after]);
  }

  /** A pawn that passes an enemy pawn can be taken as if it had moved one step. */
  private void doublePush(int setting, int man, int passed, int to) {
    long kings = ~(Bitboard.of(passed) | Bitboard.of(to));
    int taker = 1 - man;
    int other = Color.opposite(side);
    boolean canBeTaken =
        ending.size() == 2
            && ending.isPawn(taker)
            && ending.color(taker) == other
            && Bitboard.contains(Attacks.pawn(side, passed), solved.square(setting, taker));
    if (!canBeTaken) {
      push(setting, man, to, kings);
      return;
    }
    // Taking en passant leaves the taker with the only pawn: he wins or draws.
    SolvedEnding left = without[man];
    int king = solved.blackKing(setting);
    int after = moved(setting, man, to);
    long opponentWon = solved.won[other][after] | left.get(left.lost[side], king, passed, 0);
    addZeroing(solved.legal[other][after] & kings, 0, opponentWon);
  }

  private int moved(int setting, int man, int to) {
    int king = solved.blackKing(setting);
    int first = solved.square(setting, 0);
    int second = solved.square(setting, 1);
    return solved.setting(king, man == 0 ? to : first, man == 1 ? to : second);
  }

  /** The white kings that are not in the way of a man, nor where he goes. */
  private static long open(int from, int to) {
    return ~(Attacks.between(from, to) | Bitboard.of(to));
  }

  private static long neighbours(long set) {
    long beside = Bitboard.east(set) | Bitboard.west(set);
    long row = set | beside;
    return beside | Bitboard.north(row) | Bitboard.south(row);
  }

  /** The quiet moves of a side that lead to these positions, taken back. */
  private void takeBack(Frontier reached, int color, Frontier found) {
    for (int i = 0; i < reached.size(); i++) {
      int setting = reached.setting(i);
      long set = reached.sets[setting];
      long occupied = occupied(setting);
      int king = solved.blackKing(setting);
      int first = solved.square(setting, 0);
      int second = solved.square(setting, 1);
      if (color == Color.WHITE) {
        add(found, color, setting, neighbours(set));
      } else {
        for (long from = Attacks.king(king) & ~occupied; from != 0; from &= from - 1) {
          addImage(found, Bitboard.lsb(from), first, second, set);
        }
      }
      for (int man = 0; man < ending.size(); man++) {
        if (ending.color(man) == color && !ending.isPawn(man)) {
          int to = man == 0 ? first : second;
          long sources = solved.attacks(man, to, occupied) & ~occupied;
          for (; sources != 0; sources &= sources - 1) {
            int from = Bitboard.lsb(sources);
            add(found, color, moved(setting, man, from), set & open(to, from));
          }
        }
      }
    }
  }

  /** Adds positions in which the black king stands anywhere. */
  private void addImage(Frontier found, int king, int first, int second, long set) {
    int setting = solved.setting(king, first, second);
    long image = Symmetry.set(solved.symmetry(king), set);
    add(found, Color.BLACK, setting, image);
    int twin = solved.twin(setting);
    if (twin >= 0) {
      add(found, Color.BLACK, twin, Symmetry.set(Symmetry.TRANSPOSE, image));
    }
  }

  private void add(Frontier found, int color, int setting, long set) {
    long undecided =
        solved.legal[color][setting] & ~solved.won[color][setting] & ~solved.lost[color][setting];
    found.add(setting, set & undecided);
  }

  /** Keeps those of the positions in which every move loses. */
  private void dropEscapes(Frontier candidates, int color) {
    for (int i = 0; i < candidates.size(); i++) {
      int setting = candidates.setting(i);
      candidates.sets[setting] =
          withoutEscape(setting, color, candidates.sets[setting] & ~drawingZeroing[color][setting])
              & ~solved.winningZeroing[color][setting];
    }
    candidates.compact();
  }

  private long withoutEscape(int setting, int color, long candidates) {
    long left = candidates;
    if (left == 0) {
      return 0;
    }
    long[] legal = solved.legal[Color.opposite(color)];
    long[] won = solved.won[Color.opposite(color)];
    long occupied = occupied(setting);
    int king = solved.blackKing(setting);
    int first = solved.square(setting, 0);
    int second = solved.square(setting, 1);
    if (color == Color.WHITE) {
      left &= ~neighbours(legal[setting] & ~won[setting]);
    } else {
      for (long to = Attacks.king(king) & ~occupied; to != 0 && left != 0; to &= to - 1) {
        int square = Bitboard.lsb(to);
        left &= ~solved.get(legal, square, first, second) | solved.get(won, square, first, second);
      }
    }
    for (int man = 0; man < ending.size() && left != 0; man++) {
      if (ending.color(man) == color && !ending.isPawn(man)) {
        int from = man == 0 ? first : second;
        long targets = solved.attacks(man, from, occupied) & ~occupied;
        for (; targets != 0 && left != 0; targets &= targets - 1) {
          int to = Bitboard.lsb(targets);
          int after = moved(setting, man, to);
          left &= ~(legal[after] & ~won[after] & open(from, to));
        }
      }
    }
    return left;
  }

  /** Positions found in one round, and in which settings they are. */
  private static final class Frontier {
    private final long[] sets;
    private final int[] touched;
    private int size;

    Frontier(int settings) {
      sets = new long[settings];
      touched = new int[settings];
    }

    int size() {
      return size;
    }

    int setting(int i) {
      return touched[i];
    }

    void add(int setting, long set) {
      if (set != 0) {
        if (sets[setting] == 0) {
          touched[size++] = setting;
        }
        sets[setting] |= set;
      }
    }

    /** Forgets the settings in which nothing is left. */
    void compact() {
      int kept = 0;
      for (int i = 0; i < size; i++) {
        if (sets[touched[i]] != 0) {
          touched[kept++] = touched[i];
        }
      }
      size = kept;
    }

    void clear() {
      for (int i = 0; i < size; i++) {
        sets[touched[i]] = 0;
      }
      size = 0;
    }
  }
}
