package chess.tools.client;

/** The engine cannot go on: it ended, or it does not answer. */
public final class EngineException extends Exception {
  private static final long serialVersionUID = 1L;

  /** How it failed. */
  public enum Kind {
    /** It could not be started, or its first words were not understood. */
    START,
    /** Its process ended or its output was closed. */
    ENDED,
    /** It runs but does not answer. */
    SILENT
  }

  private final Kind kind;

  public EngineException(Kind kind, String message) {
    super(message);
    this.kind = kind;
  }

  public Kind kind() {
    return kind;
  }
}
