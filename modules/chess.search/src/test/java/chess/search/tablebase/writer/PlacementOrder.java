package chess.search.tablebase.writer;

import chess.core.board.Color;
import chess.core.board.PieceType;
import chess.core.board.Square;
import java.util.ArrayList;
import java.util.List;

/**
 * The order in which a table file lists the placings of the men, told by going through them: the
 * leading men in the order of the format, and each further group of equal men on the squares that
 * are left, where the highest square counts most.
 *
 * <p>Men are numbered here: 0 and 1 are the kings, the others follow as in the {@link Ending}.
 */
final class PlacementOrder {
  static final int WHITE_KING = 0;
  static final int BLACK_KING = 1;
  static final int FILES = 4;

  private static final int KINGS = 2;
  private static final int SQUARES_BELOW_PAWNS = 8;

  /** Each entry tells where the men of a group stand. */
  private static final int[][] THREE_MEN = threeMen();

  private static final int[][] TWO_KINGS = twoKings();

  /** The squares of pawns, from the one that leads before all others. */
  private static final int[] PAWN_SQUARES = pawnSquares();

  private final Ending ending;
  private final int[] men;
  private final List<Group> groups = new ArrayList<>();
  private final List<Group> factors = new ArrayList<>();
  private final int[] placeOf;
  private final int[] taken;
  private long size = 1;

  /** Men that are placed together, as many as an entry of the places has squares. */
  private record Group(int number, int length, int[][] places, Kind kind) {}

  private enum Kind {
    LEADING,
    PAWNS,
    OTHERS
  }

  /**
   * @param men the numbers of the men in the order of the file
   * @param leadingOrder as which the leading group counts, from 0
   * @param file on which file the leading pawn stands, 0 to 3
   */
  PlacementOrder(Ending ending, int[] men, int leadingOrder, int file) {
    this.ending = ending;
    this.men = men;
    group(file);
    order(leadingOrder);
    placeOf = new int[groups.size()];
    taken = new int[men.length];
  }

  private void group(int file) {
    int leading = leadingMen();
    int[][] leadingPlaces =
        ending.hasPawns() ? leadingPawns(leading, file) : leading == 3 ? THREE_MEN : TWO_KINGS;
    groups.add(new Group(0, leading, leadingPlaces, Kind.LEADING));
    int next = leading;
    while (next < men.length) {
      boolean pawn = isPawn(men[next]);
      int length = next + 1 < men.length && piece(men[next]) == piece(men[next + 1]) ? 2 : 1;
      int free = pawn ? PAWN_SQUARES.length - leading : Square.COUNT - next;
      Kind kind = pawn ? Kind.PAWNS : Kind.OTHERS;
      groups.add(new Group(groups.size(), length, choices(length, free), kind));
      next += length;
    }
  }

  private int leadingMen() {
    if (!ending.hasPawns()) {
      boolean twins = ending.size() == 2 && ending.men().get(0).equals(ending.men().get(1));
      return twins ? 2 : 3;
    }
    return men.length > 1 && isPawn(men[1]) && piece(men[0]) == piece(men[1]) ? 2 : 1;
  }

  /** The group that counts as the first has the smallest step, and so on. */
  private void order(int leadingOrder) {
    factors.addAll(groups.subList(1, groups.size()));
    factors.add(Math.min(leadingOrder, factors.size()), groups.getFirst());
    for (Group group : factors) {
      size *= group.places.length;
    }
  }

  /** By which number the file tells the place of the pawns that do not lead. */
  int pawnOrder() {
    for (int i = 0; i < factors.size(); i++) {
      if (factors.get(i).kind == Kind.PAWNS) {
        return i;
      }
    }
    return 0xF;
  }

  int leadingOrder() {
    return factors.indexOf(groups.getFirst());
  }

  int size() {
    return Math.toIntExact(size);
  }

  /** Where all men stand, by their number, in the placing of this index. */
  void place(int index, int[] squares) {
    int rest = index;
    for (Group group : factors) {
      placeOf[group.number] = rest % group.places.length;
      rest /= group.places.length;
    }
    int done = 0;
    for (Group group : groups) {
      int[] place = group.places[placeOf[group.number]];
      for (int i = 0; i < group.length; i++) {
        squares[men[done + i]] =
            group.kind == Kind.LEADING ? place[i] : free(place[i], group, done);
      }
      for (int i = 0; i < group.length; i++) {
        insert(squares[men[done + i]], done + i);
      }
      done += group.length;
    }
  }

  /** The squares of the groups before are left out of the count. */
  private int free(int place, Group group, int done) {
    int square = group.kind == Kind.PAWNS ? place + SQUARES_BELOW_PAWNS : place;
    for (int i = 0; i < done; i++) {
      square += taken[i] <= square ? 1 : 0;
    }
    return square;
  }

  /** Keeps the squares taken in ascending order. */
  private void insert(int square, int count) {
    int i = count;
    while (i > 0 && taken[i - 1] > square) {
      taken[i] = taken[i - 1];
      i--;
    }
    taken[i] = square;
  }

  private boolean isPawn(int man) {
    return man >= KINGS && ending.isPawn(man - KINGS);
  }

  private int piece(int man) {
    return switch (man) {
      case WHITE_KING -> PieceType.KING << 1 | Color.WHITE;
      case BLACK_KING -> PieceType.KING << 1 | Color.BLACK;
      default -> ending.men().get(man - KINGS);
    };
  }

  /** The code of a man in the file. */
  int code(int man) {
    return (piece(man) >> 1) + 1 | (piece(man) & 1) << 3;
  }

  int[] men() {
    return men;
  }

  /** All ways to choose one or two of some things, those with the lowest greatest one first. */
  private static int[][] choices(int length, int of) {
    List<int[]> choices = new ArrayList<>();
    for (int high = 0; high < of; high++) {
      if (length == 1) {
        choices.add(new int[] {high});
      }
      for (int low = 0; low < high && length == 2; low++) {
        choices.add(new int[] {low, high});
      }
    }
    return choices.toArray(int[][]::new);
  }

  /**
   * The first man that is off the long diagonal stands below it, and the first of all on files a to
   * d and ranks 1 to 4.
   */
  private static int[][] threeMen() {
    List<Integer> below = below(Square.COUNT);
    List<Integer> diagonal = diagonal(8);
    List<Integer> all = new ArrayList<>();
    for (int square = 0; square < Square.COUNT; square++) {
      all.add(square);
    }
    List<int[]> places = new ArrayList<>();
    addThree(places, below(4), all, all);
    addThree(places, diagonal(4), below, all);
    addThree(places, diagonal(4), diagonal, below);
    addThree(places, diagonal(4), diagonal, diagonal);
    return places.toArray(int[][]::new);
  }

  private static void addThree(
      List<int[]> places, List<Integer> first, List<Integer> second, List<Integer> third) {
    for (int a : first) {
      for (int b : second) {
        for (int c : third) {
          if (a != b && a != c && b != c) {
            places.add(new int[] {a, b, c});
          }
        }
      }
    }
  }

  /** The squares below the diagonal, on so many files from the left. */
  private static List<Integer> below(int files) {
    List<Integer> squares = new ArrayList<>();
    for (int square = 0; square < Square.COUNT; square++) {
      if (Square.rank(square) < Square.file(square) && Square.file(square) < files) {
        squares.add(square);
      }
    }
    return squares;
  }

  private static List<Integer> diagonal(int length) {
    List<Integer> squares = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      squares.add(Square.of(i, i));
    }
    return squares;
  }

  private static int[][] twoKings() {
    List<int[]> places = new ArrayList<>();
    List<int[]> onDiagonal = new ArrayList<>();
    List<Integer> first = new ArrayList<>(below(4));
    first.addAll(diagonal(4));
    for (int a : first) {
      for (int b = 0; b < Square.COUNT; b++) {
        int aGap = Square.file(a) - Square.rank(a);
        int bGap = Square.file(b) - Square.rank(b);
        if (Square.distance(a, b) >= 2 && (aGap > 0 || bGap >= 0)) {
          (aGap == 0 && bGap == 0 ? onDiagonal : places).add(new int[] {a, b});
        }
      }
    }
    places.addAll(onDiagonal);
    return places.toArray(int[][]::new);
  }

  /** Along the files from the edges to the middle, the left one and the right one in turn. */
  private static int[] pawnSquares() {
    List<Integer> squares = new ArrayList<>();
    for (int file = 0; file < FILES; file++) {
      for (int rank = 1; rank <= 6; rank++) {
        squares.add(Square.of(file, rank));
        squares.add(Square.of(7 - file, rank));
      }
    }
    return squares.stream().mapToInt(Integer::intValue).toArray();
  }

  /** A leader on the file, and behind it another one in reverse order if there are two. */
  private static int[][] leadingPawns(int count, int file) {
    List<int[]> places = new ArrayList<>();
    for (int rank = 1; rank <= 6; rank++) {
      int leader = Square.of(file, rank);
      if (count == 1) {
        places.add(new int[] {leader});
        continue;
      }
      for (int i = PAWN_SQUARES.length - 1; PAWN_SQUARES[i] != leader; i--) {
        places.add(new int[] {leader, PAWN_SQUARES[i]});
      }
    }
    return places.toArray(int[][]::new);
  }
}
