package chess.tools.client;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * An engine that is a piece of the test: every line sent is handed to a script, which answers at
 * once or after some time on a clock that only listening moves on.
 */
public final class ScriptedChannel implements EngineChannel {
  /** What the engine does when it hears a line. */
  @FunctionalInterface
  public interface Script {
    void hear(String line, ScriptedChannel engine);
  }

  private static final long NANOS_PER_MILLI = 1_000_000;

  private final Script script;
  private final Deque<TimedLine> lines = new ArrayDeque<>();
  private final List<String> heard = new ArrayList<>();
  private long now;
  private long delayMillis;
  private boolean dead;
  private boolean closed;

  public ScriptedChannel(Script script) {
    this.script = script;
  }

  public void say(String text) {
    lines.add(new TimedLine(text, now + delayMillis * NANOS_PER_MILLI));
  }

  /** Lets time pass before whatever is said next. */
  public ScriptedChannel after(long millis) {
    delayMillis = millis;
    return this;
  }

  /** Ends the process after what has been said. */
  public void die() {
    dead = true;
  }

  public List<String> heard() {
    return heard;
  }

  public boolean isClosed() {
    return closed;
  }

  @Override
  public void send(String line) {
    heard.add(line);
    if (!dead) {
      delayMillis = 0;
      script.hear(line, this);
    }
  }

  @Override
  public TimedLine receive(long untilNanos) throws EngineException {
    TimedLine line = lines.peek();
    if (line != null && line.nanos() <= Math.max(now, untilNanos)) {
      now = Math.max(now, line.nanos());
      return lines.poll();
    }
    if (dead && line == null) {
      throw new EngineException(EngineException.Kind.ENDED, "process ended with code 1");
    }
    now = Math.max(now, untilNanos);
    return null;
  }

  @Override
  public boolean isOpen() {
    return !dead || !lines.isEmpty();
  }

  @Override
  public long now() {
    return now;
  }

  @Override
  public void close() {
    closed = true;
  }
}
