package chess.protocol.xboard;

import chess.core.notation.MoveTextException;

/** Why something that was said is not done. Each voice has its own words for it. */
public sealed interface Refusal {
  /** Nothing that we know. */
  record UnknownCommand(String line) implements Refusal {}

  /** A known word whose parameter is missing or makes no sense. */
  record BadParameter(String line) implements Refusal {}

  record UnknownOption(String name) implements Refusal {}

  record BadOptionValue(String name, String value) implements Refusal {}

  /** Rules that we do not play by. */
  record UnsupportedVariant(String name) implements Refusal {}

  /** A command that makes sense at other times. */
  record NotNow(String command) implements Refusal {}

  /** A move that cannot be made: it is illegal, or it may mean more than one. */
  record WrongMove(String text, MoveTextException.Reason reason) implements Refusal {}

  /** A move while we think about ours. */
  record NotYourTurn(String text) implements Refusal {}

  /** A move on a board that is no position. */
  record NoLegalPosition(String text) implements Refusal {}

  /** A board was set up that is no position. */
  record IllegalPosition(String fen, String reason) implements Refusal {}
}
