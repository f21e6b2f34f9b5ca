package chess.app.analyze;

import chess.app.json.JsonObject;
import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.Position;
import chess.core.board.Square;
import chess.core.game.Outcome;
import chess.core.game.PgnGame;
import chess.core.game.PgnMove;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.core.notation.San;
import java.util.ArrayList;
import java.util.List;

/**
 * An analysed game as the script of the page wants it: everything that needs the rules of chess is
 * worked out here, so that the script only has to put men on squares.
 */
final class GameJson {
  /** The best line is shown for every position, so it is kept short. */
  private static final int MAX_LINE = 10;

  private static final int POINT_PLACES = 3;
  private static final List<String> MOVE_GLYPHS = List.of("", "!", "?", "!!", "??", "!?", "?!");

  private final AnalysedGame analysed;
  private final PgnGame game;

  private GameJson(AnalysedGame analysed) {
    this.analysed = analysed;
    game = analysed.game();
  }

  static String of(AnalysedGame analysed) {
    return new GameJson(analysed).object();
  }

  private String object() {
    JsonObject object = new JsonObject().put("number", analysed.number());
    for (String tag : List.of("White", "Black", "WhiteElo", "BlackElo", "Event", "Site", "Date")) {
      object.put(tag, known(tag));
    }
    Position start = game.start();
    return object
        .put("result", game.result())
        .put("opening", opening())
        .put("complete", analysed.isComplete())
        .put("ending", ending())
        .put("board", Fen.format(start).split(" ")[0])
        .put("firstNumber", start.fullmoveNumber())
        .put("blackFirst", start.sideToMove() == Color.BLACK)
        .put("comment", CommentText.withoutCommands(game.comment()))
        .put("sides", List.of(side(Color.WHITE), side(Color.BLACK)))
        .put("moves", moves())
        .put("positions", positions())
        .toString();
  }

  /** A tag's value, empty if the tag only says that nobody knows. */
  private String known(String tag) {
    String value = game.tags().value(tag).orElse("");
    return value.replaceAll("[?.\\-]", "").isBlank() ? "" : value;
  }

  private String opening() {
    String tagged = (known("ECO") + " " + known("Opening")).strip();
    return known("Opening").isEmpty()
        ? analysed.opening().map(Object::toString).orElse(tagged)
        : tagged;
  }

  /** How the game ended on the board, empty if it was ended by the players. */
  private String ending() {
    Outcome outcome = game.game().outcome();
    boolean agrees = outcome.result().equals(game.result());
    return outcome.isOver() && agrees ? outcome.description() : "";
  }

  private JsonObject side(int color) {
    SideSummary side = analysed.side(color);
    return new JsonObject()
        .put("moves", side.moves())
        .put("accuracy", side.accuracy(), 1)
        .put("loss", Math.round(side.centipawnLoss()))
        .put("inaccuracies", side.count(Judgement.INACCURACY))
        .put("mistakes", side.count(Judgement.MISTAKE))
        .put("blunders", side.count(Judgement.BLUNDER));
  }

  private List<JsonObject> moves() {
    List<JsonObject> moves = new ArrayList<>();
    Position position = game.start();
    for (int i = 0; i < game.moves().size(); i++) {
      PgnMove move = game.moves().get(i);
      Judgement judgement =
          i < analysed.moves().size() ? analysed.moves().get(i).judgement() : Judgement.FINE;
      moves.add(
          step(position, move.move())
              .put("kind", judgement.isBlame() ? judgement.word() : "")
              .put("mark", judgement.isBlame() ? judgement.mark() : mark(move))
              .put("comment", CommentText.withoutCommands(move.comment())));
    }
    return moves;
  }

  private static String mark(PgnMove move) {
    for (int nag : move.nags()) {
      if (nag < MOVE_GLYPHS.size()) {
        return MOVE_GLYPHS.get(nag);
      }
    }
    return "";
  }

  private List<JsonObject> positions() {
    List<JsonObject> positions = new ArrayList<>();
    Position position = game.start();
    for (int i = 0; i < analysed.assessments().size(); i++) {
      Assessment assessment = analysed.assessments().get(i);
      List<JsonObject> line = new ArrayList<>();
      Position ahead = position.copy();
      for (int move : assessment.line().subList(0, Math.min(MAX_LINE, assessment.line().size()))) {
        line.add(step(ahead, move));
      }
      positions.add(
          new JsonObject()
              .put("eval", assessment.text())
              .put("points", assessment.expectedPoints(Color.WHITE, position), POINT_PLACES)
              .put("line", line));
      if (i < game.moves().size()) {
        position.make(game.moves().get(i).move());
      }
    }
    return positions;
  }

  /** A move and what it changes; plays it. */
  private static JsonObject step(Position position, int move) {
    String san = San.format(position, move);
    String squares = CoordinateMove.format(move, position.isChess960());
    Position before = position.copy();
    position.make(move);
    return new JsonObject()
        .put("san", san)
        .put("squares", squares)
        .put("change", change(before, position));
  }

  /** The squares that differ with what stands there now: {@code e2-e4P} for the move e2-e4. */
  private static String change(Position before, Position after) {
    StringBuilder change = new StringBuilder();
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = after.pieceAt(square);
      if (piece != before.pieceAt(square)) {
        change.append(Square.name(square));
        change.append(piece == Piece.NONE ? '-' : Piece.letter(piece));
      }
    }
    return change.toString();
  }
}
