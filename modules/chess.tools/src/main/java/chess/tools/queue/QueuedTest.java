package chess.tools.queue;

import java.util.List;

/**
 * One thing to do.
 *
 * @param name what it is called in reports; its files begin so
 * @param kind what is done
 * @param words the command line of that verb, with the defaults of the queue
 */
record QueuedTest(String name, Kind kind, List<String> words) {
  /** What can be queued. A gauntlet becomes one match for each opponent. */
  enum Kind {
    MATCH,
    SPSA
  }

  QueuedTest {
    words = List.copyOf(words);
  }
}
