package chess.core;

import chess.core.game.PgnMove;
import java.util.ArrayList;
import java.util.List;

/**
 * A move of a recorded game with what is said about it; by its variations a game is a tree.
 *
 * @param move the move
 * @param nags numeric glyphs, such as 1 for "!" and 2 for "?"
 * @param comment the remark after the move, empty if none
 * @param variations lines that might have been played instead of the move
 */
public record MoveRecord(
    Move move, List<Integer> nags, String comment, List<List<MoveRecord>> variations) {
  /**
   * Takes copies of the lists.
   *
   * @param move the move
   * @param nags numeric glyphs
   * @param comment the remark after the move
   * @param variations lines that might have been played instead of the move
   */
  public MoveRecord {
    nags = List.copyOf(nags);
    List<List<MoveRecord>> lines = new ArrayList<>();
    for (List<MoveRecord> line : variations) {
      lines.add(List.copyOf(line));
    }
    variations = List.copyOf(lines);
  }

  /**
   * A move without any remark.
   *
   * @param move the move
   * @return its record
   */
  public static MoveRecord of(Move move) {
    return new MoveRecord(move, List.of(), "", List.of());
  }

  /**
   * The same move with another remark.
   *
   * @param text the remark, empty for none
   * @return a changed copy
   */
  public MoveRecord withComment(String text) {
    return new MoveRecord(move, nags, text, variations);
  }

  /**
   * The same move with one more glyph.
   *
   * @param nag its number
   * @return a changed copy
   */
  public MoveRecord withNag(int nag) {
    List<Integer> more = new ArrayList<>(nags);
    more.add(nag);
    return new MoveRecord(move, more, comment, variations);
  }

  /**
   * The same move with one more variation.
   *
   * @param line moves from the board that this move was played on
   * @return a changed copy
   */
  public MoveRecord withVariation(List<MoveRecord> line) {
    List<List<MoveRecord>> more = new ArrayList<>(variations);
    more.add(line);
    return new MoveRecord(move, nags, comment, more);
  }

  static List<MoveRecord> line(List<PgnMove> moves, boolean chess960) {
    List<MoveRecord> line = new ArrayList<>(moves.size());
    for (PgnMove move : moves) {
      List<List<MoveRecord>> variations = new ArrayList<>();
      for (List<PgnMove> variation : move.variations()) {
        variations.add(line(variation, chess960));
      }
      line.add(
          new MoveRecord(new Move(move.move(), chess960), move.nags(), move.comment(), variations));
    }
    return line;
  }

  /**
   * The same line as the writer of games wants it.
   *
   * @throws InvalidMoveException if a move is not legal where it stands
   */
  static List<PgnMove> checkedLine(List<MoveRecord> moves, Board start) {
    List<PgnMove> line = new ArrayList<>(moves.size());
    Board board = start;
    for (MoveRecord record : moves) {
      List<List<PgnMove>> variations = new ArrayList<>();
      for (List<MoveRecord> variation : record.variations) {
        variations.add(checkedLine(variation, board));
      }
      line.add(new PgnMove(record.move.code(), record.nags, record.comment, variations));
      board = board.play(record.move);
    }
    return line;
  }
}
