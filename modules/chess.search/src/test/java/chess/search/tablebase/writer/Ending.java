package chess.search.tablebase.writer;

import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Which men beside the kings are on the board: White's first, for each side the stronger first.
 *
 * @param men pieces, at most two
 */
record Ending(List<Integer> men) {
  private static final char SEPARATOR = 'v';

  Ending {
    men =
        men.stream()
            .sorted(
                Comparator.comparingInt((Integer man) -> Piece.color(man))
                    .thenComparingInt(man -> -Piece.type(man)))
            .toList();
  }

  /** An ending by the name of its table: {@code KQvKR}. */
  static Ending of(String name) {
    int separator = name.indexOf(SEPARATOR);
    return new Ending(
        IntStream.range(0, name.length())
            .filter(i -> i != separator && name.charAt(i) != PieceType.letter(PieceType.KING))
            .map(
                i ->
                    Piece.of(
                        i < separator ? Color.WHITE : Color.BLACK,
                        PieceType.fromLetter(name.charAt(i))))
            .boxed()
            .toList());
  }

  int size() {
    return men.size();
  }

  int type(int man) {
    return Piece.type(men.get(man));
  }

  int color(int man) {
    return Piece.color(men.get(man));
  }

  boolean isPawn(int man) {
    return type(man) == PieceType.PAWN;
  }

  boolean hasPawns() {
    return IntStream.range(0, size()).anyMatch(this::isPawn);
  }

  /** Whether both sides have the same men. */
  boolean isSymmetric() {
    return equals(withColorsSwapped());
  }

  Ending withColorsSwapped() {
    return new Ending(men.stream().map(man -> man ^ 1).toList());
  }

  Ending without(int man) {
    return new Ending(IntStream.range(0, size()).filter(i -> i != man).mapToObj(men::get).toList());
  }

  /** The ending after a pawn's promotion. */
  Ending promoted(int man, int type) {
    Integer[] changed = men.toArray(Integer[]::new);
    changed[man] = Piece.of(color(man), type);
    return new Ending(Arrays.asList(changed));
  }

  /** Whether tables and names see it from this side: the stronger men are White's. */
  boolean isStandard() {
    Ending swapped = withColorsSwapped();
    int white = count(Color.WHITE);
    int black = count(Color.BLACK);
    return white > black || white == black && strength() >= swapped.strength();
  }

  private int count(int color) {
    return (int) men.stream().filter(man -> Piece.color(man) == color).count();
  }

  private int strength() {
    return size() == 0 ? 0 : type(0);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("K");
    for (int color = Color.WHITE; color <= Color.BLACK; color++) {
      if (color == Color.BLACK) {
        text.append(SEPARATOR).append('K');
      }
      for (int man : men) {
        if (Piece.color(man) == color) {
          text.append(PieceType.letter(Piece.type(man)));
        }
      }
    }
    return text.toString();
  }
}
