package chess.protocol;

/**
 * The log of a conversation. The sessions know only this interface, so that no logging library is
 * loaded before somebody asks for a log: that would cost more than the rest of the start.
 */
public interface Traffic {
  /** A line came in. */
  void received(String line);

  /** A line went out. */
  void sent(String line);

  /** Something worth knowing when reading the log later, such as input that made no sense. */
  void note(String text);

  /** Something went wrong inside. */
  void failure(String text, Throwable cause);

  /**
   * Writes to this file from now on; an empty name ends the log.
   *
   * @return what the user should be told, empty if all went well
   */
  String logTo(String file);

  /** Nothing is written. */
  Traffic SILENT =
      new Traffic() {
        @Override
        public void received(String line) {}

        @Override
        public void sent(String line) {}

        @Override
        public void note(String text) {}

        @Override
        public void failure(String text, Throwable cause) {}

        @Override
        public String logTo(String file) {
          return file.isEmpty() ? "" : "this program cannot write a log";
        }
      };
}
