package chess.app.analyze;

import chess.app.json.JsonObject;
import chess.app.json.JsonText;
import chess.core.board.Color;
import chess.core.board.Position;
import chess.core.game.Opening;
import chess.core.game.Pgn;
import chess.core.game.PgnException;
import chess.core.game.PgnGame;
import chess.core.game.PgnMove;
import chess.core.game.PgnTags;
import chess.core.notation.CoordinateMove;
import chess.core.notation.MoveTextException;
import chess.core.notation.San;
import chess.search.SearchScore;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * An analysed game as one line of JSON: for scripts, and with all that is needed to write the game
 * in any other form without another search.
 */
final class GameJson {
  private GameJson() {}

  /** The record of a game that could not be read. */
  static String skipped(int number, String reason) {
    return new JsonObject().put("number", number).put("skipped", reason).toString();
  }

  static String of(AnalysedGame analysed) {
    PgnGame game = analysed.game();
    JsonObject object = new JsonObject().put("number", analysed.number());
    for (String tag : List.of(PgnTags.WHITE, PgnTags.BLACK, PgnTags.DATE)) {
      object.put(tag.toLowerCase(Locale.ROOT), game.tags().value(tag).orElse("?"));
    }
    object.put("result", game.result());
    analysed
        .opening()
        .ifPresent(opening -> object.put("eco", opening.eco()).put("opening", opening.name()));
    return object
        .put("complete", analysed.isComplete())
        .put("sides", List.of(analysed.side(Color.WHITE).json(), analysed.side(Color.BLACK).json()))
        .put("moves", moves(analysed))
        .put("positions", positions(analysed))
        .put("pgn", Pgn.format(game))
        .toString();
  }

  private static List<JsonObject> moves(AnalysedGame analysed) {
    List<JsonObject> moves = new ArrayList<>();
    Position position = analysed.game().start();
    for (AnalysedMove move : analysed.moves()) {
      int played = move.move().move();
      moves.add(
          new JsonObject()
              .put("san", San.format(position, played))
              .put("move", CoordinateMove.format(played, position.isChess960()))
              .put("accuracy", move.accuracy(), 1)
              .put("judgement", move.judgement().isBlame() ? move.judgement().word() : ""));
      position.make(played);
    }
    return moves;
  }

  private static List<JsonObject> positions(AnalysedGame analysed) {
    List<JsonObject> positions = new ArrayList<>();
    boolean chess960 = analysed.game().start().isChess960();
    for (Assessment assessment : analysed.assessments()) {
      int sign = assessment.sideToMove() == Color.WHITE ? 1 : -1;
      JsonObject object = new JsonObject();
      switch (assessment.score()) {
        case SearchScore.Centipawns centipawns ->
            object.put("cp", (long) sign * centipawns.value());
        case SearchScore.MateIn mate -> object.put("mate", (long) sign * mate.moves());
      }
      List<String> line =
          assessment.line().stream().map(move -> CoordinateMove.format(move, chess960)).toList();
      positions.add(object.put("line", String.join(" ", line)));
    }
    return positions;
  }

  /** A record that was read: a game, or the reason why there is none. */
  record Entry(int number, Optional<AnalysedGame> game, String skipped) {}

  /**
   * Reads a record.
   *
   * @throws IllegalArgumentException if it is none
   */
  static Entry parse(String line) {
    try {
      Map<String, Object> object = JsonText.parse(line);
      int number = field(object, "number", Double.class).intValue();
      if (object.get("skipped") instanceof String reason) {
        return new Entry(number, Optional.empty(), reason);
      }
      PgnGame game = Pgn.parse(field(object, "pgn", String.class)).getFirst();
      Optional<Opening> opening =
          object.get("eco") instanceof String eco
              ? Optional.of(new Opening(eco, field(object, "opening", String.class)))
              : Optional.empty();
      List<Assessment> assessments = assessments(game, field(object, "positions", List.class));
      return new Entry(
          number, Optional.of(AnalysedGame.of(number, game, assessments, opening)), "");
    } catch (ClassCastException | IndexOutOfBoundsException | MoveTextException | PgnException e) {
      throw new IllegalArgumentException("no record of an analysed game", e);
    }
  }

  private static List<Assessment> assessments(PgnGame game, List<?> values) {
    List<Assessment> assessments = new ArrayList<>();
    Position position = game.start();
    for (int i = 0; i < values.size(); i++) {
      Map<?, ?> value = (Map<?, ?>) values.get(i);
      int sign = position.sideToMove() == Color.WHITE ? 1 : -1;
      SearchScore score =
          value.get("cp") instanceof Double centipawns
              ? new SearchScore.Centipawns(sign * centipawns.intValue())
              : new SearchScore.MateIn(sign * field(value, "mate", Double.class).intValue());
      assessments.add(
          new Assessment(
              score, position.sideToMove(), line(position, field(value, "line", String.class))));
      if (i < game.moves().size()) {
        position.make(game.moves().get(i).move());
      }
    }
    if (assessments.isEmpty() || assessments.size() > game.moves().size() + 1) {
      throw new IllegalArgumentException("no record of an analysed game");
    }
    return assessments;
  }

  private static <T> T field(Map<?, ?> object, String name, Class<T> type) {
    if (!type.isInstance(object.get(name))) {
      throw new IllegalArgumentException("no record of an analysed game: " + name);
    }
    return type.cast(object.get(name));
  }

  private static List<Integer> line(Position start, String text) {
    List<Integer> line = new ArrayList<>();
    Position position = start.copy();
    for (String word : text.isEmpty() ? new String[0] : text.split(" ")) {
      line.add(CoordinateMove.parse(position, word));
      position.make(line.getLast());
    }
    return line;
  }

  /** Whether the record is of this game, not only of one with the same number. */
  static boolean isOf(AnalysedGame recorded, PgnGame game) {
    List<Integer> moves = game.moves().stream().map(PgnMove::move).toList();
    return recorded.game().tags().equals(game.tags())
        && recorded.game().moves().stream().map(PgnMove::move).toList().equals(moves);
  }
}
