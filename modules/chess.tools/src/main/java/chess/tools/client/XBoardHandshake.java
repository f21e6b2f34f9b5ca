package chess.tools.client;

import java.time.Duration;
import java.util.Map;

/** The first words with an XBoard engine: asks for its features and answers each. */
final class XBoardHandshake {
  /** Without any {@code done=} the engine is taken for one of protocol 1 after this time. */
  private static final long FEATURE_NANOS = Duration.ofSeconds(10).toNanos();

  /**
   * GNU Chess asks the system whether there is input while it holds a line in its own buffer: if
   * both first commands reach it at once, the second is not read before a third line comes.
   */
  private static final long NUDGE_NANOS = Duration.ofSeconds(2).toNanos();

  private static final long DONE_NANOS = Duration.ofSeconds(60).toNanos();

  private XBoardHandshake() {}

  /** Shakes hands; an engine that declares nothing is taken as it is. */
  static void shake(EngineChannel channel, XBoardFeatures features) throws EngineException {
    channel.send("xboard");
    channel.send("protover 2");
    long until = channel.now() + FEATURE_NANOS;
    TimedLine line = channel.receive(channel.now() + NUDGE_NANOS);
    if (line == null) {
      channel.send("");
      line = channel.receive(until);
    }
    while (line != null) {
      if (line.text().startsWith("feature ")) {
        Map<String, Boolean> verdicts = features.read(line.text());
        verdicts.forEach((name, fine) -> channel.send((fine ? "accepted " : "rejected ") + name));
        if (verdicts.containsKey("done")) {
          if (features.isOn("done", false)) {
            return;
          }
          until = channel.now() + DONE_NANOS;
        }
      }
      line = channel.receive(until);
    }
  }
}
