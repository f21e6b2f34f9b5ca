package chess.blackbox;

/** What every line of the program must keep to, whatever the conversation is about. */
interface OutputRules {
  /** No rules. */
  OutputRules NONE =
      new OutputRules() {
        @Override
        public void said(String line) {}

        @Override
        public void heard(String line) {}
      };

  /** Takes note of what the program is told. */
  void said(String line);

  /** Looks at a line of the program; throws an {@link AssertionError} that tells what is wrong. */
  void heard(String line);
}
