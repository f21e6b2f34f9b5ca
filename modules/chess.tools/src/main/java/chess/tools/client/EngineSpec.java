package chess.tools.client;

import java.io.File;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How to start and treat an engine.
 *
 * @param name what reports call it
 * @param command program and arguments
 * @param directory where to start it, null for here
 * @param protocol which language it speaks
 * @param options settings by name, as the engine declares them
 * @param control its time control
 * @param marginMillis how far it may overstep its time unpunished
 * @param restart whether each game gets a fresh process
 * @param strict whether every line of thought is checked, not only the last of each search
 * @param probe whether it is asked for a sign of life in the middle of each search
 */
public record EngineSpec(
    String name,
    List<String> command,
    @Nullable File directory,
    Protocol protocol,
    Map<String, String> options,
    TimeControl control,
    long marginMillis,
    boolean restart,
    boolean strict,
    boolean probe) {
  /** The languages of engines. */
  public enum Protocol {
    UCI,
    XBOARD
  }
}
