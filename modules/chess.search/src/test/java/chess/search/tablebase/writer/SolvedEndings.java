package chess.search.tablebase.writer;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Solves endings when they are asked for, with all that they lead to, and keeps them. */
final class SolvedEndings {
  private final Map<Ending, SolvedEnding> solved = new ConcurrentHashMap<>();

  SolvedEnding get(Ending ending) {
    SolvedEnding known = solved.get(ending);
    if (known == null) {
      known =
          ending.isStandard()
              ? EndingSolver.solve(ending, this::get)
              : get(ending.withColorsSwapped()).withColorsSwapped();
      solved.put(ending, known);
    }
    return known;
  }
}
