package chess.tools.teacher;

import chess.core.board.Position;
import chess.search.eval.Evaluator;
import chess.search.eval.hce.BareKing;

/**
 * The teacher's opinion for our own search. What is known by heart about a king alone comes first,
 * as with our own network. It follows no moves: the teacher remembers by itself.
 */
public final class TeacherEvaluator implements Evaluator {
  private final Teacher teacher;
  private final BareKing bareKing = new BareKing();

  public TeacherEvaluator(Teacher teacher) {
    this.teacher = teacher;
  }

  @Override
  public int evaluate(Position position) {
    int known = bareKing.value(position);
    if (known != BareKing.UNKNOWN) {
      return known;
    }
    int value = Math.round(teacher.centipawns(position));
    return Math.clamp(value, 1 - KNOWN_WIN, KNOWN_WIN - 1);
  }
}
