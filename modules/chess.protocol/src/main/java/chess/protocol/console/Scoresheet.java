package chess.protocol.console;

import chess.core.board.Color;
import chess.core.game.Game;
import chess.core.game.Opening;
import chess.core.game.PgnGame;
import chess.core.game.PgnMove;
import chess.core.game.PgnTags;
import chess.protocol.xboard.Answers;
import chess.protocol.xboard.CurrentGame;
import chess.protocol.xboard.GameOver;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What a written game tells besides the moves: who played, when, and how it ended; and, for a game
 * that was read from a file, all that stood there.
 */
final class Scoresheet {
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT);
  private static final String GOES_ON = "*";

  /** A game of a file, and the moves that are played on from it. */
  private record Loaded(PgnGame written, Game played) {}

  private final String ourName;
  private String personName = "Human";
  private Optional<Loaded> loaded = Optional.empty();

  Scoresheet(String ourName) {
    this.ourName = ourName;
  }

  void personName(String name) {
    if (!name.isEmpty()) {
      personName = name;
    }
  }

  /** The moves to go on with come from a game of a file. */
  Game load(PgnGame written) {
    Game played = written.game();
    loaded = Optional.of(new Loaded(written, played));
    return played;
  }

  /** The game as it is to be written. */
  PgnGame write(CurrentGame game, Optional<Opening> opening) {
    Game moves = game.game();
    // A game that was begun since then has nothing to do with the one of the file.
    return loaded
        .filter(from -> from.played() == moves)
        .map(from -> goneOn(from.written(), game))
        .orElseGet(() -> withMovesBefore(PgnGame.of(moves, tags(game, opening)), game.stages()));
  }

  /**
   * Games know no null moves: what was played after the last one is the game, and what was played
   * before is told at its beginning.
   */
  private static PgnGame withMovesBefore(PgnGame last, List<Game> stages) {
    if (stages.size() == 1) {
      return last;
    }
    List<Game> upToNow = new ArrayList<>(stages);
    upToNow.set(stages.size() - 1, new Game(stages.getLast().startPosition()));
    String before = String.join(" ", Answers.history(upToNow));
    return new PgnGame(last.tags(), "after " + before, last.moves(), last.result());
  }

  private PgnTags tags(CurrentGame game, Optional<Opening> opening) {
    PgnTags tags =
        PgnTags.unknown()
            .with(PgnTags.EVENT, "Console game")
            .with(PgnTags.DATE, LocalDate.now(ZoneId.systemDefault()).format(DATE))
            .with(PgnTags.WHITE, name(game, Color.WHITE))
            .with(PgnTags.BLACK, name(game, Color.BLACK))
            .with(PgnTags.RESULT, result(game));
    return opening.map(tags::with).orElse(tags);
  }

  private static String result(CurrentGame game) {
    return game.end().map(GameOver::result).orElse(GOES_ON);
  }

  private String name(CurrentGame game, int color) {
    return game.isOurs(color) ? ourName : personName;
  }

  /**
   * What stood in the file as far as the moves are the same; where they part, the moves of the file
   * become a variation.
   */
  private static PgnGame goneOn(PgnGame written, CurrentGame game) {
    List<Integer> played = game.game().moves();
    List<PgnMove> before = written.moves();
    int common = 0;
    while (common < played.size()
        && common < before.size()
        && played.get(common) == before.get(common).move()) {
      common++;
    }
    List<PgnMove> moves = new ArrayList<>(before.subList(0, common));
    for (int i = common; i < played.size(); i++) {
      PgnMove move = PgnMove.of(played.get(i));
      boolean parts = i == common && common < before.size();
      moves.add(parts ? move.withVariation(before.subList(common, before.size())) : move);
    }
    boolean same = common == played.size() && common == before.size();
    String result = same && !game.isEndedByPlayers() ? written.result() : result(game);
    return new PgnGame(
        written.tags().with(PgnTags.RESULT, result), written.comment(), moves, result);
  }
}
