package chess.tools.match;

import chess.core.game.Opening;
import chess.core.game.OpeningNames;
import chess.core.game.Pgn;
import chess.core.game.PgnGame;
import chess.core.game.PgnMove;
import chess.core.game.PgnTags;
import chess.search.SearchScore;
import chess.tools.client.EngineSpec;
import chess.tools.client.Report;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A game as PGN, each engine move with a comment such as {@code {+0.35/14 0.412s}}: score from the
 * mover's point of view in pawns, depth and time.
 */
final class GamePgn {
  private static final double NANOS_PER_SECOND = 1e9;
  private static final double CENTIPAWNS = 100;
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("yyyy.MM.dd", Locale.ROOT);

  private GamePgn() {}

  static String format(
      String event, Pairing pairing, EngineSpec white, EngineSpec black, PlayedGame played) {
    PgnTags tags =
        PgnTags.unknown()
            .with(PgnTags.EVENT, event)
            .with(PgnTags.DATE, LocalDate.now(ZoneId.systemDefault()).format(DATE))
            .with(PgnTags.ROUND, pairing.pair() + 1 + "." + (pairing.second() ? 2 : 1))
            .with(PgnTags.WHITE, white.name())
            .with(PgnTags.BLACK, black.name())
            .with(PgnTags.RESULT, played.end().result())
            .with("PlyCount", Integer.toString(played.game().length()))
            .with("TimeControl", white.control().pgnText())
            .with("Termination", played.end().reason());
    Optional<Opening> opening = OpeningNames.builtIn().of(played.game());
    PgnGame plain = PgnGame.of(played.game(), opening.map(tags::with).orElse(tags));
    return Pgn.format(plain.withMoves(annotated(plain.moves(), played)));
  }

  private static List<PgnMove> annotated(List<PgnMove> plain, PlayedGame played) {
    List<PgnMove> moves = new ArrayList<>();
    int bookMoves = plain.size() - played.moves().size();
    for (int i = 0; i < plain.size(); i++) {
      String comment = i < bookMoves ? "book" : comment(played.moves().get(i - bookMoves));
      boolean last = i == plain.size() - 1;
      moves.add(plain.get(i).withComment(last ? comment + ", " + played.end().reason() : comment));
    }
    return moves;
  }

  private static String comment(PlayedMove move) {
    Report report = move.report();
    String seconds = String.format(Locale.ROOT, "%.3fs", move.nanos() / NANOS_PER_SECOND);
    return report.score() == null
        ? seconds
        : pawns(report.score()) + "/" + report.depth() + " " + seconds;
  }

  private static String pawns(SearchScore score) {
    return switch (score) {
      case SearchScore.Centipawns cp ->
          String.format(Locale.ROOT, "%+.2f", cp.value() / CENTIPAWNS);
      case SearchScore.MateIn mate -> (mate.moves() > 0 ? "+M" : "-M") + Math.abs(mate.moves());
    };
  }
}
