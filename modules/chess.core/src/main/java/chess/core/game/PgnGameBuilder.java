package chess.core.game;

import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.notation.Excerpt;
import chess.core.notation.Fen;
import chess.core.notation.MoveText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** One game while it is being read: collects tags, moves and remarks, and plays the moves. */
final class PgnGameBuilder {
  private static final Set<String> VARIANTS =
      Set.of(
          "standard",
          "chess",
          "normal",
          "fromposition",
          "chess960",
          "fischerandom",
          "fischerrandom");

  /** The glyphs one to six in the order of their numbers. */
  private static final List<String> SUFFIXES = List.of("!", "?", "!!", "??", "!?", "?!");

  private final Map<String, String> tags = new LinkedHashMap<>();
  private final List<PgnMove> moves = new ArrayList<>();
  private Position position = Fen.start();
  private String gameComment = "";
  private int pendingMove = Move.NONE;
  private final List<Integer> pendingNags = new ArrayList<>();
  private final StringBuilder pendingComment = new StringBuilder();

  /** Whether neither a tag nor a move has come. */
  boolean isEmpty() {
    return tags.isEmpty() && pendingMove == Move.NONE;
  }

  boolean hasEvent() {
    return tags.containsKey(PgnTags.EVENT);
  }

  /**
   * @throws IllegalArgumentException if the tag asks for a position or rules that cannot be
   */
  void tag(String name, String value) {
    // A remark before the tags stands between the games and belongs to none.
    pendingComment.setLength(0);
    tags.put(name, value);
    if (name.equals(PgnTags.FEN)) {
      position = Fen.parse(value);
    }
    if (name.equals(PgnTags.VARIANT)) {
      String variant = value.replaceAll("[ _-]", "").toLowerCase(Locale.ROOT);
      if (!VARIANTS.contains(variant)) {
        throw new IllegalArgumentException("unknown variant " + Excerpt.of(value));
      }
    }
  }

  void comment(String text) {
    String stripped = text.strip();
    if (!stripped.isEmpty()) {
      pendingComment.append(pendingComment.isEmpty() ? "" : " ").append(stripped);
    }
  }

  void nag(int nag) {
    if (pendingMove != Move.NONE) {
      pendingNags.add(nag);
    }
  }

  /** Praise or blame as text; what has no number is dropped. */
  void suffix(String suffix) {
    int index = SUFFIXES.indexOf(suffix);
    if (index >= 0) {
      nag(index + 1);
    }
  }

  /**
   * @throws chess.core.notation.MoveTextException if it is not one legal move
   */
  void move(String text) {
    int move = MoveText.parse(position, text);
    finishMove();
    pendingMove = move;
    position.make(move);
  }

  /** The number of the next move as PGN writes it. */
  String moveNumber() {
    return position.fullmoveNumber() + (position.sideToMove() == Color.WHITE ? "." : "...");
  }

  /**
   * @param result what ended the moves, null if nothing did
   */
  PgnGame build(String result) {
    finishMove();
    String tagged = tags.getOrDefault(PgnTags.RESULT, PgnGame.UNFINISHED);
    boolean definite = result != null && !result.equals(PgnGame.UNFINISHED);
    String known = PgnGame.RESULTS.contains(tagged) ? tagged : PgnGame.UNFINISHED;
    return new PgnGame(PgnTags.of(tags), gameComment, moves, definite ? result : known);
  }

  private void finishMove() {
    if (pendingMove == Move.NONE) {
      gameComment = pendingComment.toString();
    } else {
      moves.add(new PgnMove(pendingMove, pendingNags, pendingComment.toString(), List.of()));
    }
    pendingNags.clear();
    pendingComment.setLength(0);
  }
}
