package chess.protocol.uci;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.core.notation.FenException;
import chess.core.notation.ForgivingFen;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The position that the next search starts from.
 *
 * <p>A user interface sends the whole game before every move. Only what differs from the last time
 * is played or taken back, so the thousandth move costs no more than the first.
 */
final class UciBoard {
  private static final String NULL_MOVE = "0000";

  private Position position = Fen.start();
  private Optional<String> root = Optional.empty();
  private final List<String> played = new ArrayList<>();

  /** The live position; copy it to keep it. */
  Position position() {
    return position;
  }

  /**
   * Sets up a position. An unreadable or impossible one leaves everything as it was; an illegal
   * move ends the list.
   *
   * @param fen the root, absent for the usual start
   * @param moves the moves from there
   * @return what went wrong, empty if nothing
   */
  Optional<String> set(Optional<String> fen, List<String> moves) {
    if (!fen.equals(root)) {
      try {
        position = fen.isEmpty() ? Fen.start() : ForgivingFen.parse(fen.get());
      } catch (FenException e) {
        return Optional.of("position ignored, " + e.getMessage() + ": " + fen.get());
      }
      root = fen;
      played.clear();
    }
    int common = commonPrefix(moves);
    while (played.size() > common) {
      if (played.removeLast().equals(NULL_MOVE)) {
        position.unmakeNull();
      } else {
        position.unmake();
      }
    }
    for (String word : moves.subList(common, moves.size())) {
      int move = CoordinateMove.parse(position, word);
      if (word.equals(NULL_MOVE) && !position.inCheck()) {
        position.makeNull();
      } else if (move == Move.NONE) {
        return Optional.of(
            "illegal move "
                + word
                + " at ply "
                + (played.size() + 1)
                + ", the moves from there are ignored");
      }
      if (move != Move.NONE) {
        position.make(move);
      }
      played.add(word);
    }
    return Optional.empty();
  }

  private int commonPrefix(List<String> moves) {
    int limit = Math.min(moves.size(), played.size());
    int length = 0;
    while (length < limit && moves.get(length).equals(played.get(length))) {
      length++;
    }
    return length;
  }

  /** Turns the board upside down and gives each man to the other side. */
  void flip() {
    set(Optional.of(FlippedFen.of(Fen.formatShredder(position))), List.of());
  }
}
