package chess.tools.client;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.MoveText;
import chess.core.notation.MoveTextException;
import chess.search.SearchScore;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Plays a line of thought on the board and tells what is wrong with it: illegal moves, moves after
 * the end of the game, a mate score that the line does not keep.
 */
final class PrincipalVariation {
  /** The position itself and two earlier ones make the third occurrence. */
  private static final int EARLIER_OCCURRENCES = 2;

  private final Position position;
  private int firstMove = Move.NONE;
  private Violation.@Nullable Kind fault;

  private PrincipalVariation(Position root) {
    this.position = root.copy();
  }

  /**
   * Checks a line.
   *
   * @param score an exact score that the line belongs to, or null
   */
  static PrincipalVariation check(Position root, List<String> moves, @Nullable SearchScore score) {
    PrincipalVariation line = new PrincipalVariation(root);
    int plies = 0;
    for (String text : moves) {
      if (!line.play(text, plies)) {
        return line;
      }
      plies++;
    }
    if (score instanceof SearchScore.MateIn mate && plies > 0) {
      line.checkMate(mate.moves(), plies);
    }
    return line;
  }

  /** What is wrong, or null. */
  Violation.@Nullable Kind fault() {
    return fault;
  }

  /** The first move of the line, {@code Move.NONE} if it has none or an illegal one. */
  int firstMove() {
    return firstMove;
  }

  private boolean play(String text, int plies) {
    if (plies > 0 && isDrawn()) {
      fault = Violation.Kind.PV_AFTER_END;
      return false;
    }
    int move = parse(text);
    if (move == Move.NONE) {
      fault =
          plies > 0 && !MoveGenerator.hasLegalMove(position)
              ? Violation.Kind.PV_AFTER_END
              : Violation.Kind.ILLEGAL_PV;
      return false;
    }
    if (plies == 0) {
      firstMove = move;
    }
    position.make(move);
    return true;
  }

  private int parse(String text) {
    try {
      return MoveText.parse(position, text);
    } catch (MoveTextException e) {
      return Move.NONE;
    }
  }

  private boolean isDrawn() {
    return position.repetitions() >= EARLIER_OCCURRENCES
        || position.hasInsufficientMaterial()
        || position.isFiftyMoveDraw() && MoveGenerator.hasLegalMove(position);
  }

  /** A complete line must end in mate, by the right side, after as many moves as the score says. */
  private void checkMate(int moves, int plies) {
    boolean isMate = position.inCheck() && !MoveGenerator.hasLegalMove(position);
    boolean weMate = plies % 2 == 1;
    int pliesToMate = moves > 0 ? 2 * moves - 1 : -2 * moves;
    boolean wrongSide = isMate && weMate != moves > 0;
    boolean wrongLength = isMate ? plies != pliesToMate : plies >= pliesToMate;
    if (wrongSide || wrongLength) {
      fault = Violation.Kind.WRONG_MATE;
    }
  }
}
