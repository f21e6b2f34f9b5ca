package chess.tools.client;

import java.util.function.Consumer;

/** A well-behaved UCI engine but for what it does on {@code go}, which the test supplies. */
public final class UciScript implements ScriptedChannel.Script {
  /** Answers a {@code go}. */
  @FunctionalInterface
  public interface Search {
    /**
     * Thinks.
     *
     * @param position the last {@code position} command
     */
    void go(String position, ScriptedChannel engine);
  }

  private final Search search;
  private Consumer<ScriptedChannel> onStop = engine -> {};
  private String position = "position startpos";

  public UciScript(Search search) {
    this.search = search;
  }

  /** An engine with one move to play. */
  static UciScript playing(String... linesOfSearch) {
    return new UciScript(
        (position, engine) -> {
          for (String line : linesOfSearch) {
            engine.say(line);
          }
        });
  }

  UciScript onStop(Consumer<ScriptedChannel> action) {
    onStop = action;
    return this;
  }

  @Override
  public void hear(String line, ScriptedChannel engine) {
    if (line.equals("uci")) {
      engine.say("id name Scripted");
      engine.say("id author the test");
      engine.say("option name Hash type spin default 16 min 1 max 1024");
      engine.say("option name UCI_Chess960 type check default false");
      engine.say("option name Clear Hash type button");
      engine.say("uciok");
    } else if (line.equals("isready")) {
      engine.say("readyok");
    } else if (line.startsWith("position")) {
      position = line;
    } else if (line.startsWith("go")) {
      search.go(position, engine);
    } else if (line.equals("stop")) {
      onStop.accept(engine);
    }
  }
}
