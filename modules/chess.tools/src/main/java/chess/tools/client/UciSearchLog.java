package chess.tools.client;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.notation.CoordinateMove;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** What a UCI engine says during one search: keeps the last report and notes the faults. */
final class UciSearchLog {
  private final Position root;
  private final boolean strict;
  private final ThoughtListener listener;
  private final BiConsumer<Violation.Kind, String> faults;
  private @Nullable UciInfo last;
  private String lastLine = "";
  private boolean scored;

  UciSearchLog(
      Position root,
      boolean strict,
      ThoughtListener listener,
      BiConsumer<Violation.Kind, String> faults) {
    this.root = root;
    this.strict = strict;
    this.listener = listener;
    this.faults = faults;
  }

  void info(String line, long nanos) {
    UciInfo info = UciInfo.parse(line);
    for (Violation.Kind kind : info.faults()) {
      faults.accept(kind, line);
    }
    scored |= info.score() != null;
    if (info.pv().isEmpty() || info.score() == null) {
      return;
    }
    if (strict) {
      checkPv(info, line);
    }
    if (info.multiPv() == 1 && (info.isExact() || last == null)) {
      last = info;
      lastLine = line;
      int move = CoordinateMove.parse(root, info.pv().get(0));
      if (move != Move.NONE) {
        listener.thought(move, report(info), nanos);
      }
    }
  }

  private PrincipalVariation checkPv(UciInfo info, String line) {
    PrincipalVariation pv =
        PrincipalVariation.check(root, info.pv(), info.isExact() ? info.score() : null);
    if (pv.fault() != null) {
      faults.accept(pv.fault(), line);
    }
    return pv;
  }

  /** Compares the move played with the last report. */
  Report finish(int move) {
    if (!scored) {
      faults.accept(Violation.Kind.NO_SCORE, "bestmove without any info score");
    }
    if (last == null) {
      return Report.NOTHING;
    }
    PrincipalVariation pv =
        strict
            ? PrincipalVariation.check(root, last.pv().subList(0, 1), null)
            : checkPv(last, lastLine);
    if (last.isExact() && pv.firstMove() != Move.NONE && pv.firstMove() != move) {
      faults.accept(Violation.Kind.PV_NOT_PLAYED, lastLine);
    }
    return report(last);
  }

  private static Report report(UciInfo info) {
    return new Report(info.depth(), info.score(), info.nodes(), info.millis());
  }
}
