package chess.core.game;

import chess.core.board.Color;
import chess.core.board.Position;
import chess.core.notation.Excerpt;
import chess.core.notation.Fen;
import chess.core.notation.MoveText;
import chess.core.notation.MoveTextException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

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

  /** Deeper variations are dropped, because whoever handles them calls himself for each level. */
  private static final int MAX_DEPTH = 32;

  private final Map<String, String> tags = new LinkedHashMap<>();
  private Position position = Fen.start();

  /** The line of the game, last, and the open variations, innermost first. */
  private final Deque<PgnLine> lines = new ArrayDeque<>(List.of(new PgnLine()));

  /** How many open variations are dropped. */
  private int dropped;

  /** Whether neither a tag nor a move has come. */
  boolean isEmpty() {
    return tags.isEmpty() && lines.getLast().isEmpty();
  }

  boolean hasEvent() {
    return tags.containsKey(PgnTags.EVENT);
  }

  /**
   * @throws IllegalArgumentException if the tag asks for a position or rules that cannot be
   */
  void tag(String name, String value) {
    // A remark before the tags stands between the games and belongs to none.
    lines.getLast().forgetComment();
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
    if (isListening()) {
      lines.getFirst().comment(text);
    }
  }

  void nag(int nag) {
    if (isListening()) {
      lines.getFirst().nag(nag);
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
   * @throws chess.core.notation.MoveTextException if it is not one legal move of the game; a
   *     variation just ends there
   */
  void move(String text) {
    if (!isListening()) {
      return;
    }
    try {
      int move = MoveText.parse(position, text);
      lines.getFirst().move(move);
      position.make(move);
    } catch (MoveTextException e) {
      if (lines.size() == 1) {
        throw e;
      }
      lines.getFirst().breakOff();
    }
  }

  void startVariation() {
    if (!isListening() || lines.getFirst().isEmpty() || lines.size() > MAX_DEPTH) {
      dropped++;
    } else {
      position.unmake();
      lines.addFirst(new PgnLine());
    }
  }

  void endVariation() {
    if (dropped > 0) {
      dropped--;
      return;
    }
    PgnLine variation = lines.removeFirst();
    for (int i = 0; i < variation.length(); i++) {
      position.unmake();
    }
    PgnLine line = lines.getFirst();
    position.make(line.lastMove());
    line.variation(variation);
  }

  private boolean isListening() {
    return dropped == 0 && !lines.getFirst().isBrokenOff();
  }

  /** What has been read of the game, if moves are among it. */
  Optional<PgnGame> legalPart() {
    return lines.getLast().isEmpty() ? Optional.empty() : Optional.of(build(null));
  }

  /** The number of the next move as PGN writes it. */
  String moveNumber() {
    return position.fullmoveNumber() + (position.sideToMove() == Color.WHITE ? "." : "...");
  }

  /**
   * @param result what ended the moves, null if nothing did
   */
  PgnGame build(@Nullable String result) {
    PgnLine game = lines.getLast();
    List<PgnMove> moves = game.finish();
    String tagged = tags.getOrDefault(PgnTags.RESULT, PgnGame.UNFINISHED);
    String known = PgnGame.RESULTS.contains(tagged) ? tagged : PgnGame.UNFINISHED;
    String outcome = result == null || result.equals(PgnGame.UNFINISHED) ? known : result;
    return new PgnGame(PgnTags.of(tags), game.firstComment(), moves, outcome);
  }
}
