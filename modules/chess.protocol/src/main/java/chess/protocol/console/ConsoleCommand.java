package chess.protocol.console;

import chess.protocol.xboard.XBoardCommand;

/** What a person can say at the console: XBoard's commands, and some that only people need. */
sealed interface ConsoleCommand {
  /** An empty line, or a comment. */
  record Nothing() implements ConsoleCommand {}

  /** {@code help}, possibly about a topic. */
  record Help(String topic) implements ConsoleCommand {}

  /** {@code show}: draw the board. */
  record Show() implements ConsoleCommand {}

  /** {@code flip}: turn the board round. */
  record Flip() implements ConsoleCommand {}

  /** {@code pieces letters} or {@code pieces figures}. */
  record Pieces(boolean figures) implements ConsoleCommand {}

  /** {@code new white}, {@code new black}: a new game in which the person has this side. */
  record NewGame(int color) implements ConsoleCommand {}

  /** {@code rematch}: a new game with the colours changed. */
  record Rematch() implements ConsoleCommand {}

  /** {@code clock}: what do the clocks show? */
  record AskClocks() implements ConsoleCommand {}

  /** {@code eval}: how good is this for whom, and why? */
  record Judge() implements ConsoleCommand {}

  /** {@code save FILE}. */
  record Save(String file) implements ConsoleCommand {}

  /** {@code load FILE}, {@code load FILE 3} or {@code load FEN}. */
  record Load(String source) implements ConsoleCommand {}

  /** {@code mode WORD}: who plays whom; empty asks. */
  record ChooseMode(String word) implements ConsoleCommand {}

  /** {@code white} or {@code black}: the side that the person takes. */
  record TakeSide(int color) implements ConsoleCommand {}

  /** {@code elo N}, {@code elo off}; empty asks. */
  record Elo(String value) implements ConsoleCommand {}

  /** {@code book on}, {@code book off}, {@code book FILE}; empty asks. */
  record Book(String word) implements ConsoleCommand {}

  /** {@code opening}: asks for its name; with a file, where to take names from. */
  record NameOpening(String file) implements ConsoleCommand {}

  /** {@code level} alone: asks for the time control. */
  record AskLevel() implements ConsoleCommand {}

  /** {@code undo}: back to the person's last turn. */
  record TakeBack() implements ConsoleCommand {}

  /** {@code resign}: the person gives up. */
  record Resign() implements ConsoleCommand {}

  /** {@code result 1-0}: how the game ended, as somebody says; empty if nothing was said. */
  record Result(String result) implements ConsoleCommand {}

  /** {@code stop}: end what is going on. */
  record Stop() implements ConsoleCommand {}

  /** {@code quit} or {@code exit}. */
  record Leave() implements ConsoleCommand {}

  /** A command that XBoard has too. */
  record Shared(XBoardCommand command) implements ConsoleCommand {}

  /** Something that has a form we do not understand; says how it should look. */
  record Misused(String usage) implements ConsoleCommand {}

  /** Nothing that we know. */
  record Unknown(String word) implements ConsoleCommand {}
}
