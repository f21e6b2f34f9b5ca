package chess.core.game;

import chess.core.board.Position;
import chess.core.notation.Excerpt;
import chess.core.notation.Fen;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A game as PGN knows it. Where it starts is told by its FEN tag.
 *
 * @param tags who, where, when, and from which position
 * @param comment the remark before the first move, empty if none
 * @param moves the moves with what is said about them
 * @param result {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}; agrees with the tag
 */
public record PgnGame(PgnTags tags, String comment, List<PgnMove> moves, String result) {
  static final String DRAW = "1/2-1/2";
  static final String UNFINISHED = "*";
  static final Set<String> RESULTS = Set.of("1-0", "0-1", DRAW, UNFINISHED);

  private static final String CHESS960 = "Chess960";

  public PgnGame {
    if (!RESULTS.contains(result)) {
      throw new IllegalArgumentException(Excerpt.of(result) + " is no result");
    }
    tags = tags.with(PgnTags.RESULT, result);
    if (tags.value(PgnTags.FEN).isPresent()) {
      // Readers may ignore the position without it.
      tags = tags.with(PgnTags.SET_UP, "1");
    }
    moves = List.copyOf(moves);
  }

  /**
   * A game played here: tags for its start position are added where it is not the usual one. The
   * result is the board's if the game has ended there by itself, else the one of the tags, since
   * games also end by a claim, by resignation, on time or by agreement.
   */
  public static PgnGame of(Game game, PgnTags tags) {
    List<PgnMove> moves = new ArrayList<>();
    for (int move : game.moves()) {
      moves.add(PgnMove.of(move));
    }
    RuleOutcome outcome = game.outcome();
    String tagged = tags.value(PgnTags.RESULT).orElse(UNFINISHED);
    boolean byItself = outcome.isOver() && !outcome.isClaimable();
    String result = byItself ? outcome.result() : tagged;
    return new PgnGame(withStart(tags, game.startPosition()), "", moves, result);
  }

  private static PgnTags withStart(PgnTags tags, Position start) {
    String fen = Fen.format(start);
    if (fen.equals(Fen.START)) {
      return tags;
    }
    boolean needsVariant = start.isChess960() && tags.value(PgnTags.VARIANT).isEmpty();
    PgnTags named = needsVariant ? tags.with(PgnTags.VARIANT, CHESS960) : tags;
    return named.with(PgnTags.SET_UP, "1").with(PgnTags.FEN, fen);
  }

  /** A fresh copy of the position before the first move. */
  public Position start() {
    return tags.value(PgnTags.FEN).map(Fen::parse).orElseGet(Fen::start);
  }

  /** The same moves as a game to go on with. */
  public Game game() {
    Game game = new Game(start());
    for (PgnMove move : moves) {
      game.play(move.move());
    }
    return game;
  }

  /** The same game with other moves or remarks on them. */
  public PgnGame withMoves(List<PgnMove> annotated) {
    return new PgnGame(tags, comment, annotated, result);
  }
}
