package chess.protocol.console;

import chess.core.board.Color;
import chess.core.game.RuleOutcome;
import chess.protocol.xboard.CurrentGame;
import chess.protocol.xboard.XBoardPlayer;
import java.util.Optional;

/** Who sits at the board: a person and we, we alone, or two people; and how that changes. */
final class Seats {
  static final String NEW_GAME = "A new game.";

  /** A person's move and our answer. */
  private static final int MOVE_PAIR = 2;

  private final XBoardPlayer player;
  private final CurrentGame game;
  private final ConsoleVoice voice;
  private final ConsoleOutput output;
  private final ChessClocks clocks;
  private ConsoleMode mode = ConsoleMode.PLAY;

  Seats(
      XBoardPlayer player,
      CurrentGame game,
      ConsoleVoice voice,
      ConsoleOutput output,
      ChessClocks clocks) {
    this.player = player;
    this.game = game;
    this.voice = voice;
    this.output = output;
    this.clocks = clocks;
  }

  /** Whether a person plays against us. */
  boolean areShared() {
    return mode == ConsoleMode.PLAY;
  }

  boolean areForPeople() {
    return mode == ConsoleMode.PEOPLE;
  }

  boolean weAreAlone() {
    return mode == ConsoleMode.WATCH;
  }

  /** We play against a person from now on, which needs no words. */
  void share() {
    mode = ConsoleMode.PLAY;
    voice.seat(personColor());
  }

  /** The side of the person who plays against us. */
  private int personColor() {
    return game.isOurs(Color.WHITE) ? Color.BLACK : Color.WHITE;
  }

  /** The same players again, with the colours changed if one of them is a person. */
  void rematch(long nanos) {
    ConsoleMode before = mode;
    int color = Color.opposite(personColor());
    player.newGame(nanos);
    clocks.reset();
    switch (before) {
      case PLAY -> newGame(color, nanos);
      case PEOPLE -> {
        player.force();
        begin(ConsoleMode.PEOPLE, NEW_GAME);
      }
      case WATCH -> {
        begin(ConsoleMode.WATCH, NEW_GAME);
        clocks.deal(game.sideToMove());
        player.playBoth(nanos);
      }
    }
  }

  /** A new game in which the person has this side. */
  void newGame(int color, long nanos) {
    player.force();
    player.newGame(nanos);
    clocks.reset();
    sit(color, nanos);
    begin(ConsoleMode.PLAY, NEW_GAME);
  }

  /** If we play alone, that ends without a word. */
  void leaveAlone() {
    if (weAreAlone()) {
      mode = ConsoleMode.PEOPLE;
    }
  }

  /** Says who plays whom from now on. */
  void begin(ConsoleMode chosen, String greeting) {
    mode = chosen;
    player.playOn();
    if (chosen == ConsoleMode.PLAY) {
      voice.seat(personColor());
    }
    String roles =
        switch (chosen) {
          case PEOPLE -> "You play both sides; I see to the rules.";
          case WATCH -> "I play both sides; type stop to end that.";
          case PLAY ->
              game.isOurs(Color.WHITE)
                  ? "You have Black, I have White."
                  : "You have White, I have Black.";
        };
    output.line(greeting.isEmpty() ? roles : greeting + " " + roles);
    voice.showBoard();
  }

  /** Goes on with what is on the board: the person has the move, unless two people play. */
  void resume(long nanos) {
    if (game.isAnalysed()) {
      voice.showBoard();
    } else if (areForPeople()) {
      player.force();
      begin(ConsoleMode.PEOPLE, "");
    } else {
      sit(game.sideToMove(), nanos);
      begin(ConsoleMode.PLAY, "");
    }
    RuleOutcome outcome = game.outcome();
    if (outcome != RuleOutcome.ONGOING && !game.isAnalysed()) {
      voice.gameOver(outcome);
    }
  }

  /** {@code mode WORD}. */
  void choose(String word, long nanos) {
    Optional<ConsoleMode> chosen = ConsoleMode.of(word);
    if (chosen.isEmpty()) {
      output.line("Please say: " + ConsoleMode.USAGE + ".");
      return;
    }
    switch (chosen.get()) {
      case PLAY -> takeSide(game.sideToMove(), nanos);
      case PEOPLE -> {
        player.force();
        begin(ConsoleMode.PEOPLE, "");
      }
      case WATCH -> {
        begin(ConsoleMode.WATCH, "");
        clocks.deal(game.sideToMove());
        player.playBoth(nanos);
      }
    }
  }

  /** The person takes this side and we the other one, which may have to move now. */
  void takeSide(int color, long nanos) {
    player.force();
    sit(color, nanos);
    begin(ConsoleMode.PLAY, "");
  }

  private void sit(int color, long nanos) {
    clocks.deal(Color.opposite(color));
    if (game.sideToMove() == color) {
      player.playOther(nanos);
    } else {
      player.go(nanos);
    }
  }

  /**
   * Back to the person's turn: one half-move while we think, two when we have answered. What the
   * players have agreed on is taken back first.
   */
  void takeBack(long nanos) {
    boolean ourAnswerToo = areShared() && !game.isOurs(game.sideToMove());
    int plies = ourAnswerToo && !game.isAnalysed() ? MOVE_PAIR : 1;
    if (weAreAlone()) {
      endSelfPlay();
    }
    if (player.takeBack(game.isEndedByPlayers() ? 0 : plies, nanos)) {
      voice.showBoard();
    } else {
      output.line("There is nothing to take back.");
    }
  }

  /** Ends what is going on: our thinking with a move, everything else at once. */
  void stop(long nanos) {
    if (game.isAnalysed()) {
      player.force();
      resume(nanos);
    } else if (weAreAlone()) {
      endSelfPlay();
      output.line("I stop here. You play both sides now; type go and I take the side to move.");
    } else {
      player.moveNow();
      player.dropQuestion();
    }
  }

  /** Ends what would never end by itself. */
  void endSelfPlay() {
    if (game.isAnalysed() || weAreAlone()) {
      player.force();
      mode = ConsoleMode.PEOPLE;
    }
  }
}
