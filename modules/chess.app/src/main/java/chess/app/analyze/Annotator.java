package chess.app.analyze;

import chess.core.board.Color;
import chess.core.game.PgnGame;
import chess.core.game.PgnMove;
import chess.core.game.PgnTags;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Writes what an analysis found into the game. What the input says is kept, but for older scores,
 * and for praise or blame of a move that is blamed here.
 */
final class Annotator {
  private static final String ANNOTATOR = "Annotator";

  /** The glyphs that praise or blame a move, from "!" to "?!"; only one of them makes sense. */
  private static final int FIRST_MOVE_GLYPH = 1;

  private static final int LAST_MOVE_GLYPH = 6;

  private final String name;

  /**
   * @param name who signs the annotations
   */
  Annotator(String name) {
    this.name = name;
  }

  PgnGame annotate(AnalysedGame analysed) {
    PgnGame game = analysed.game();
    List<PgnMove> moves = new ArrayList<>();
    analysed.moves().forEach(move -> moves.add(annotate(move)));
    moves.addAll(game.moves().subList(moves.size(), game.moves().size()));
    String first = analysed.assessments().getFirst().text();
    return new PgnGame(
        tags(analysed), CommentText.withEval(game.comment(), first), moves, game.result());
  }

  private PgnTags tags(AnalysedGame analysed) {
    PgnTags tags = analysed.namedTags();
    tags = withMissing(tags, ANNOTATOR, name);
    return analysed.isComplete() ? withSummaries(tags, analysed) : tags;
  }

  private static PgnTags withMissing(PgnTags tags, String tag, String value) {
    return tags.value(tag).isPresent() ? tags : tags.with(tag, value);
  }

  private static PgnTags withSummaries(PgnTags tags, AnalysedGame analysed) {
    PgnTags summarized = tags;
    for (int color = Color.WHITE; color <= Color.BLACK; color++) {
      SideSummary side = analysed.side(color);
      String prefix = color == Color.WHITE ? PgnTags.WHITE : PgnTags.BLACK;
      if (side.moves() > 0) {
        summarized =
            summarized
                .with(prefix + "Accuracy", String.format(Locale.ROOT, "%.1f", side.accuracy()))
                .with(prefix + "ACPL", Long.toString(Math.round(side.centipawnLoss())));
      }
    }
    return summarized;
  }

  private static PgnMove annotate(AnalysedMove analysed) {
    PgnMove move = analysed.move();
    String comment = CommentText.withEval(move.comment(), analysed.after().text());
    if (!analysed.judgement().isBlame()) {
      return move.withComment(comment);
    }
    List<Integer> nags = new ArrayList<>(List.of(analysed.judgement().nag()));
    move.nags().stream().filter(nag -> !isMoveGlyph(nag)).forEach(nags::add);
    PgnMove blamed = new PgnMove(move.move(), nags, comment, move.variations());
    List<PgnMove> better = betterLine(analysed.before());
    return isThere(better, move) ? blamed : blamed.withVariation(better);
  }

  private static boolean isMoveGlyph(int nag) {
    return FIRST_MOVE_GLYPH <= nag && nag <= LAST_MOVE_GLYPH;
  }

  private static List<PgnMove> betterLine(Assessment before) {
    List<PgnMove> line = new ArrayList<>();
    for (int move : before.line()) {
      line.add(PgnMove.of(move));
    }
    line.set(0, line.getFirst().withComment(CommentText.withEval("", before.text())));
    return line;
  }

  /** Whether the input has a line with the same first move, be it by hand or by another run. */
  private static boolean isThere(List<PgnMove> better, PgnMove move) {
    int first = better.getFirst().move();
    return move.variations().stream().anyMatch(line -> line.getFirst().move() == first);
  }
}
