package chess.core.game;

import chess.core.file.Reason;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A game of a PGN text cannot be read; says which one, where and why. */
public final class PgnException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int gameNumber;
  private final int line;
  private final transient @Nullable PgnGame legalPart;

  PgnException(int gameNumber, int line, String reason) {
    this("game " + gameNumber + ", line " + line + ": " + reason, gameNumber, line, null);
  }

  private PgnException(String message, int gameNumber, int line, @Nullable PgnGame legalPart) {
    super(message);
    this.gameNumber = gameNumber;
    this.line = line;
    this.legalPart = legalPart;
  }

  PgnException withLegalPart(Optional<PgnGame> part) {
    return new PgnException(Reason.of(this), gameNumber, line, part.orElse(null));
  }

  /** Counted from 1. */
  public int gameNumber() {
    return gameNumber;
  }

  /** The game up to what could not be read, if there are moves before it. */
  public Optional<PgnGame> legalPart() {
    return Optional.ofNullable(legalPart);
  }

  /** The line of the text, counted from 1. */
  public int line() {
    return line;
  }
}
