package chess.core.game;

import chess.core.board.Move;
import java.util.ArrayList;
import java.util.List;

/** A line of moves while it is being read: that of the game or a variation. */
final class PgnLine {
  private final List<PgnMove> moves = new ArrayList<>();
  private final List<Integer> nags = new ArrayList<>();
  private final List<List<PgnMove>> variations = new ArrayList<>();
  private final StringBuilder comment = new StringBuilder();
  private String firstComment = "";
  private int last = Move.NONE;
  private boolean brokenOff;

  /** Whether no move has come yet. */
  boolean isEmpty() {
    return last == Move.NONE;
  }

  /** How many moves have come. */
  int length() {
    return isEmpty() ? 0 : moves.size() + 1;
  }

  int lastMove() {
    return last;
  }

  /** The rest of the line makes no sense; what came before it stays. */
  void breakOff() {
    brokenOff = true;
  }

  boolean isBrokenOff() {
    return brokenOff;
  }

  void move(int move) {
    finishMove();
    last = move;
  }

  void nag(int nag) {
    if (!isEmpty()) {
      nags.add(nag);
    }
  }

  void comment(String text) {
    String stripped = text.strip();
    if (!stripped.isEmpty()) {
      comment.append(comment.isEmpty() ? "" : " ").append(stripped);
    }
  }

  void forgetComment() {
    comment.setLength(0);
  }

  /** A line that might have been played instead of the last move. */
  void variation(PgnLine variation) {
    List<PgnMove> line = variation.finish();
    if (line.isEmpty()) {
      return;
    }
    if (!variation.firstComment.isEmpty()) {
      PgnMove first = line.getFirst();
      line.set(0, first.withComment((variation.firstComment + " " + first.comment()).strip()));
    }
    variations.add(line);
  }

  /** The moves; nothing comes after this. */
  List<PgnMove> finish() {
    finishMove();
    return moves;
  }

  /** The remark before the first move, once that has come. */
  String firstComment() {
    return firstComment;
  }

  private void finishMove() {
    if (isEmpty()) {
      firstComment = comment.toString();
    } else {
      moves.add(new PgnMove(last, nags, comment.toString(), variations));
    }
    nags.clear();
    variations.clear();
    comment.setLength(0);
  }
}
