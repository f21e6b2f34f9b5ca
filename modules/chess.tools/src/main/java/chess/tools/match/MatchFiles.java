package chess.tools.match;

import chess.tools.client.EngineSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a match leaves on disk.
 *
 * @param pgn where games are appended, or null
 * @param results where results are appended and earlier ones found, or null
 */
record MatchFiles(@Nullable Path pgn, @Nullable Path results) {
  Map<Pairing, GameEnd> earlierGames() throws IOException {
    return results == null ? Map.of() : new ResultsFile(results).read();
  }

  void write(MatchPlan plan, Pairing pairing, PlayedGame played) throws IOException {
    if (pgn != null) {
      EngineSpec white = pairing.second() ? plan.second() : plan.first();
      EngineSpec black = pairing.second() ? plan.first() : plan.second();
      Files.writeString(
          pgn,
          GamePgn.format(plan.event(), pairing, white, black, played),
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    }
    if (results != null && played.end().counts()) {
      new ResultsFile(results).append(pairing, played.end());
    }
  }
}
