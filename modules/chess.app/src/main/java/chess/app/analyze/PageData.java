package chess.app.analyze;

import chess.app.json.JsonObject;
import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.Piece;
import chess.core.game.PgnGame;
import chess.core.game.PgnMove;
import chess.core.game.RuleOutcome;
import chess.core.notation.Fen;
import chess.search.SearchScore;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/**
 * An analysed game as the script of the page wants it, in two lines: what the list of games shows,
 * and the rest. It is kept small, since a page may hold thousands of games: a move is two letters,
 * one for each square, and what only few moves have stands apart with the number of the half-move.
 */
final class PageData {
  /** A letter for each square from a1 to h8. */
  private static final String SQUARES =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

  /** What stands for an opening where each game begins in another way. */
  private static final String CHESS960 = "Chess960";

  private static final char PROMOTION = '=';
  private static final int TIME_PLACES = 1;

  private final AnalysedGame analysed;
  private final PgnGame game;

  private PageData(AnalysedGame analysed) {
    this.analysed = analysed;
    game = analysed.game();
  }

  static String of(AnalysedGame analysed) {
    PageData data = new PageData(analysed);
    return data.entry() + "\n" + data.details();
  }

  private JsonObject entry() {
    JsonObject entry = new JsonObject().put("number", analysed.number());
    for (String tag : List.of("White", "Black", "WhiteElo", "BlackElo", "Date", "Event")) {
      put(entry, tag, AnalysedGame.known(game.tags(), tag));
    }
    String opening = analysed.openingText();
    put(entry, "opening", opening.isEmpty() && game.start().isChess960() ? CHESS960 : opening);
    return entry
        .put("result", game.result())
        .put(
            "sides", List.of(analysed.side(Color.WHITE).json(), analysed.side(Color.BLACK).json()));
  }

  private static void put(JsonObject object, String name, String value) {
    if (!value.isEmpty()) {
      object.put(name, value);
    }
  }

  private JsonObject details() {
    JsonObject details = new JsonObject();
    JsonObject tags = new JsonObject();
    analysed.namedTags().asMap().forEach(tags::put);
    details.put("tags", tags);
    String fen = Fen.format(game.start());
    put(details, "fen", fen.equals(Fen.START) ? "" : fen);
    put(details, "ending", ending());
    if (!analysed.isComplete()) {
      details.put("incomplete", true);
    }
    details
        .put("moves", packed(game.moves().stream().map(PgnMove::move).toList()))
        .put("scores", scores())
        .put("lines", lines());
    String judgements =
        analysed.moves().stream()
            .map(move -> move.judgement().isBlame() ? move.judgement().word().substring(0, 1) : ".")
            .collect(Collectors.joining());
    put(details, "judgements", judgements.replaceAll("\\.+$", ""));
    remarks(details);
    return details;
  }

  /** How the game ended on the board, empty if it was ended by the players. */
  private String ending() {
    RuleOutcome outcome = game.game().outcome();
    boolean agrees = outcome.result().equals(game.result());
    return outcome.isOver() && agrees ? outcome.description() : "";
  }

  private static String packed(List<Integer> moves) {
    StringBuilder packed = new StringBuilder();
    for (int move : moves) {
      packed.append(SQUARES.charAt(Move.from(move))).append(SQUARES.charAt(Move.to(move)));
      if (Move.isPromotion(move)) {
        int piece = Piece.of(Color.BLACK, Move.promotionType(move));
        packed.append(PROMOTION).append(Piece.letter(piece));
      }
    }
    return packed.toString();
  }

  /** Centipawns for White, or moves to mate behind a {@code #}; a dot where nothing is left. */
  private String scores() {
    return analysed.assessments().stream().map(PageData::score).collect(Collectors.joining(" "));
  }

  private static String score(Assessment assessment) {
    int sign = assessment.sideToMove() == Color.WHITE ? 1 : -1;
    return switch (assessment.score()) {
      case SearchScore.Centipawns centipawns
          when assessment.line().isEmpty() && centipawns.value() == 0 ->
          "=";
      case SearchScore.Centipawns centipawns -> Integer.toString(sign * centipawns.value());
      case SearchScore.MateIn mate when mate.moves() == 0 -> "#" + (sign > 0 ? "-" : "+");
      case SearchScore.MateIn mate -> "#" + sign * mate.moves();
    };
  }

  private String lines() {
    return analysed.assessments().stream()
        .map(assessment -> packed(assessment.line()))
        .collect(Collectors.joining(" "));
  }

  /** Glyphs, comments, times, scores of the players, and variations of the input. */
  private void remarks(JsonObject details) {
    JsonObject glyphs = new JsonObject();
    JsonObject comments = new JsonObject();
    JsonObject variations = new JsonObject();
    List<String> clocks = new ArrayList<>();
    List<String> times = new ArrayList<>();
    List<String> engines = new ArrayList<>();
    put(comments, "0", Remark.of(game.comment()).text());
    for (int i = 0; i < game.moves().size(); i++) {
      PgnMove move = game.moves().get(i);
      String ply = Integer.toString(i + 1);
      put(glyphs, ply, glyphs(move));
      Remark remark = Remark.of(move.comment());
      put(comments, ply, remark.text());
      clocks.add(seconds(remark.clock()));
      times.add(seconds(remark.spent()));
      engines.add(remark.score());
      if (!move.variations().isEmpty()) {
        variations.put(ply, move.variations().stream().map(PageData::variation).toList());
      }
    }
    details.put("glyphs", glyphs).put("comments", comments).put("variations", variations);
    put(details, "clocks", series(clocks));
    put(details, "times", series(times));
    put(details, "engines", series(engines));
  }

  private static String series(List<String> values) {
    boolean any = values.stream().anyMatch(value -> !value.isEmpty());
    return any ? String.join(" ", values) : "";
  }

  private static String seconds(OptionalDouble seconds) {
    return seconds.isEmpty()
        ? ""
        : BigDecimal.valueOf(seconds.getAsDouble())
            .setScale(TIME_PLACES, RoundingMode.HALF_UP)
            .stripTrailingZeros()
            .toPlainString();
  }

  private static String glyphs(PgnMove move) {
    return move.nags().stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  /** A line of the input, with what is said in it by the number of the half-move in the line. */
  private static JsonObject variation(List<PgnMove> line) {
    JsonObject glyphs = new JsonObject();
    JsonObject comments = new JsonObject();
    JsonObject variations = new JsonObject();
    for (int i = 0; i < line.size(); i++) {
      PgnMove move = line.get(i);
      String ply = Integer.toString(i + 1);
      put(glyphs, ply, glyphs(move));
      put(comments, ply, Remark.of(move.comment()).text());
      if (!move.variations().isEmpty()) {
        variations.put(ply, move.variations().stream().map(PageData::variation).toList());
      }
    }
    return new JsonObject()
        .put("moves", packed(line.stream().map(PgnMove::move).toList()))
        .put("glyphs", glyphs)
        .put("comments", comments)
        .put("variations", variations);
  }
}
