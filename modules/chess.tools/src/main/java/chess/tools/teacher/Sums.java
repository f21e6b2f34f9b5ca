package chess.tools.teacher;

import chess.core.bitboard.Bitboard;
import chess.core.board.Piece;
import chess.core.board.Position;
import java.util.Arrays;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The sums of a position seen by one side, with the men they belong to. They are brought to another
 * position by the men that come and go, or from nothing if that is less work.
 */
final class Sums {
  private static final VectorSpecies<Short> SPECIES = ShortVector.SPECIES_PREFERRED;
  private static final VectorSpecies<Integer> MATERIAL = IntVector.SPECIES_256;
  private static final int LANES = SPECIES.length();

  /** Columns that are added up in registers at a time. */
  private static final int BLOCK = 8 * LANES;

  /** A network's columns must be a multiple of this. */
  static final int STEP = BLOCK;

  private static final int MOST_MEN = 64;

  private final TeacherNetwork network;
  private final int view;
  final short[] columns;

  /** What the men are worth by themselves, for each stack. */
  final int[] material = new int[TeacherNetwork.STACKS];

  private final long[] men = new long[Piece.COUNT];
  private final int[] come = new int[MOST_MEN];
  private final int[] gone = new int[MOST_MEN];
  private int comes;
  private int goes;

  /** Begins with an empty board. */
  Sums(TeacherNetwork network, int view) {
    this.network = network;
    this.view = view;
    columns = network.biases().clone();
  }

  /** Brings the sums to a position, from the one before if {@code remember} and if that is less. */
  void update(Position position, boolean remember) {
    int king = position.kingSquare(view);
    int flip = TeacherInputs.flip(view, king);
    int set = TeacherInputs.set(flip, king);
    compare(position, flip, set);
    boolean anew = !remember || comes + goes > Bitboard.count(position.occupied());
    if (anew) {
      Arrays.fill(men, 0);
      Arrays.fill(material, 0);
      compare(position, flip, set);
    }
    for (int piece = 0; piece < Piece.COUNT; piece++) {
      men[piece] = position.pieces(Piece.color(piece), Piece.type(piece));
    }
    short[] from = anew ? network.biases() : columns;
    for (int at = 0; at < columns.length; at += BLOCK) {
      addBlock(from, at);
    }
    addMaterial();
  }

  /** Notes which inputs come and which go. */
  private void compare(Position position, int flip, int set) {
    comes = 0;
    goes = 0;
    for (int piece = 0; piece < Piece.COUNT; piece++) {
      long now = position.pieces(Piece.color(piece), Piece.type(piece));
      for (long rest = now & ~men[piece]; rest != 0; rest &= rest - 1) {
        come[comes++] = set + TeacherInputs.of(view, flip, piece, Bitboard.lsb(rest));
      }
      for (long rest = men[piece] & ~now; rest != 0; rest &= rest - 1) {
        gone[goes++] = set + TeacherInputs.of(view, flip, piece, Bitboard.lsb(rest));
      }
    }
  }

  private void addBlock(short[] from, int at) {
    short[] weights = network.weights();
    int width = columns.length;
    ShortVector v0 = load(from, at);
    ShortVector v1 = load(from, at + LANES);
    ShortVector v2 = load(from, at + 2 * LANES);
    ShortVector v3 = load(from, at + 3 * LANES);
    ShortVector v4 = load(from, at + 4 * LANES);
    ShortVector v5 = load(from, at + 5 * LANES);
    ShortVector v6 = load(from, at + 6 * LANES);
    ShortVector v7 = load(from, at + 7 * LANES);
    for (int i = 0; i < comes; i++) {
      int row = come[i] * width + at;
      v0 = v0.add(load(weights, row));
      v1 = v1.add(load(weights, row + LANES));
      v2 = v2.add(load(weights, row + 2 * LANES));
      v3 = v3.add(load(weights, row + 3 * LANES));
      v4 = v4.add(load(weights, row + 4 * LANES));
      v5 = v5.add(load(weights, row + 5 * LANES));
      v6 = v6.add(load(weights, row + 6 * LANES));
      v7 = v7.add(load(weights, row + 7 * LANES));
    }
    for (int i = 0; i < goes; i++) {
      int row = gone[i] * width + at;
      v0 = v0.sub(load(weights, row));
      v1 = v1.sub(load(weights, row + LANES));
      v2 = v2.sub(load(weights, row + 2 * LANES));
      v3 = v3.sub(load(weights, row + 3 * LANES));
      v4 = v4.sub(load(weights, row + 4 * LANES));
      v5 = v5.sub(load(weights, row + 5 * LANES));
      v6 = v6.sub(load(weights, row + 6 * LANES));
      v7 = v7.sub(load(weights, row + 7 * LANES));
    }
    v0.intoArray(columns, at);
    v1.intoArray(columns, at + LANES);
    v2.intoArray(columns, at + 2 * LANES);
    v3.intoArray(columns, at + 3 * LANES);
    v4.intoArray(columns, at + 4 * LANES);
    v5.intoArray(columns, at + 5 * LANES);
    v6.intoArray(columns, at + 6 * LANES);
    v7.intoArray(columns, at + 7 * LANES);
  }

  private static ShortVector load(short[] row, int at) {
    return ShortVector.fromArray(SPECIES, row, at);
  }

  private void addMaterial() {
    int[] worth = network.material();
    IntVector sum = IntVector.fromArray(MATERIAL, material, 0);
    for (int i = 0; i < comes; i++) {
      sum = sum.add(IntVector.fromArray(MATERIAL, worth, come[i] * TeacherNetwork.STACKS));
    }
    for (int i = 0; i < goes; i++) {
      sum = sum.sub(IntVector.fromArray(MATERIAL, worth, gone[i] * TeacherNetwork.STACKS));
    }
    sum.intoArray(material, 0);
  }
}
